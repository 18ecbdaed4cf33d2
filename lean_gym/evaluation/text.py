"""Text of a policy, made fit to be shown."""

from __future__ import annotations

__all__ = ["one_line"]

# Control characters as their pictures; what turns the direction of writing, and separators of lines, as �.
_SHOWN = {code: 0x2400 + code for code in range(32)} | {127: 0x2421}
_SHOWN |= dict.fromkeys(
    (*range(0x80, 0xA0), 0x061C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A), 0xFEFF), 0xFFFD
)
_SHOWN |= dict.fromkeys(range(0xD800, 0xE000), 0xFFFD)


def one_line(text: str) -> str:
    """The text without control characters, on one line.

    >>> one_line("a\\n\\u202eb")
    'a␊�b'
    """
    return text.translate(_SHOWN)
