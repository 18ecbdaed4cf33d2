"""The format rules once more, as short and plain as possible: regular expressions on the whole text.

Independent of the package: it is what the package's rules are compared with, in value and in speed. Made for responses
with column-zero fences of three backticks, no nested comments and no strings.
"""

from __future__ import annotations

import re
from collections import Counter


def without_comments(code: str) -> str:
    code = re.sub(r"/-.*?-/", lambda m: "\n" * m.group().count("\n"), code, flags=re.DOTALL)
    return re.sub(r"--.*", "", code)


def code_lines(code: str) -> list[str]:
    return [line.strip() for line in without_comments(code).split("\n") if line.strip()]


def values(text: str, stop_words: frozenset[str]) -> dict[str, float]:
    """What the rules measure."""
    lean = re.findall(r"^```lean4\n(.*?)\n```$", text, re.DOTALL | re.MULTILINE)
    tactics = re.findall(r"^```tactics\n(.*?)\n```$", text, re.DOTALL | re.MULTILINE)
    found = {
        "openings": len(re.findall("<think>", text)),
        "closings": len(re.findall("</think>", text)),
        "code_block": len(lean),
        "tactics_blocks": len(tactics),
    }
    think = re.search(r"<think>(.*?)</think>", text, re.DOTALL)
    if think:
        prose = re.sub(r"^```tactics\n.*?\n```$", "", think.group(1), flags=re.DOTALL | re.MULTILINE)
        lines = Counter(line.strip().lower() for line in prose.splitlines())
        counts = [
            count
            for line, count in lines.items()
            if len([w for w in re.findall(r"\b\w+\b", line) if w not in stop_words]) >= 10
        ]
        found["repeated_lines"] = max(counts, default=0)
    if tactics:
        found["tactics_lines"] = max(len(block.split("\n")) for block in tactics)
        found["tactics_code"] = min(len(code_lines(block)) for block in tactics)
    if lean:
        end = text.rindex(lean[-1]) + len(lean[-1]) + len("\n```")
        found["text_after_code"] = len(re.sub(r"\s", "", text[end:]))
        final = set(code_lines(lean[-1]))
        written = [set(code_lines(block)) for block in tactics]
        lines = set().union(*written) if written else set()
        if tactics and final:
            found["iof"] = len(lines & final) / len(final)
            found["iou"] = len(lines & final) / len(lines | final)
            shares = [
                sum(line in final for line in code_lines(block)) / max(1, len(code_lines(block))) for block in tactics
            ]
            found["subcode"] = sum(share > 0.6 for share in shares) / len(shares)
        found["forbidden_words"] = len(re.findall(r"\b(?:axiom|local_instance)\b", without_comments(lean[-1])))
    return found


def statement_kept(text: str, statement: str) -> bool:
    """Whether the last block of Lean repeats the statement, white space folded."""
    lean = re.findall(r"^```lean4\n(.*?)\n```$", text, re.DOTALL | re.MULTILINE)
    return bool(lean) and " ".join(statement.split()) in " ".join(without_comments(lean[-1]).split())
