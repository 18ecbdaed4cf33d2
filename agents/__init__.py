"""Agents that learn to prove in Lean Gym. Nothing in ``lean_gym`` imports them."""
