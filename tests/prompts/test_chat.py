"""The first prompt."""

from __future__ import annotations

from pathlib import Path

import pytest

from lean_gym.problem import Problem
from lean_gym.prompts import PromptTemplate, first_messages

PROBLEM = Problem.from_lean(
    "def f (n : Nat) := n\n\ntheorem t : f 1 = 1 := by sorry", informal="$f(1)$ is 1; 100% sure."
)


def test_system_and_user_with_the_whole_problem() -> None:
    system, user = first_messages(PROBLEM)
    assert (system["role"], user["role"]) == ("system", "user")
    assert "$f(1)$ is 1; 100% sure." in user["content"]
    assert f"```lean4\n{PROBLEM.source().strip()}\n```" in user["content"]


def test_a_template_of_ones_own() -> None:
    [message] = first_messages(
        PROBLEM, PromptTemplate(system="", user="Prove ${name} for $$5:\n${formal}\n${informal}.")
    )
    assert message["role"] == "user"
    assert message["content"].startswith("Prove t for $5:\ndef f")


@pytest.mark.parametrize("user", ["no problem at all", "${formal} ${formel}", "${formal} $", "${formal} $ 5"])
def test_a_template_that_cannot_work_is_refused(user: str) -> None:
    with pytest.raises(ValueError, match=r"PromptTemplate\.user"):
        PromptTemplate(user=user)


def test_no_informal_statement_leaves_no_gap() -> None:
    bare = Problem.from_lean("theorem t : True := by sorry")
    assert "\n\n\n" not in first_messages(bare)[1]["content"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"user = 3", "'user' is wrong"),
        (b'sytem = "x"', "'sytem' is wrong"),
        (b'user = "${form}"', "'form'"),
        (b'user = "${formal} for $5"', "a dollar sign begins no placeholder"),
        (b'user = "Prove it."', "no ..formal"),
        (b"user", "no TOML file"),
        (b"user = '\xff'", "no TOML file"),
    ],
)
def test_a_wrong_prompt_file_is_one_clear_error(tmp_path: Path, text: bytes, says: str) -> None:
    file = tmp_path / "prompt.toml"
    file.write_bytes(text)
    with pytest.raises(ValueError, match=says) as error:
        PromptTemplate.read(file)
    assert str(file) in str(error.value)


def test_a_prompt_file_keeps_what_it_lacks(tmp_path: Path) -> None:
    file = tmp_path / "prompt.toml"
    file.write_text('system = "Be brief."')
    assert PromptTemplate.read(file) == PromptTemplate(system="Be brief.")
