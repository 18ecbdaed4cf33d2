"""From a preset's name or a YAML file, and overrides, to the whole configuration: with NeMo RL, or without it."""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from agents.grpo.config import ConfigError

__all__ = ["PRESETS", "have_nemo_rl", "read", "read_own", "read_whole"]

PRESETS = Path(__file__).with_name("configs")
BASE = "NEMO_RL_CONFIGS"
"""The environment variable with the folder of NeMo RL's own configurations, from which ours begin."""


def have_nemo_rl() -> bool:
    """Whether NeMo RL can be imported."""
    return importlib.util.find_spec("nemo_rl") is not None and importlib.util.find_spec("omegaconf") is not None


def find(name: str) -> Path:
    """The file of a preset or of a path.

    Raises:
        ConfigError: there is none.
    """
    preset = PRESETS / f"{name}.yaml"
    path = preset if preset.is_file() else Path(name)
    if not path.is_file():
        names = ", ".join(sorted(p.stem for p in PRESETS.glob("*.yaml")))
        raise ConfigError(f"there is no preset and no file {name!r}; the presets are {names}")
    return path


def read(name: str, overrides: Sequence[str] = ()) -> dict[str, Any]:
    """The configuration: whole where NeMo RL is there, otherwise only what our files say.

    Raises:
        ConfigError: a file is missing or wrong, or an override is.
    """
    return read_whole(name, overrides) if have_nemo_rl() else read_own(name, overrides)


def read_whole(name: str, overrides: Sequence[str] = ()) -> dict[str, Any]:
    """With NeMo RL's own loader, defaults and Hydra overrides.

    Raises:
        ConfigError: a file is missing or wrong, or an override is.
    """
    from nemo_rl.utils.config import OverridesError, load_config, parse_hydra_overrides, register_omegaconf_resolvers
    from omegaconf import OmegaConf
    from omegaconf.errors import OmegaConfBaseException

    register_omegaconf_resolvers()
    os.environ.setdefault(BASE, str(_nemo_rl_configs()))
    try:
        config = load_config(find(name))
        if overrides:
            config = parse_hydra_overrides(config, list(overrides))
        whole = OmegaConf.to_container(config, resolve=True)
    except (OverridesError, OmegaConfBaseException, yaml.YAMLError, OSError) as error:
        raise ConfigError(f"{name}: {' '.join(str(error).split())}") from error
    assert isinstance(whole, dict)
    return {str(key): value for key, value in whole.items()}


def _nemo_rl_configs() -> Path:
    """The folder ``examples/configs`` of the checkout that is imported.

    Raises:
        ConfigError: NeMo RL was not installed from a checkout.
    """
    spec = importlib.util.find_spec("nemo_rl")
    places = list(spec.submodule_search_locations or ()) if spec else []
    folder = Path(places[0]).parent / "examples" / "configs" if places else Path()
    if not (folder / "grpo_math_1B.yaml").is_file():
        raise ConfigError(
            f"{folder} holds no grpo_math_1B.yaml: use a checkout of NeMo RL, or set {BASE} to its examples/configs"
        )
    return folder


# --- without NeMo RL --------------------------------------------------------------------------------------------


def read_own(name: str, overrides: Sequence[str] = ()) -> dict[str, Any]:
    """What our files say, without NeMo RL's defaults; of the overrides, those of the form ``a.b=value``.

    Raises:
        ConfigError: a file is missing or wrong, or an override is of another form.

    >>> read_own("kimina-0.6b-8xh100")["grpo"]["num_prompts_per_step"]
    256
    """
    config = _merged(find(name))
    for override in overrides:
        place, equals, text = override.lstrip("+").partition("=")
        if not equals or not place or override.startswith("~"):
            raise ConfigError(f"{override!r}: without NeMo RL, write overrides as section.field=value")
        *sections, last = place.split(".")
        at: dict[str, Any] = config
        for section in sections:
            at = at.setdefault(section, {})
            if not isinstance(at, dict):
                raise ConfigError(f"{override!r}: {section!r} is no section")
        at[last] = yaml.safe_load(text)
    resolved = _resolved(config, config)
    assert isinstance(resolved, dict)
    return resolved


def _merged(path: Path) -> dict[str, Any]:
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    except yaml.YAMLError as error:
        raise ConfigError(f"{path}: {' '.join(str(error).split())}") from None
    if not isinstance(data, dict):
        raise ConfigError(f"{path}: expected a mapping, got {type(data).__name__}")
    parents = data.pop("defaults", [])
    whole: dict[str, Any] = {}
    for parent in [parents] if isinstance(parents, str) else parents:
        if BASE not in parent:
            whole = _over(whole, _merged(path.parent / parent))
    return _over(whole, data)


def _over(below: dict[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(below)
    for key, value in above.items():
        if isinstance(value, Mapping):
            fresh = {k: v for k, v in value.items() if k != "_override_"}
            old = merged.get(key)
            merged[key] = _over(old if isinstance(old, dict) and "_override_" not in value else {}, fresh)
        else:
            merged[key] = value
    return merged


_REFERENCE = re.compile(r"\$\{([\w.]+)\}")


def _resolved(value: Any, root: Mapping[str, Any]) -> Any:
    if isinstance(value, dict):
        return {key: _resolved(item, root) for key, item in value.items()}
    if isinstance(value, list):
        return [_resolved(item, root) for item in value]
    if not isinstance(value, str):
        return value
    if found := _REFERENCE.fullmatch(value):
        at: Any = root
        for part in found[1].split("."):
            at = at.get(part) if isinstance(at, Mapping) else None
        return _resolved(at, root)
    return value.replace("\\${", "${")
