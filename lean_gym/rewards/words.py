"""Words that carry little of a line's meaning, as published for the rule against repeated reasoning."""

from __future__ import annotations

__all__ = ["STOP_WORDS"]

_WORDS = """
    a again all an and any are as assume at be because been but by choose claim clearly conclude consider corollary
    define definition each either every evidently example exist exists finally first fix for from furthermore get given
    have he hence her his i if iff imply implies in is it its lastly lemma let moreover next no not note notice now
    observe obtain obviously of on one only or otherwise proof proposition qed remark second see set she since so such
    suppose take than that the their then theorem there therefore these they third this those three thus to two was we
    were with wlog yes you your
"""

STOP_WORDS: frozenset[str] = frozenset(_WORDS.split())
