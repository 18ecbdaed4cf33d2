"""Curation of a prompt set, reproducible from one file and a seed: `load_plan`, `curate`."""

from lean_gym.datasets.curation.plan import Plan, PlanError, load_plan
from lean_gym.datasets.curation.run import CurationReport, curate

__all__ = ["CurationReport", "Plan", "PlanError", "curate", "load_plan"]
