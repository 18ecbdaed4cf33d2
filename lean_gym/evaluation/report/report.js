"use strict";
(() => {
  const PAGE = 200;
  const byId = (id) => document.getElementById(id);
  const raw = (id) => { const node = byId(id); return node ? node.textContent : ""; };
  const read = (id) => JSON.parse(raw(id));
  const meta = read("meta"), problems = read("problems"), rows = read("rows");
  const [PLACE, SAMPLE, TURN, STATUS, SOLVED, LENGTH, KIND, SHOWN] = [0, 1, 2, 3, 4, 5, 6, 7];

  // --- text, as text only ---

  // What does not show, or changes the direction of writing, is shown by its code point.
  const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ud800-\udfff]/u;
  const HIDDEN_ALL = new RegExp(HIDDEN.source, "gu");
  function appendText(node, text, className) {
    const into = className ? element("span", className) : node;
    if (HIDDEN.test(text)) {
      let at = 0;
      for (const match of text.matchAll(HIDDEN_ALL)) {
        into.append(document.createTextNode(text.slice(at, match.index)));
        const code = match[0].codePointAt(0);
        const shown = code < 32 ? String.fromCharCode(0x2400 + code)
          : "U+" + code.toString(16).toUpperCase().padStart(4, "0");
        const mark = element("span", "control");
        mark.append(document.createTextNode(shown));
        into.append(mark);
        at = match.index + match[0].length;
      }
      into.append(document.createTextNode(text.slice(at)));
    } else {
      into.append(document.createTextNode(text));
    }
    if (className) node.append(into);
    return node;
  }
  function element(tag, className, text) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text !== undefined) appendText(node, String(text));
    return node;
  }

  // --- Lean text, its colours and the messages at their lines ---

  function codeView(text, runs, diagnostics) {
    const view = element("div", "code");
    const lines = text.split("\n");
    const starts = [];
    let offset = 0;
    for (const line of lines) { starts.push(offset); offset += line.length + 1; }
    const marks = [], messages = new Map();
    for (const diagnostic of diagnostics) {
      const [severity, start, end] = diagnostic;
      if (!start) continue;
      if (!messages.has(start[0])) messages.set(start[0], []);
      messages.get(start[0]).push(diagnostic);
      if (severity === "error") {
        const from = starts[start[0] - 1] + start[1];
        let to = end ? starts[end[0] - 1] + end[1] : from + 1;
        if (to <= from) to = from + 1;
        marks.push([from, Math.min(to, starts[start[0] - 1] + lines[start[0] - 1].length)]);
      }
    }
    let run = 0, runEnd = runs.length ? runs[0] : 0;
    lines.forEach((line, index) => {
      const number = index + 1;
      const wrong = (messages.get(number) || []).some((d) => d[0] === "error");
      const row = element("div", wrong ? "line error" : "line");
      row.append(element("span", "number", number));
      const content = element("span", "content");
      const begin = starts[index], end = begin + line.length;
      const inLine = marks.filter((m) => m[0] < end && m[1] > begin);
      let at = begin;
      while (at < end) {
        while (run + 2 < runs.length && runEnd <= at) { run += 2; runEnd += runs[run]; }
        let next = runEnd > at ? Math.min(runEnd, end) : end;
        let wavy = false;
        for (const [from, to] of inLine) {
          if (from <= at && at < to) { wavy = true; next = Math.min(next, to); }
          else if (at < from) next = Math.min(next, from);
        }
        const kind = meta.classes[runs[run + 1]] || "";
        appendText(content, text.slice(at, next), (kind + (wavy ? " wavy" : "")).trim());
        at = next;
      }
      row.append(content);
      view.append(row);
      for (const diagnostic of messages.get(number) || []) view.append(messageView(diagnostic, ""));
    });
    return view;
  }
  function messageView([severity, start, , text], extra) {
    const node = element("div", "message " + severity + extra);
    const where = start ? ` (line ${start[0]}, column ${start[2] + 1})` : "";
    node.append(element("span", "label", severity + where + ": "));
    return appendText(node, text);
  }
  function textBlock(into, title, text, open) {
    if (!text.trim()) return;
    const details = element("details");
    details.open = open;
    details.append(element("summary", "", `${title} (${text.length} characters)`), element("pre", "text", text));
    into.append(details);
  }

  // --- one attempt ---

  function fillAttempt(into, index) {
    const row = rows[index];
    if (!row[SHOWN]) {
      into.append(element("p", "note",
        "The text of this attempt is not in this report, to keep its size down; it is in the evaluation's log " +
        `(problem ${problems[row[PLACE]][0]}, sample ${row[SAMPLE]}, turn ${row[TURN]}).`));
      return;
    }
    const data = read("a" + index);
    const chips = element("div", "chips");
    const chip = (text) => chips.append(element("span", "chip", text));
    for (const [name, value] of Object.entries(data.rewards)) chip(`${name}: ${value}`);
    if (data.axioms) chip("axioms: " + (data.axioms.length ? data.axioms.join(", ") : "none"));
    if (data.tokens !== null) chip(`${data.tokens} tokens`);
    if (data.finish === "length") chip("cut off at the limit of tokens");
    chip(`written in ${data.seconds[0].toFixed(1)} s, checked in ${data.seconds[1].toFixed(2)} s`);
    into.append(chips);
    if (data.reason) into.append(element("p", "", data.reason));
    if (data.violations.length) {
      into.append(element("h3", "", "Format"));
      const list = element("ul");
      for (const [rule, message] of data.violations) list.append(element("li", "", `${rule}: ${message}`));
      into.append(list);
    }
    textBlock(into, "Before the code", data.before, !data.code);
    if (data.code) into.append(element("h3", "", "Code"), codeView(data.code, data.runs, data.diagnostics));
    for (const d of data.diagnostics) if (!d[1] || !data.code) into.append(messageView(d, " loose"));
    textBlock(into, "After the code", data.after, false);
    if (data.goals.length) {
      into.append(element("h3", "", "Open goals"));
      for (const goal of data.goals) into.append(element("pre", "", goal));
    }
    textBlock(into, "Feedback to the policy", data.feedback, false);
  }
  function attemptView(index, open) {
    const row = rows[index];
    const details = element("details", "attempt");
    details.dataset.row = index;
    const summary = element("summary");
    const status = meta.statuses[row[STATUS]];
    summary.append(
      element("span", "", `Sample ${row[SAMPLE] + 1}` + (row[TURN] ? `, correction ${row[TURN]}` : "") + ": "),
      element("span", "status " + status, status));
    const kind = meta.kinds[row[KIND]];
    const more = (kind && kind !== status ? ` — ${kind}` : "") +
      (status === "proved" && !row[SOLVED] ? " — does not count: the format is broken" : "");
    summary.append(element("span", "quiet", `${more}, ${row[LENGTH]} ${meta.unit}`));
    const body = element("div");
    details.append(summary, body);
    let filled = false;
    const fill = () => { if (!filled && details.open) { filled = true; fillAttempt(body, index); } };
    details.addEventListener("toggle", fill);
    details.open = open;
    fill();
    return details;
  }

  // --- one problem ---

  const attempts = problems.map(() => []);
  rows.forEach((row, index) => attempts[row[PLACE]].push(index));
  const solved = problems.map((_, place) => {
    const chains = new Map();
    for (const index of attempts[place]) {
      const row = rows[index];
      if (meta.statuses[row[STATUS]] === "unavailable" && !chains.has(row[SAMPLE])) continue;
      chains.set(row[SAMPLE], chains.get(row[SAMPLE]) || row[SOLVED] === 1);
    }
    return [[...chains.values()].filter(Boolean).length, chains.size];
  });
  let current = -1;
  function showProblem(place) {
    current = place;
    const [id, level, source, there] = problems[place];
    const into = byId("shown");
    into.replaceChildren(element("h2", "", id));
    const firsts = attempts[place].filter((index) => rows[index][TURN] === 0 && rows[index][SOLVED]).length;
    const facts = [`${solved[place][0]} of ${solved[place][1]} samples solved` +
      (firsts < solved[place][0] ? `, ${firsts} of them at the first attempt` : "")];
    if (level !== null) facts.push(`level ${level}`);
    if (source !== null) facts.push(`source ${source}`);
    into.append(element("p", "facts", facts.join(", ")));
    if (there) {
      const data = read("p" + place);
      if (data.informal) into.append(element("p", "informal", data.informal));
      into.append(codeView(data.source, data.runs, []));
    }
    into.append(element("h3", "", "Attempts"));
    const wanted = matching(place);
    const list = element("div");
    into.append(list);
    const opened = wanted.find((index) => rows[index][SOLVED]) ?? wanted[0];
    page(list, wanted, (index) => attemptView(index, index === opened));
    for (const button of byId("list").querySelectorAll("button[data-place]"))
      button.setAttribute("aria-current", String(Number(button.dataset.place) === place));
    history.replaceState(null, "", "#" + encodeURIComponent(id));
  }
  function page(into, items, make) {
    let from = 0;
    const more = element("button", "more", "Show more");
    more.type = "button";
    const next = () => {
      more.remove();
      for (const item of items.slice(from, from + PAGE)) into.append(make(item));
      from += PAGE;
      if (from < items.length) into.append(more);
    };
    more.addEventListener("click", next);
    next();
  }

  // --- filters ---

  const value = (id) => byId(id).value;
  function matching(place) {
    const status = value("status"), kind = value("kind");
    return attempts[place].filter((index) =>
      (status === "" || rows[index][STATUS] === Number(status)) &&
      (kind === "" || rows[index][KIND] === Number(kind)));
  }
  const contains = (data, query) => typeof data === "string" ? data.toLowerCase().includes(query)
    : data !== null && typeof data === "object" && Object.values(data).some((part) => contains(part, query));
  // The blocks are JSON in ASCII; a quick look at that decides whether a block is worth reading.
  function escaped(query) {
    return JSON.stringify(query).slice(1, -1).replace(/[<>&\u0080-\uffff]/g,
      (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
  }
  function inBlock(id, query, quick) {
    const text = raw(id);
    return text !== "" && (quick === null || text.toLowerCase().includes(quick)) && contains(JSON.parse(text), query);
  }
  function wanted(place, query, quick) {
    const [id, level, source] = problems[place];
    const [right, all] = solved[place], state = value("state");
    if (state === "solved" && right === 0) return false;
    if (state === "unsolved" && right > 0) return false;
    if (state === "some" && (right === 0 || right === all)) return false;
    if (value("level") !== "" && String(level) !== value("level")) return false;
    if (value("source") !== "" && String(source) !== value("source")) return false;
    const left = matching(place);
    if ((value("status") !== "" || value("kind") !== "") && left.length === 0) return false;
    if (query === "") return true;
    return id.toLowerCase().includes(query) || inBlock("p" + place, query, quick) ||
      (byId("deep").checked && left.some((index) => rows[index][SHOWN] && inBlock("a" + index, query, quick)));
  }
  const orders = {
    place: (a, b) => a - b,
    id: (a, b) => problems[a][0].localeCompare(problems[b][0]),
    hard: (a, b) => share(a) - share(b) || a - b,
    easy: (a, b) => share(b) - share(a) || a - b,
  };
  const share = (place) => solved[place][1] ? solved[place][0] / solved[place][1] : 0;
  function update() {
    const query = value("query").trim().toLowerCase();
    const quick = /[^\u0000-\u007f]/.test(query) ? null : escaped(query).toLowerCase();
    const found = problems.map((_, place) => place).filter((place) => wanted(place, query, quick));
    found.sort(orders[value("sort")]);
    const list = byId("list");
    list.replaceChildren();
    page(list, found, (place) => {
      const [id, level] = problems[place], [right, all] = solved[place];
      const button = element("button");
      button.type = "button";
      button.dataset.place = place;
      button.setAttribute("aria-current", String(place === current));
      button.append(element("span", "name", id));
      if (level !== null) button.append(element("span", "level", `level ${level}`));
      const kind = all === 0 ? "" : right === all ? " all" : right > 0 ? " some" : " nothing";
      button.append(element("span", "share" + kind, `${right}/${all}`));
      button.addEventListener("click", () => showProblem(place));
      return button;
    });
    byId("found").textContent = `${found.length} of ${problems.length} problems` +
      (meta.left_out ? `; the texts of ${meta.left_out} of ${rows.length} attempts are not in this report` : "");
    document.body.dataset.found = found.length;
    return found;
  }
  function fill(id, values) {
    for (const [text, key] of values) {
      const option = element("option", "", text);
      option.value = key;
      byId(id).append(option);
    }
    if (!values.length) byId(id).parentElement.hidden = true;
  }
  const distinct = (column) => [...new Set(problems.map((p) => p[column]).filter((v) => v !== null))]
    .sort((a, b) => typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b)))
    .map((v) => [v, String(v)]);
  fill("level", distinct(1));
  fill("source", distinct(2));
  const used = (column) => new Set(rows.map((row) => row[column]));
  const statuses = used(STATUS), kinds = used(KIND);
  fill("status", meta.statuses.map((s, i) => [s, i]).filter(([, i]) => statuses.has(i)));
  fill("kind", meta.kinds.map((k, i) => [k, i]).filter(([k, i]) => k && kinds.has(i)));

  let timer = 0;
  const soon = () => { clearTimeout(timer); timer = setTimeout(() => { update(); if (current >= 0) showProblem(current); }, 150); };
  byId("controls").addEventListener("input", soon);
  byId("controls").addEventListener("submit", (event) => event.preventDefault());
  const found = update();
  let asked = "";
  try { asked = decodeURIComponent(location.hash.slice(1)); } catch { asked = ""; }
  const named = problems.findIndex((p) => p[0] === asked);
  if (named >= 0) showProblem(named); else if (found.length) showProblem(found[0]);
  document.body.dataset.ready = "1";
})();
