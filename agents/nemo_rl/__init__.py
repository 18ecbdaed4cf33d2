"""Training with NeMo RL on one node or many: `python -m agents.nemo_rl`.

This module imports nothing, so that a worker can import `agents.nemo_rl.loss` without the rest.
"""
