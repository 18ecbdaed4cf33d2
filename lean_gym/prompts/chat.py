"""The chat that opens an episode: a system message, and a user message with the problem."""

from __future__ import annotations

import os
import string
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from lean_gym.problem import Problem

__all__ = ["Message", "PromptTemplate", "first_messages"]


class Message(TypedDict):
    """One message of a chat, ready for a chat template."""

    role: str
    content: str


SYSTEM = "You are an expert in mathematics and in proving theorems with Lean 4."

USER = """\
Prove this theorem in Lean 4.

${informal}```lean4
${formal}
```

Think first, between <think> and </think>: plan the proof, and try its steps in ```tactics blocks. Then give the \
whole Lean file, with the theorem exactly as it is stated and its complete proof, in one ```lean4 block, and write \
nothing after it. Do not use sorry, and do not add axioms."""


@dataclass(frozen=True, slots=True)
class PromptTemplate:
    """The wording of the first prompt.

    Attributes:
        system: the system message; the empty string for none.
        user: the user message, with ``${formal}`` for the Lean text, ``${informal}`` for the problem in words (a
            paragraph with the blank line after it, or nothing) and ``${name}`` for the theorem's name. A dollar sign
            is written ``$$``.

    Raises:
        ValueError: the user message uses another placeholder, or lacks ``${formal}``.
    """

    system: str = SYSTEM
    user: str = USER

    def __post_init__(self) -> None:
        template = string.Template(self.user)
        if not template.is_valid():
            raise ValueError(
                "PromptTemplate.user: a dollar sign begins no placeholder; there are ${formal}, ${informal} and "
                "${name}, and a dollar sign is written $$"
            )
        names = set(template.get_identifiers())
        if unknown := names - {"formal", "informal", "name"}:
            raise ValueError(
                f"PromptTemplate.user: unknown placeholder {sorted(unknown)[0]!r}; there are ${{formal}}, "
                "${informal} and ${name}, and a dollar sign is written $$"
            )
        if "formal" not in names:
            raise ValueError("PromptTemplate.user: there is no ${formal}, so the policy would not see the theorem")

    @classmethod
    def read(cls, file: str | os.PathLike[str]) -> PromptTemplate:
        """The wording from a TOML file with the keys ``system`` and ``user``; what it lacks stays as it is.

        Raises:
            ValueError: the file cannot be read, holds another key, or a wrong template; the message names the file.
        """
        try:
            with open(file, "rb") as stream:
                data = tomllib.load(stream)
        except OSError as error:
            raise ValueError(f"prompt file {os.fspath(file)}: {error.strerror}") from error
        except ValueError as error:  # no TOML, or no UTF-8
            raise ValueError(f"prompt file {os.fspath(file)} is no TOML file: {error}") from error
        for key, value in data.items():
            if key not in ("system", "user") or not isinstance(value, str):
                raise ValueError(
                    f"prompt file {os.fspath(file)}: {key!r} is wrong; there are the texts 'system' and 'user'"
                )
        try:
            return cls(**data)
        except ValueError as error:
            raise ValueError(f"prompt file {os.fspath(file)}: {error}") from error


DEFAULT_TEMPLATE = PromptTemplate()


def first_messages(problem: Problem, template: PromptTemplate = DEFAULT_TEMPLATE) -> list[Message]:
    """The messages that open an episode.

    >>> from lean_gym import Problem
    >>> problem = Problem.from_lean("theorem t : 1 + 1 = 2 := by sorry", informal="One and one is two.")
    >>> print(first_messages(problem)[-1]["content"].split("Think")[0].strip())
    Prove this theorem in Lean 4.
    <BLANKLINE>
    One and one is two.
    <BLANKLINE>
    ```lean4
    theorem t : 1 + 1 = 2 := by
      sorry
    ```
    """
    informal = problem.informal.strip()
    user = string.Template(template.user).substitute(
        formal=problem.source().strip(), informal=f"{informal}\n\n" if informal else "", name=problem.name
    )
    messages: list[Message] = [{"role": "user", "content": user}]
    if template.system:
        messages.insert(0, {"role": "system", "content": template.system})
    return messages
