"""Which constants the compiled core library declares."""

from __future__ import annotations

from collections.abc import Iterable

from lean_gym.toolchains.embedded.questions import ask
from lean_gym.verdict import Severity

__all__ = ["declared", "signatures"]


def declared(names: Iterable[str]) -> set[str]:
    """The names that are constants of the core library; they are asked of Lean.

    Args:
        names: dotted names, without dots or French quotes inside their components.

    Raises:
        ToolchainError: as :func:`~lean_gym.toolchains.embedded.questions.ask`.
    """
    return set(signatures(names))


def signatures(names: Iterable[str]) -> dict[str, str]:
    """The types of those names that are constants of the core library, as Lean prints them.

    Args:
        names: dotted names, without dots or French quotes inside their components.

    Raises:
        ToolchainError: as :func:`declared`.
    """
    asked = sorted(set(names))
    answers = ask([f"#check @«{name.replace('.', '».«')}»" for name in asked])
    return {
        name: messages[0].text.partition(" : ")[2].strip()
        for name, messages in zip(asked, answers, strict=True)
        if all(message.severity is Severity.INFORMATION for message in messages)
    }
