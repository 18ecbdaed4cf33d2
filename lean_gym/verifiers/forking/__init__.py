"""The forking checker: Lean's library is imported once, and each check is a forked child of that process.

Two sides that share no memory. ``client`` and ``verifier`` live in the user's process. The server is a process of its
own, started by the script ``start``: ``server`` with ``frontend`` (Lean's front end), ``objects`` (Lean's runtime) and
``pages``, which use the standard library only.
"""

from lean_gym.verifiers.forking.verifier import ForkingVerifier

__all__ = ["ForkingVerifier"]
