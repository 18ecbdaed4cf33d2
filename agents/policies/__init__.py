"""Policies: what writes the answers."""
