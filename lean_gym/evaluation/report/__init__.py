"""One HTML file to look through an evaluation, with nothing to load."""

from lean_gym.evaluation.report.html import write_report

__all__ = ["write_report"]
