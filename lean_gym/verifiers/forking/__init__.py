"""The forking checker: Lean's library is imported once, and each check is a forked child of that process.

Two sides that share no memory and no code at run time. ``client`` and ``verifier`` live in the user's process. The
server is a process of its own: the script ``server`` with its modules ``frontend`` (Lean's front end), ``objects``
(Lean's runtime) and ``pages``, which use the standard library only.
"""

from lean_gym.verifiers.forking.verifier import ForkingVerifier

__all__ = ["ForkingVerifier"]
