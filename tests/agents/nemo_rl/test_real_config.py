"""Every preset through NeMo RL's own loader, overrides and `MasterConfig`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agents.nemo_rl import nemo

nemo.require()

from nemo_rl.algorithms import grpo  # noqa: E402
from nemo_rl.data.datasets.utils import extract_necessary_env_names  # noqa: E402
from nemo_rl.environments.nemo_gym import should_use_nemo_gym  # noqa: E402
from nemo_rl.models.generation.interfaces import should_use_async_rollouts  # noqa: E402

from agents.grpo.config import ConfigError  # noqa: E402
from agents.nemo_rl import check as checks  # noqa: E402
from agents.nemo_rl.config import lean_config  # noqa: E402
from agents.nemo_rl.settings import PRESETS, read_own, read_whole  # noqa: E402

pytestmark = pytest.mark.nemo_rl


@pytest.mark.parametrize("name", sorted(path.stem for path in PRESETS.glob("*.yaml")))
def test_presets(name: str) -> None:
    whole = read_whole(name)
    master = grpo.MasterConfig(**whole)
    lean = lean_config(whole["env"])
    assert list(whole["env"]) == ["lean"]
    assert list(checks.problems_of(whole, lean)) == []
    assert lean.tokenizer["name"] == whole["policy"]["model_name"]
    assert master.grpo.adv_estimator.normalize_rewards is False
    assert master.grpo.adv_estimator.use_leave_one_out_baseline is False
    assert master.policy["sequence_packing"]["train_mb_tokens"] == whole["policy"]["max_total_sequence_length"]
    assert master.policy["generation"]["val_temperature"] == master.policy["generation"]["temperature"]
    assert should_use_async_rollouts(master.policy["generation"])
    assert type(grpo._create_advantage_estimator(master)).__name__ == "GRPOAdvantageEstimator"
    assert "reward_model" not in extract_necessary_env_names(whole["data"])
    assert not should_use_nemo_gym(master)

    def same(ours: Any, theirs: Any, path: str) -> None:
        if isinstance(ours, dict):
            for key, value in ours.items():
                same(value, theirs[key], f"{path}.{key}")
        elif ours is not None:
            assert ours == theirs, path

    same(read_own(name), whole, name)


def test_overrides() -> None:
    whole = read_whole("smoke", ["grpo.max_num_steps=7", "env.lean.verifier.name=lake:mathlib", "++policy.extra=1"])
    assert whole["grpo"]["max_num_steps"] == 7
    assert lean_config(whole["env"]).verifier.name == "lake:mathlib"
    with pytest.raises(ConfigError, match="no_such_field"):
        read_whole("smoke", ["grpo.no_such_field.deep=7"])


def test_the_check_asks_nemo_rl() -> None:
    [finding] = checks._nemo_rl(read_whole("smoke"))
    assert finding.result == "ok", finding
    [finding] = checks._nemo_rl(read_whole("smoke", ["grpo.num_prompts_per_step=many"]))
    assert finding.result == "failed"
    assert "num_prompts_per_step" in finding.text
