"""Random theorems, family by family."""
