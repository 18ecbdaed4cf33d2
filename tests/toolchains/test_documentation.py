"""Comparison of the core library with pages of doc-gen4."""

from __future__ import annotations

import html
from pathlib import Path

import pytest

from lean_gym.toolchains.embedded import documentation
from lean_gym.toolchains.embedded.documentation import Agreement, Signature, agreement, read_page


def declaration(name: str, *binders: str, type: str, attributes: str = "", after: str = "") -> str:
    """A declaration as doc-gen4 lays it out."""
    arguments = "".join(
        f'<span class="decl_args">\n<span class="fn">{html.escape(binder)}</span></span>\n' for binder in binders
    )
    marks = f'<div class="attributes">{attributes}</div>' if attributes else ""
    return (
        f'<div class="decl" id="{name}"><div class="theorem"><div class="gh_link"><a href="x#L1-L2">source</a></div>'
        f'{marks}<div class="decl_header"><span class="decl_kind">theorem</span> <span class="decl_name">{name}</span>'
        f'{arguments}<span class="decl_args"> :</span><div class="decl_type"><b>{html.escape(type)}</b>'
        f"</div></div>{after}<p>It has (text : Nat) below.<br></p></div></div>"
    )


PAGE = "".join(
    [
        "<html><body><nav class='nav'>Init</nav>",
        declaration("Nat.add_comm", "(n m : Nat)", type="n + m = m + n"),
        declaration("Nat.zero_add", "(n : Nat)", type="0 + n = n", attributes="@[simp]"),
        declaration("Nat.succ_ne_self", "(k : Nat)", type="k.succ ≠ k", attributes="@[irreducible, simp, inline]"),
        declaration("Nat.le_trans", "{m n k : Nat}", type="n ≤ m → m ≤ k → n ≤ k"),
        declaration("Nat.mul_comm", "(n m : Nat)", type="n * m = m * (n + 0)", attributes="@[simproc]"),
        declaration("List.no_such_law", "{α : Type u_1}", "(l : List α)", type="l = l"),
        declaration("id", "{α : Sort u_1}", "(a : α)", type="α"),
        declaration(
            "Or", "(a b : Prop)", type="Prop", after='<ul><li>inl <span class="decl_args">{c : Prop}</span></li></ul>'
        ),
        declaration("Lean.«term∃__,_»", type="ParserDescr"),
        "</body></html>",
    ]
)


def test_page() -> None:
    found = {signature.name: signature for signature in read_page(PAGE)}
    assert list(found)[:3] == ["Nat.add_comm", "Nat.zero_add", "Nat.succ_ne_self"]
    assert "Lean.«term∃__,_»" not in found
    assert found["Nat.add_comm"] == Signature("Nat.add_comm", ("(n : Nat)", "(m : Nat)"), "n + m = m + n", False)
    assert found["Nat.zero_add"].simp
    assert found["Nat.succ_ne_self"].simp
    assert not found["Nat.mul_comm"].simp
    assert str(found["Or"]) == "(a : Prop) (b : Prop) : Prop"
    assert read_page("<p>nothing</p></div></div>") == []


@pytest.mark.parametrize(
    ("there", "here", "expected"),
    [
        (("{α : Type u_1}", "(l : List α)"), ("{α : Type u}", "(l : List α)"), Agreement.SAME),
        (("{α : Type u_1}", "(l : List α)"), ("{β : Type u}", "(xs : List β)"), Agreement.RENAMED),
        (("{α✝ : Type u_1}", "(l : List α✝)"), ("{α : Type u}", "(l : List α)"), Agreement.RENAMED),
        (("{α : Type u_1}", "[BEq α]", "(l : List α)"), ("{α : Type u}", "(l : List α)"), Agreement.OTHER),
        (("{α : Type u_1}", "(l : List α)"), ("{α : Type u}", "{l : List α}"), Agreement.OTHER),
        (("{α : Type u}", "(f : α → α)", "(l : List α)"), ("{α : Type u}", "(l : List α)", "(f : α → α)"), "other"),
        (("(α : Type (max u v))", "(l : List α)"), ("(α : Type (max w v))", "(l : List α)"), Agreement.SAME),
        (("(α : Type (max u v))", "(β : Type u)"), ("(α : Type (max u v))", "(β : Type v)"), Agreement.OTHER),
    ],
)
def test_agreement(there: tuple[str, ...], here: tuple[str, ...], expected: str) -> None:
    assert agreement(Signature("f", there, "Nat", False), Signature("f", here, "Nat", True)) == expected


def test_implicit_variables_in_any_order() -> None:
    there = Signature("f", ("{p : α → Bool}", "{α : Type u_1}", "{q : α → Bool}", "(a : α)"), "p a = q a", False)
    here = Signature("f", ("{α : Type u}", "{q : α → Bool}", "{r : α → Bool}", "(a : α)"), "q a = r a", False)
    swapped = Signature("f", here.binders, "r a = q a", False)
    assert agreement(there, here) == agreement(there, swapped) == Agreement.RENAMED
    assert agreement(there, Signature("f", here.binders, "q a = q a", False)) == Agreement.OTHER
    assert agreement(there, None) == Agreement.MISSING


def test_against_lean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "Init").mkdir()
    (tmp_path / "Init" / "Some.html").write_text(PAGE, encoding="utf-8")
    rows = {row.there.name: row for row in documentation.compare(read_page(PAGE))}
    assert {name: row.agreement.value for name, row in rows.items()} == {
        "Nat.add_comm": "same",
        "Nat.zero_add": "same",
        "Nat.succ_ne_self": "renamed",
        "Nat.le_trans": "renamed",
        "Nat.mul_comm": "other",
        "List.no_such_law": "missing",
        "id": "same",
        "Or": "same",
    }
    zero_add, commutes = rows["Nat.zero_add"].here, rows["Nat.add_comm"].here
    assert zero_add
    assert commutes
    assert zero_add.simp
    assert not commutes.simp
    assert documentation.main([str(tmp_path), "--match", "Nat"]) == 0
    table = capsys.readouterr().out.splitlines()
    assert table[-1].split() == ["2", "2", "1", "0", "2", "2", "all"]
    assert documentation.main([str(tmp_path), "--show", "missing"]) == 0
    assert capsys.readouterr().out == "List.no_such_law\n  there: {α : Type u_1} (l : List α) : l = l\n"


def test_no_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert documentation.main([str(tmp_path)]) == 2
    assert f"{tmp_path} has no Init/*.html" in capsys.readouterr().err
