"""Sets of format rules under a name, and rules as plain data, so that configurations can be stored."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from lean_gym.rewards import rules as _rules
from lean_gym.rewards.rules import (
    Agreement,
    CodeBlock,
    CommentCharacters,
    CommentLines,
    ForbiddenWords,
    FormatRule,
    RepeatedLines,
    ResponseLength,
    Rule,
    StatementKept,
    TacticsBlocks,
    TacticsClosed,
    TacticsCode,
    TacticsLines,
    TextAfterCode,
    TextBeforeThink,
    ThinkBlock,
)

__all__ = ["PRESETS", "RULES", "Rules", "kimina", "none", "resolve_rules", "rules_config", "strict"]

Rules: TypeAlias = "str | Sequence[FormatRule | Mapping[str, Any]]"
"""Rules as `resolve_rules` takes them: a preset's name, or rules, each as an object or as plain data."""


def kimina(
    *,
    max_length: int | None = None,
    count: Callable[[str], int] | None = None,
    comment_lines: float | None = None,
    comment_characters: float | None = None,
) -> tuple[Rule, ...]:
    """The format rules of Kimina-Prover-RL (August 2025), in the published order, with the published defaults.

    Args:
        max_length: the limit of generation; a response that is longer is malformed.
        count: how a response is measured; characters when None.
        comment_lines: limit on comment lines per code line; off when None.
        comment_characters: limit on comment characters per other character; off when None.
    """
    optional: list[Rule] = []
    if comment_lines is not None:
        optional.append(CommentLines(comment_lines))
    if comment_characters is not None:
        optional.append(CommentCharacters(comment_characters))
    length = () if max_length is None else (ResponseLength(max_length, count),)
    return (
        *length,
        CodeBlock(),
        TextAfterCode(),
        ThinkBlock(),
        RepeatedLines(),
        TacticsBlocks(),
        TacticsLines(),
        *optional,
        TacticsClosed(),
        Agreement(),
        ForbiddenWords(),
        StatementKept(),
    )


def strict(*, max_length: int | None = None, count: Callable[[str], int] | None = None) -> tuple[Rule, ...]:
    """`kimina` with its optional limits on, no text before the reasoning, and code in every tactics block."""
    published = kimina(max_length=max_length, count=count, comment_lines=0.5, comment_characters=0.5)
    return (*published, TextBeforeThink(), TacticsCode(1))


def none() -> tuple[Rule, ...]:
    """No rules: every response is well-formed."""
    return ()


PRESETS: Mapping[str, Callable[[], tuple[Rule, ...]]] = {"kimina": kimina, "strict": strict, "none": none}
"""The presets by name."""

RULES: Mapping[str, type[Rule]] = {
    rule.name: rule
    for rule in vars(_rules).values()
    if isinstance(rule, type) and issubclass(rule, Rule) and rule is not Rule
}
"""The rules by name."""


def resolve_rules(rules: Rules) -> tuple[FormatRule, ...]:
    """Rules from a preset's name, from rules, or from plain data as `rules_config` writes it.

    Raises:
        ValueError: if a name or a parameter is not known.
        TypeError: if something is neither.

    >>> resolve_rules([{"rule": "tactics_blocks", "minimum": 1}])
    (TacticsBlocks(minimum=1),)
    """
    if isinstance(rules, str):
        if rules not in PRESETS:
            raise ValueError(f"rules: there is no preset {rules!r}; choose from {', '.join(PRESETS)}")
        return PRESETS[rules]()
    return tuple(_rule(rule, place) for place, rule in enumerate(rules))


def _rule(rule: FormatRule | Mapping[str, Any], place: int) -> FormatRule:
    if isinstance(rule, Mapping):
        parameters = {key: tuple(v) if isinstance(v, list) else v for key, v in rule.items() if key != "rule"}
        name = str(rule.get("rule"))
        if name not in RULES:
            raise ValueError(f"rules[{place}]: there is no rule {name!r}; choose from {', '.join(RULES)}")
        known = [field.name for field in dataclasses.fields(RULES[name])]
        if unknown := set(parameters) - set(known):
            raise ValueError(
                f"rules[{place}]: {name} has no parameter {sorted(unknown)[0]!r}; it has {', '.join(known) or 'none'}"
            )
        return RULES[name](**parameters)
    if callable(rule):
        return rule
    raise TypeError(f"rules[{place}]: {rule!r} is neither a rule nor a mapping such as {{'rule': 'think_block'}}")


def rules_config(rules: Rules) -> str | list[Any]:
    """The rules as plain data where they can be: a preset's name, or a list of mappings.

    A rule that is a function of your own, or one that measures with a tokenizer, stays the object it is.

    >>> rules_config([TacticsBlocks(1), ThinkBlock()])
    [{'rule': 'tactics_blocks', 'minimum': 1}, {'rule': 'think_block'}]
    """
    if isinstance(rules, str):
        resolve_rules(rules)
        return rules
    return [_config(rule) for rule in resolve_rules(rules)]


def _config(rule: FormatRule) -> Any:
    if not isinstance(rule, Rule) or RULES.get(rule.name) is not type(rule):
        return rule
    parameters = {field.name: getattr(rule, field.name) for field in dataclasses.fields(rule)}
    if any(callable(value) for value in parameters.values()):
        return rule
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in parameters.items()}
    return {"rule": rule.name, **plain}
