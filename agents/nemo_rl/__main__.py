"""``python -m agents.nemo_rl --config kimina-1.7b-8xh100``: train with NeMo RL against Lean."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

INSTALL = "Install the packages: pip install 'lean-gym[agents]'"

try:
    from agents.grpo.config import ConfigError
    from agents.nemo_rl.settings import PRESETS, have_nemo_rl, read
except ModuleNotFoundError as error:
    sys.exit(f"Error: {error}. {INSTALL}")


def arguments(argv: Sequence[str] | None = None) -> tuple[argparse.Namespace, list[str]]:
    """What is said on the command line; what is left are NeMo RL's overrides."""
    names = ", ".join(sorted(p.stem for p in PRESETS.glob("*.yaml")))
    parser = argparse.ArgumentParser(
        prog="python -m agents.nemo_rl",
        description="Train with NeMo RL against Lean. Everything else on the line is an override as NeMo RL has them, "
        "such as grpo.max_num_steps=100.",
    )
    parser.add_argument("--config", default="smoke", help=f"a preset ({names}) or a YAML file")
    parser.add_argument("--check", action="store_true", help="look at everything that needs no GPU, and stop")
    parser.add_argument("--gpu-memory", type=float, default=80.0, help="GiB of one GPU, for --check")
    parser.add_argument("--print-config", action="store_true", help="print the whole configuration, and stop")
    chosen, overrides = parser.parse_known_args(argv)
    wrong = next((o for o in overrides if o.startswith("--") or "=" not in o.lstrip("~")), None)
    if wrong is not None and not wrong.startswith("~"):
        parser.error(f"{wrong!r} is neither an option nor an override such as grpo.max_num_steps=100")
    return chosen, overrides


def _tokenizer(config: Mapping[str, Any]) -> Any:
    if have_nemo_rl():
        from nemo_rl.algorithms.utils import get_tokenizer

        return get_tokenizer(dict(config))
    from transformers import AutoTokenizer

    return AutoTokenizer.from_pretrained(config["name"])


def _model(name: str) -> Any:
    from transformers import AutoConfig

    return AutoConfig.from_pretrained(name)


def run_check(config: Mapping[str, Any], gpu_memory: float) -> int:
    """Print what was found; 1 if something does not fit."""
    from agents.nemo_rl.check import GIB, check

    failed = False
    found = check(
        config, nemo_rl=have_nemo_rl(), load_tokenizer=_tokenizer, load_model=_model, gpu=int(gpu_memory * GIB)
    )
    for finding in found:
        failed = failed or finding.result == "failed"
        print(f"{finding.result:<8} {finding.subject:<16} {finding.text}", flush=True)
    return int(failed)


def main(argv: Sequence[str] | None = None) -> int:
    """The command; returns its exit status."""
    chosen, overrides = arguments(argv)
    try:
        config = read(chosen.config, overrides)
        if chosen.print_config:
            print(json.dumps(config, indent=2, ensure_ascii=False))
            return 0
        if chosen.check:
            return run_check(config, chosen.gpu_memory)
        if not have_nemo_rl():
            raise ConfigError("NeMo RL is not installed: run this in its environment, see docs/nemo_rl.md")
        from agents.nemo_rl.train import train

        train(config)
    except ConfigError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        print(f"Error: {error}. {INSTALL}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
