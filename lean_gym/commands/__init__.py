"""The commands of ``lean-gym``, one module each."""
