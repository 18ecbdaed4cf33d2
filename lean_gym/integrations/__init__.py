"""Skins for training frameworks over one stateless stepper, `lean_gym.integrations.batch`."""
