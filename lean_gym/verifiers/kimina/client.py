"""The servers' own client, imported so that it also works before Python 3.12."""

from __future__ import annotations

import sys
import typing

__all__ = ["AsyncKiminaClient", "Snippet"]

if sys.version_info < (3, 12):
    # Its models take TypedDict from `typing`, which pydantic refuses before Python 3.12.
    import typing_extensions

    _original = typing.TypedDict
    typing.TypedDict = typing_extensions.TypedDict
    try:
        from kimina_client import AsyncKiminaClient, Snippet
    finally:
        typing.TypedDict = _original
else:
    from kimina_client import AsyncKiminaClient, Snippet
