"""The protocol of the Lean REPL in front of any Lean that this package can start."""

from lean_gym.repl.layout import render
from lean_gym.repl.serve import serve
from lean_gym.repl.session import Session, stop_message, stopped_outcome

__all__ = ["Session", "render", "serve", "stop_message", "stopped_outcome"]
