"""GRPO and its relatives on one machine: ``python -m agents.grpo`` trains a policy against Lean."""
