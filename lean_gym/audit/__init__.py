"""What makes `PROVED` a promise: the screen before Lean, the probes asked of Lean, the reading of its answers."""

from lean_gym.audit.canary import CanaryProved, check_canary, mix_canaries
from lean_gym.audit.config import STANDARD_AXIOMS, AuditConfig, Level
from lean_gym.audit.probes import instrument
from lean_gym.audit.reading import read_verdict, refusal_verdict
from lean_gym.audit.screen import Refusal, screen

__all__ = [
    "STANDARD_AXIOMS",
    "AuditConfig",
    "CanaryProved",
    "Level",
    "Refusal",
    "check_canary",
    "instrument",
    "mix_canaries",
    "read_verdict",
    "refusal_verdict",
    "screen",
]
