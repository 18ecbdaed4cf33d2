"""Joining a policy's code with the statement that it must prove.

Header and statement are always the problem's own. From the code come the proof and the helper declarations before it.
A copy of the statement in the code is compared token by token: where it is the same, our statement takes over its
proof; where it differs, the policy's theorem is kept in a namespace of its own and ours is proved from it, so that Lean
decides whether it says the same.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from lean_gym.lean.declarations import MAX_SCOPES, MODIFIERS, Command, LeanFile, Scope, parse, unused_name
from lean_gym.lean.lexer import Token, TokenKind, find_ambiguity, word_set
from lean_gym.lean.tactics import starts_a_term
from lean_gym.problem import Problem
from lean_gym.submission import Span, Submission
from lean_gym.verdict import Diagnostic, Position, Severity

__all__ = ["assemble"]

_GOALS = frozenset({"theorem", "lemma", "example"})
_IMPORTS = frozenset({"import", "prelude", "module"})
_OPENERS = frozenset({"namespace", "section", "mutual"})
_SCOPED = frozenset(
    {"open", "variable", "variables", "universe", "universes", "include", "omit", "set_option", "attribute"}
)
_COMMENTS = frozenset({TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT, TokenKind.DOC_COMMENT})
_TAB = 2
_INDENT = 2
_MAX_NOTES = 20
# A line that ends in one of these goes on in the next.
_GOES_ON = word_set("by => := do then else with from <;> , · calc at = + - * / ∧ ∨ → ↔ | <| $ fun ↦ :")
_SURROGATE = re.compile("[\ud800-\udfff]")


def assemble(problem: Problem, code: str, *, before: str = "", after: str = "") -> Submission:
    """The Lean source that checks `code` as an answer to `problem`.

    Total and linear in the length of `code`. The code may be a whole file, a theorem, or a bare proof (`by …`, tactic
    lines, a term). What cannot be used is left out and said in `notes`; what makes a fair check impossible is said in
    `errors`; `has_proof` is false where the code holds none.

    Args:
        problem: the problem.
        code: the policy's Lean code, as written.
        before: text that is put after the header and before any text of the policy.
        after: text that is put at the very end.

    Returns:
        The submission, with the way back from the source to the code.

    >>> p = Problem.from_lean("theorem t (n : Nat) : n + 0 = n := by sorry")
    >>> print(assemble(p, "lemma t (n : Nat) : n + 0 = n := by\\n  rfl").source)
    theorem t (n : Nat) : n + 0 = n := by
      rfl
    <BLANKLINE>
    """
    return _Assembly(problem, code, before, after).submission()


class _Assembly:
    """The work of one `assemble`: the source as it grows, with its spans."""

    def __init__(self, problem: Problem, code: str, before: str, after: str) -> None:
        self.problem = problem
        self.code = code
        self.before = before
        self.after = after
        self.file = parse(code)
        self.notes: list[str] = []
        self.errors: list[Diagnostic] = []
        self.parts: list[str] = []
        self.size = 0
        self.column = 0
        self.spans: list[Span] = []
        self.statement = (0, 0)
        self.glue = (0, 0)
        self.has_proof = True
        self.edits = _clean_up(code, self.file.tokens)
        self.grown = [0, *accumulate(len(text) - (end - start) for start, end, text in self.edits)]
        self.lines = [0, *(match.end() for match in re.finditer("\n", code))]
        reference = problem.parsed()
        self.reference = reference.file
        self.theorem = reference.theorem

    # The source as it grows.

    def put(self, text: str, start: int | None = None, end: int | None = None, exact: bool = False) -> None:
        """Adds `text`; it stands for the code from `start` to `end`, character by character if `exact`, or for none."""
        if not text:
            return
        if start is not None and end is not None:
            last = self.spans[-1] if self.spans else None
            if exact and last and last.exact and last.source_end == self.size and last.code_end == start:
                self.spans[-1] = Span(last.source_start, self.size + len(text), last.code_start, end)
            else:
                self.spans.append(Span(self.size, self.size + len(text), start, end, exact))
        self.parts.append(text)
        self.size += len(text)
        newline = text.rfind("\n")
        self.column = self.column + len(text) if newline < 0 else len(text) - newline - 1

    def put_code(self, start: int, end: int, extra: Sequence[tuple[int, int, str]] = ()) -> None:
        """Adds the code from `start` to `end`, cleaned up, with the `extra` edits (start, end, text; in order)."""
        low, high = bisect_left(self.edits, (start, -1, "")), bisect_left(self.edits, (end, -1, ""))
        edits = self.edits[low:high]
        if extra:
            edits = sorted([*edits, *extra], key=lambda edit: (edit[0], edit[1]))
        position = start
        for edit_start, edit_end, text in edits:
            if edit_start < position or edit_end > end:
                continue
            self.put(self.code[position:edit_start], position, edit_start, exact=True)
            self.put(text, edit_start, edit_end, exact=len(text) == edit_end - edit_start)
            position = edit_end
        self.put(self.code[position:end], position, end, exact=True)

    def new_line(self) -> None:
        if self.column:
            self.put("\n")

    def new_line_at(self, offset: int) -> None:
        """Begins a line so that the code at `offset` comes to stand in the column that it has in the code."""
        self.new_line()
        self.put(" " * self.column_of(offset))

    def column_of(self, offset: int) -> int:
        """The column of an offset of the code, with its tabs expanded."""
        start = self.lines[bisect_right(self.lines, offset) - 1]
        first, last = bisect_left(self.edits, (start, -1, "")), bisect_left(self.edits, (offset, -1, ""))
        return offset - start + self.grown[last] - self.grown[first]

    def place(self, offset: int) -> str:
        """Where an offset of the code is, in words."""
        position = self.position(offset)
        return f"line {position.line}, column {position.column}"

    def position(self, offset: int) -> Position:
        line = bisect_right(self.lines, offset)
        return Position(line, offset - self.lines[line - 1])

    def note(self, text: str) -> None:
        if len(self.notes) < _MAX_NOTES:
            self.notes.append(text)
        elif len(self.notes) == _MAX_NOTES:
            self.notes.append("…")

    def no_proof(self, what: str) -> None:
        self.has_proof = False
        self.notes.insert(0, what)

    # The whole.

    def submission(self) -> Submission:
        self.put(self.problem.header)
        self.new_line()
        before = self.size
        self.put(self.before)
        self.new_line()
        policy = self.size
        self.check_closed()
        goal = self.goal()
        if goal is not None:
            self.from_file(goal)
        else:
            self.from_script()
        self.close_off()
        self.new_line()
        after = self.size
        self.put(self.after)
        return Submission(
            problem=self.problem,
            code=self.code,
            source="".join(self.parts),
            theorem=self.theorem.full_name,
            spans=tuple(self.spans),
            before=(before, policy),
            policy=(policy, after),
            after=(after, self.size),
            statement=self.statement,
            glue=self.glue,
            has_proof=self.has_proof,
            notes=tuple(self.notes),
            errors=tuple(self.errors),
        )

    def error(self, text: str, start: int, end: int) -> None:
        self.errors.append(Diagnostic(Severity.ERROR, self.position(start), self.position(end), text, "leanGym.text"))

    def check_closed(self) -> None:
        """Finds what would let the code reach beyond its own end, or what cannot be read for certain."""
        tokens = self.file.tokens
        if tokens and not tokens[-1].closed:
            last = tokens[-1]
            what = "name in «…»" if last.kind is TokenKind.NAME else last.kind.value
            self.error(f"unterminated {what}", last.start, last.start + 2)
        surrogate = _SURROGATE.search(self.code)
        if surrogate is not None:
            character = f"U+{ord(surrogate.group()):04X}"
            self.error(f"the lone surrogate {character}, which UTF-8 does not have", *surrogate.span())
        doubt = find_ambiguity(tokens)
        if doubt is not None:
            text = f"this can be read in two ways, with or without the symbol before it: {doubt.text[:40]!r}"
            self.error(f"{text}; put a space before it", doubt.start, doubt.end)
        for command in self.file.commands:
            if len(command.scopes) >= MAX_SCOPES:
                text = f"{MAX_SCOPES} or more namespaces and sections inside each other"
                self.error(text, command.start, command.end)
                break

    def check_end(self, tokens: Sequence[Token]) -> None:
        """Finds an end that would make what follows a part of itself: `open … in`, `@[…]`, `private`, a docstring."""
        if not tokens:
            return
        last = tokens[-1]
        attribute = False
        if last.text == "]":
            depth = 0
            for token in reversed(tokens):
                depth += (token.kind is TokenKind.CLOSE) - (token.kind is TokenKind.OPEN)
                if depth == 0:
                    attribute = token.text == "@["
                    break
        if (
            attribute
            or last.kind is TokenKind.DOC_COMMENT
            or (last.kind is TokenKind.NAME and (last.text == "in" or last.text in MODIFIERS))
        ):
            self.error("the code ends in the middle of a command", last.start, last.end)

    def close_off(self) -> None:
        """Ends a comment, string or name that the code left open, so that nothing after it is swallowed."""
        last = self.file.tokens[-1] if self.file.tokens else None
        if last is not None and not last.closed and self.spans and self.spans[-1].code_end >= last.end:
            self.put(_closer(last))

    # A file with a theorem.

    def goal(self) -> Command | None:
        """The command of the code that proves the theorem."""
        goals = [command for command in self.file.commands if command.kind in _GOALS]
        short = self.problem.name.rpartition(".")[2]
        ours = self.statement_key(self.reference, self.theorem)
        named: list[Command] = []
        same: list[Command] = []
        both: list[Command] = []
        for goal in goals:
            is_named = goal.full_name == self.theorem.full_name or (
                goal.name != "" and goal.name.rpartition(".")[2] == short
            )
            is_same = self.statement_key(self.file, goal) == ours
            for found, candidates in ((is_named, named), (is_same, same), (is_named and is_same, both)):
                if found:
                    candidates.append(goal)
        for candidates in (both, named, same):
            if candidates:
                return candidates[-1]
        if not goals or any(c.kind == "text" and c.start > goals[-1].start for c in self.file.commands):
            return None
        return goals[-1]

    @staticmethod
    def statement_key(file: LeanFile, theorem: Command) -> list[str]:
        """The tokens of binders and type."""
        texts = [
            token.text
            for token in file.code[theorem.first_token : theorem.last_token]
            if token.start >= theorem.name_end
            and token.end <= theorem.statement_end
            and token.kind is not TokenKind.DOC_COMMENT
        ]
        if theorem.assigned:
            texts.pop()
        return texts

    def from_file(self, goal: Command) -> None:
        file, commands = self.file, self.file.commands
        index = next(number for number, command in enumerate(commands) if command is goal)
        first, last = index, index
        mutual = [scope.command for scope in goal.scopes if scope.kind == "mutual"]
        if mutual:
            first = mutual[0]
            depth = len(commands[first].scopes)
            while last + 1 < len(commands) and not (
                commands[last].kind == "end" and len(commands[last].scopes) == depth + 1
            ):
                last += 1
        self.check_end(file.code[commands[last].first_token : commands[last].last_token])
        helpers, own, scoped = self.helpers(first, commands[first].scopes)
        for command in commands[last + 1 :]:
            self.note(f"left out: {command.kind} after the theorem, at {self.place(command.start)}")
        direct = (
            not own
            and not scoped
            and not goal.prefix
            and not mutual
            and self.statement_key(file, goal) == self.statement_key(self.reference, self.theorem)
            and (goal.name == self.problem.name or not self.mentions(goal, goal.name))
        )
        if direct:
            self.put_helpers(helpers)
            self.new_line()
            self.put_statement(goal, direct=True)
            self.put_proof(goal.proof_start, goal.end)
            return
        if scoped:
            self.put("section\n")
        self.put_helpers(helpers)
        self.new_line()
        space = unused_name("policy_proof", self.code, self.problem.header, self.problem.statement)
        self.put(f"namespace {space}\n")
        self.put_own(goal, commands[first : last + 1])
        self.new_line()
        self.put(f"end {space}\n")
        for scope in reversed(own):
            self.put(f"end {scope.name}".rstrip() + "\n")
        if scoped:
            self.put("end\n")
        start = self.size
        self.put_statement(goal, direct=False)
        name = goal.name.removeprefix("_root_.") or "answer"
        path = [scope.name for scope in own if scope.kind == "namespace"]
        helper = ".".join([*path, space, name])
        every, explicit = self.arguments()
        exact = " ".join([f"exact @{helper}", *every])
        plain = " ".join([f"exact {helper}", *explicit])
        text = f" by\n  first | {exact} | {plain} | (apply {helper} <;> assumption) | {exact}\n"
        self.put(text, goal.statement_start, goal.statement_end)
        self.glue = (start, self.size)
        self.note("the theorem differs from the statement; the statement is proved from it")

    def mentions(self, goal: Command, name: str) -> bool:
        if not name:
            return False
        return any(
            token.text == name or token.text.startswith(name + ".")
            for token in self.file.code[goal.first_token : goal.last_token]
            if token.start >= goal.proof_start and token.kind is TokenKind.NAME
        )

    def put_statement(self, goal: Command, direct: bool) -> None:
        """Our statement; each token of it stands for the policy's own where the code has a copy.

        A `direct` one is followed by the policy's proof, which may be alternatives that allow no `:=` before them.
        """
        base = self.theorem.start
        text = self.problem.statement
        self.mark_statement()
        ours = [
            token
            for token in self.reference.code[self.theorem.first_token : self.theorem.last_token]
            if self.theorem.name_end <= token.start < self.theorem.statement_end
            and token.kind is not TokenKind.DOC_COMMENT
        ]
        theirs = [
            token
            for token in self.file.code[goal.first_token : goal.last_token]
            if goal.name_end <= token.start < goal.statement_end and token.kind is not TokenKind.DOC_COMMENT
        ]
        pattern = direct and not goal.assigned and goal.proof_start < goal.end
        if pattern:
            ours = ours[:-1]
            text = text[: self.theorem.statement_end - base].removesuffix(":=").rstrip()
        position = self.theorem.keyword_start - base
        self.put(text[:position], goal.start, goal.keyword_start)
        name_end = self.theorem.name_end - base
        self.put(text[position:name_end], goal.keyword_start, goal.name_end)
        position = name_end
        if [token.text for token in ours] == [token.text for token in theirs]:
            for mine, other in zip(ours, theirs, strict=True):
                self.put(text[position : mine.start - base], other.start, other.start)
                self.put(mine.text, other.start, other.end, exact=True)
                position = mine.end - base
            self.put(text[position:])
        else:
            self.put(text[position:], goal.name_end, goal.statement_end)

    def mark_statement(self) -> None:
        """Notes that our statement begins here."""
        self.statement = (self.size, self.size + len(self.problem.statement.removesuffix(":=").rstrip()))

    def put_proof(self, start: int, end: int) -> None:
        """The proof from `start` to `end` of the code, in the columns that it has there."""
        if start >= end:
            self.no_proof("the theorem has no proof")
            self.put(" by\n  done")
            return
        text = self.code[start:end]
        line = text.partition("\n")[0]
        column = self.column_of(start)
        if line == text or line.strip() == "by" or column == self.column + 1:
            self.put(" ")
        else:
            self.new_line()
            self.put(" " * column)
        self.put_code(start, end)

    def put_own(self, goal: Command, commands: Sequence[Command]) -> None:
        """The policy's theorem as it stands; `example` gets a name, `_root_.` is dropped."""
        extra = []
        for command in commands:
            if command.kind == "lemma":
                extra.append((command.keyword_start, command.keyword_start + len("lemma"), "theorem"))
            if command is goal and command.kind == "example":
                extra.append((command.keyword_start, command.keyword_start + len("example"), "theorem answer"))
            if command.name.startswith("_root_."):
                extra.append((command.name_start, command.name_start + len("_root_."), ""))
        self.put(" " * self.column_of(commands[0].start))
        self.put_code(commands[0].start, commands[-1].end, extra)
        if goal.proof_start >= goal.end:
            self.no_proof("the theorem has no proof")
            self.put(" by\n  done" if goal.assigned else " := by\n  done")

    def arguments(self) -> tuple[list[str], list[str]]:
        """The arguments that hand on our binders: all of them, and the explicit ones."""
        every: list[str] = []
        explicit: list[str] = []
        depth = 0
        group: list[Token] = []
        for token in self.reference.code[self.theorem.first_token : self.theorem.last_token]:
            if token.start < self.theorem.name_end:
                continue
            if depth == 0:
                if token.kind is not TokenKind.OPEN or token.text not in ("(", "{", "[", "⦃", ".{"):
                    if token.kind is TokenKind.NAME:
                        every.append(token.text)
                        explicit.append(token.text)
                        continue
                    break
                group = []
            group.append(token)
            depth += (token.kind is TokenKind.OPEN) - (token.kind is TokenKind.CLOSE)
            if depth == 0:
                names = _binder_names(group)
                if group[0].text == ".{":
                    continue
                every.extend(names)
                if group[0].text == "(":
                    explicit.extend(names)
        return every, explicit

    # Helpers.

    def helpers(self, last: int, goal_scopes: Sequence[Scope]) -> tuple[list[int], list[Scope], bool]:
        """Which commands before command `last` are kept.

        Returns their indices, the scopes of the policy that are still open at `last`, and whether commands are kept
        that change what follows them until the end of their scope.
        """
        commands = self.file.commands
        header = [command for command in self.reference.commands if command is not self.theorem]
        in_effect = [command for command in header if command.scopes == self.theorem.scopes[: len(command.scopes)]]
        known = {self.key(self.reference, command) for command in in_effect}
        declared = {(command.full_name, self.key(self.reference, command)) for command in header if command.full_name}
        opened = {word for command in in_effect for word in _plain_open(self.reference, command)}
        imports = {self.key(self.reference, command) for command in header if command.kind in _IMPORTS}
        # The scopes that the header leaves open, and the policy opens again around its theorem.
        shared: set[int] = set()
        depth = 0
        for number in dict.fromkeys(scope.command for scope in goal_scopes):
            mine = [(scope.kind, scope.name) for scope in goal_scopes if scope.command == number]
            theirs = [(scope.kind, scope.name) for scope in self.theorem.scopes[depth : depth + len(mine)]]
            if mine == theirs:
                shared.add(number)
                depth += len(mine)
        wrappers = {scope.command for scope in goal_scopes} - shared
        kept: list[int] = []
        scoped = False
        for index in range(last):
            command = commands[index]
            key = self.key(self.file, command)
            if command.kind in _IMPORTS:
                if key not in imports:
                    words = " ".join(key)
                    self.note(f"left out: {words[:80]}, at {self.place(command.start)}; the header's imports count")
                continue
            if index in shared:
                continue
            if command.kind == "end" and not command.scopes:
                self.note(f"left out: end at {self.place(command.start)} closes nothing that the code opened")
                continue
            if command.kind not in _OPENERS and command.kind != "end":
                if command.full_name and command.kind not in _SCOPED:
                    name = command.full_name
                    # The policy may have put a namespace of its own around everything.
                    wrapper = ".".join(
                        s.name for s in command.scopes if s.kind == "namespace" and s.command in wrappers
                    )
                    name = name.removeprefix(wrapper + ".") if wrapper else name
                    names = {name, ".".join(filter(None, [self.theorem.namespace, name]))}
                    if any((candidate, key) in declared for candidate in names):
                        continue
                elif key in known:
                    continue
                names_opened = _plain_open(self.file, command)
                if names_opened and all(word in opened for word in names_opened):
                    continue
            kept.append(index)
            open_at_goal = list(command.scopes) == list(goal_scopes[: len(command.scopes)])
            if open_at_goal and (command.kind in _SCOPED or "local" in command.modifiers):
                scoped = True
        # Lean rejects a `mutual` block of which nothing is left.
        hollow = {
            number
            for first, second in pairwise(kept)
            if commands[first].kind == "mutual" and commands[second].kind == "end"
            for number in (first, second)
        }
        kept = [number for number in kept if number not in hollow]
        own = [scope for scope in goal_scopes if scope.command not in shared]
        merged = []
        for number in dict.fromkeys(scope.command for scope in own):
            scopes = [scope for scope in own if scope.command == number]
            merged.append(Scope(scopes[0].kind, ".".join(scope.name for scope in scopes), number))
        return kept, merged, scoped

    @staticmethod
    def key(file: LeanFile, command: Command) -> tuple[str, ...]:
        return tuple(
            token.text
            for token in file.code[command.first_token : command.last_token]
            if token.kind is not TokenKind.DOC_COMMENT
        )

    def put_helpers(self, kept: Sequence[int]) -> None:
        commands = self.file.commands
        previous = None
        for index in kept:
            command = commands[index]
            extra = []
            if command.kind == "lemma":
                extra.append((command.keyword_start, command.keyword_start + 5, "theorem"))
            if previous is not None and previous == index - 1:
                self.put_code(commands[previous].end, command.end, extra)
            else:
                self.new_line_at(command.start)
                self.put_code(command.start, command.end, extra)
            previous = index
        if kept:
            self.put("\n\n")

    # A bare proof.

    def from_script(self) -> None:
        commands = self.file.commands
        index = max((number for number, command in enumerate(commands) if command.kind == "text"), default=-1)
        for command in commands[index + 1 :]:
            self.note(f"left out: {command.kind}, at {self.place(command.start)}")
        tokens: Sequence[Token] = ()
        if index >= 0:
            tokens = self.file.code[commands[index].first_token : commands[index].last_token]
            helpers, own, _ = self.helpers(index, commands[index].scopes)
            self.put_helpers(helpers)
            for scope in reversed(own):
                self.put(f"end {scope.name}".rstrip() + "\n")
            self.check_end(tokens)
        script = [token for token in tokens if token.kind is not TokenKind.DOC_COMMENT]
        if script and script[0].text == ":=":
            script = script[1:]
        self.mark_statement()
        if not script:
            self.no_proof("the code holds no proof")
            self.put(self.problem.statement)
            self.put(" by\n  done")
            return
        start, end = script[0].start, script[-1].end
        statement = self.problem.statement
        if script[0].text == "|":
            self.put(statement.removesuffix(":=").rstrip())
            self.put_proof(start, end)
        elif script[0].text == "by" and len(script) > 1:
            self.put(statement + " ")
            self.put_code(start, script[0].end)
            self.put_tactics(script[1].start, end)
        elif script[0].text == "by" or starts_a_term(script, self.arguments()[0]):
            self.put(statement)
            self.put_proof(start, end)
        else:
            self.put(statement + " by")
            self.put_tactics(start, end)

    def put_tactics(self, start: int, end: int) -> None:
        """Tactic lines on lines of their own, all moved right alike as far as needed.

        The first line may have lost its indentation, or stand behind a `by`: it is put under the others then.
        """
        first = self.column_of(start)
        lines = self.later_lines(start, end)
        lowest = min((column for _, column in lines), default=first)
        if first > lowest or (first < lowest and start == self.first_code() and self.is_set_back(start, lines, lowest)):
            first = lowest
        shift = max(0, _INDENT - min(first, lowest))
        self.put("\n" + " " * (first + shift))
        self.put_code(start, end, [(offset, offset, " " * shift) for offset, _ in lines] if shift else [])

    def first_code(self) -> int:
        """The offset after the white space at the beginning of the first line."""
        return len(self.code) - len(self.code.lstrip(" \t"))

    def later_lines(self, start: int, end: int) -> list[tuple[int, int]]:
        """Offset and column of the first token of each later line of code from `start` to `end`."""
        lines = []
        fresh = False
        for token in self.file.tokens:
            if token.start < start:
                continue
            if token.start >= end:
                break
            if token.kind is TokenKind.WHITESPACE:
                fresh = fresh or "\n" in token.text
            elif token.kind not in _COMMENTS and fresh:
                lines.append((token.start, self.column_of(token.start)))
                fresh = False
        return lines

    def is_set_back(self, start: int, lines: Sequence[tuple[int, int]], lowest: int) -> bool:
        """Whether the first of several tactics lost its indentation, rather than that the others are a part of it."""
        newline = self.code.find("\n", start)
        first = [token for token in self.file.code if start <= token.start < newline]
        if first[0].text in ("·", ".") and len(first) > 1 and lowest >= self.column_of(first[1].start):
            return False
        depth = sum((token.kind is TokenKind.OPEN) - (token.kind is TokenKind.CLOSE) for token in first)
        if depth > 0 or first[-1].text in _GOES_ON:
            return lowest < lines[0][1]
        return True


def _binder_names(group: Sequence[Token]) -> list[str]:
    """The names that a binder group binds; `_` for an instance without a name."""
    inner = list(group[1:-1])
    if inner and inner[0].text == "{":  # {{x : α}}
        inner = inner[1:-1]
    names: list[str] = []
    for token in inner:
        if token.text == ":" or token.text == ":=":
            return ["_" if name == "_" else name for name in names]
        if token.kind is not TokenKind.NAME:
            names = []
            break
        names.append(token.text)
    if group[0].text == "[":
        return ["_"]
    return names


def _plain_open(file: LeanFile, command: Command) -> list[str]:
    """The names that a plain `open A B` or `open scoped A B` opens; empty for every other command."""
    if command.kind != "open" or command.prefix:
        return []
    words = [token.text for token in file.code[command.first_token + 1 : command.last_token]]
    mark = ""
    if words and words[0] == "scoped":
        mark, words = "scoped ", words[1:]
    if any(word in ("hiding", "renaming", "(", ")", "in") for word in words):
        return []
    return [mark + word for word in words]


def _clean_up(code: str, tokens: Sequence[Token]) -> list[tuple[int, int, str]]:
    """The edits that make `code` readable for Lean: line ends, tabs outside literals, lone surrogates."""
    edits: list[tuple[int, int, str]] = []
    if "\r\n" in code:
        position = code.find("\r\n")
        while position >= 0:
            edits.append((position, position + 1, ""))
            position = code.find("\r\n", position + 2)
    if "\t" in code:
        line_start, grown = 0, 0
        for token in tokens:
            newline = token.text.rfind("\n")
            if token.kind is TokenKind.WHITESPACE and "\t" in token.text:
                for index, character in enumerate(token.text):
                    if character == "\n":
                        line_start, grown = token.start + index + 1, 0
                    elif character == "\t":
                        column = token.start + index - line_start + grown
                        width = _TAB - column % _TAB
                        edits.append((token.start + index, token.start + index + 1, " " * width))
                        grown += width - 1
            elif newline >= 0:
                line_start, grown = token.start + newline + 1, 0
    edits.extend((match.start(), match.end(), "\ufffd") for match in _SURROGATE.finditer(code))
    edits.sort()
    return edits


def _closer(token: Token) -> str:
    """What ends an unterminated token."""
    if token.kind in (TokenKind.BLOCK_COMMENT, TokenKind.DOC_COMMENT):
        return "\n" + "-/" * max(1, token.text.count("/-"))
    if token.kind is TokenKind.STRING:
        raw = re.match(r'r(#*)"', token.text)
        return ' "' if raw is None else '"' + raw[1]
    if token.kind is TokenKind.NAME:
        return "»"
    return ""
