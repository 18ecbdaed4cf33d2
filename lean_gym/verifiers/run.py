from lean_gym.run import LeanRun, Outcome  # noqa: F401  (moved; to be removed)
