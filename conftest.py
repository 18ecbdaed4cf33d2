"""Modules whose package is not installed are left out when doctests are collected."""

from __future__ import annotations

from importlib.util import find_spec

_NEED = {
    "lean_gym/integrations/nemo_gym.py": "nemo_gym",
    "lean_gym/integrations/serve.py": "fastapi",
}

collect_ignore = [path for path, package in _NEED.items() if find_spec(package) is None]
