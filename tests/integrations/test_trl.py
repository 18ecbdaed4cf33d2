"""The reward function for TRL, alone and in TRL's own trainer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lean_gym import Judge, Problem, Status
from lean_gym.integrations.batch import BatchStepper, problem_to_dict
from lean_gym.integrations.trl import dataset_row, reward_function
from tests.integrations.dice import DiceVerifier, SaysVerifier

LEAN = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry"
PROBLEM = Problem.from_lean(LEAN)
GOOD = "```lean4\nby exact ⟨h.2, h.1⟩\n```"
BAD = "```lean4\nby exact h\n```"


def test_all_kinds_of_problems_and_completions(judge: Judge) -> None:
    reward = reward_function(BatchStepper(judge))
    logged: dict[str, float] = {}
    problems = [LEAN, json.dumps(problem_to_dict(PROBLEM)), problem_to_dict(PROBLEM), PROBLEM, LEAN]
    completions: list[Any] = [GOOD, BAD, [{"role": "assistant", "content": GOOD}], GOOD, []]
    found = reward(
        prompts=[""] * 5, completions=completions, problem=problems, log_metric=logged.__setitem__, trainer_state=None
    )
    assert found == [1.0, 0.0, 1.0, 1.0, 0.0]
    assert logged == {"lean/verified": 0.6}


def test_what_was_not_judged_is_none() -> None:
    lean = DiceVerifier(workers=1)
    texts = [f"```lean4\nby exact {i}\n```" for i in range(40)]
    statuses = [lean.verdict(f"by exact {i}").status for i in range(40)]
    found = reward_function(BatchStepper(Judge(lean)))(prompts=texts, completions=texts, problem=[LEAN] * 40)
    assert found == [None if status is Status.UNAVAILABLE else float(status.proved) for status in statuses]
    assert None in found


def test_what_was_cut_off_earns_nothing() -> None:
    reward = reward_function(BatchStepper(Judge(SaysVerifier(workers=1))), max_completion_length=3)
    found = reward(prompts=[""] * 2, completions=[GOOD] * 2, completion_ids=[[1, 2], [1, 2, 3]], problem=[LEAN] * 2)
    assert found == [1.0, 0.0]


def test_what_is_no_text_is_told_and_no_reward() -> None:
    reward = reward_function(BatchStepper(Judge(DiceVerifier(workers=1))))
    parts = [{"role": "assistant", "content": [{"type": "text", "text": GOOD}]}]
    with pytest.raises(ValueError, match="a completion must be text, or messages"):
        reward(prompts=["x"], completions=[parts], problem=["theorem t : True := by sorry"])


def test_a_missing_column_is_told() -> None:
    with pytest.raises(ValueError, match="no column 'problem' with the problems; it has task"):
        reward_function(BatchStepper(Judge(DiceVerifier(workers=1))))(prompts=[], completions=[], task=[])


def test_in_the_real_trainer(judge: Judge, tmp_path: Path) -> None:
    """A step of GRPO: the rewards arrive, and a completion that was not judged has advantage 0."""
    torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")
    trl = pytest.importorskip("trl", reason="TRL is not installed; it is no dependency")
    datasets = pytest.importorskip("datasets", reason="the extra 'data' is not installed")
    transformers = pytest.importorskip("transformers", reason="the extra 'agents' is not installed")
    from tests.agents.qwen import make_qwen

    folder = make_qwen(tmp_path / "model")
    stepper = BatchStepper(judge)
    real = reward_function(stepper)
    seen: list[list[float | None]] = []

    def scripted(prompts: Any, completions: Any, **columns: Any) -> list[float | None]:
        """The tiny policy writes noise: put proofs in its place, and let one judgement fail."""
        texts = [GOOD if i % 2 else BAD for i in range(len(completions))]
        rewards = real(prompts=prompts, completions=texts, **columns)
        seen.append([None if i == 0 else reward for i, reward in enumerate(rewards)])
        return seen[-1]

    row = dataset_row(PROBLEM, stepper)
    row["prompt"] = row["prompt"][-1]["content"][:40]
    config = trl.GRPOConfig(
        output_dir=str(tmp_path / "out"),
        per_device_train_batch_size=4,
        num_generations=4,
        max_completion_length=4,
        max_steps=1,
        use_cpu=True,
        report_to=[],
        logging_steps=1,
        loss_type="dr_grpo",
        scale_rewards=False,
        disable_tqdm=True,
    )
    advantages: list[Any] = []

    class Trainer(trl.GRPOTrainer):  # type: ignore[misc]
        def _generate_and_score_completions(self, inputs: Any) -> Any:
            found = super()._generate_and_score_completions(inputs)
            advantages.append(found["advantages"])
            return found

    trainer = Trainer(
        model=transformers.AutoModelForCausalLM.from_pretrained(folder),
        processing_class=transformers.AutoTokenizer.from_pretrained(folder),
        reward_funcs=scripted,
        args=config,
        train_dataset=datasets.Dataset.from_list([row] * 4),
    )
    trainer.train()
    assert seen == [[None, 1.0, 0.0, 1.0]]
    mean = 2 / 3
    torch.testing.assert_close(advantages[0].cpu(), torch.tensor([0.0, 1 - mean, -mean, 1 - mean]))
    [log] = [entry for entry in trainer.state.log_history if "reward" in entry]
    assert log["reward"] == pytest.approx(mean)
    assert log["lean/verified"] == pytest.approx(0.5)
