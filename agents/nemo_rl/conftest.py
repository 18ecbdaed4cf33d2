"""Doctests: where NeMo RL is not installed, the modules that import it are not collected."""

from __future__ import annotations

import importlib.util

NEED_NEMO_RL = ["environment.py", "hooks.py", "loss.py", "registration.py", "train.py"]
collect_ignore = [] if importlib.util.find_spec("nemo_rl") else NEED_NEMO_RL
