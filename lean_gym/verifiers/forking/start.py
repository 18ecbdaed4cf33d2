"""Starts the forking checker's server: a script of its own, run as ``python -I -S start.py SPECIFICATION``.

The server never runs in the user's process. The specification is one JSON object:

* ``socket``: number of the inherited descriptor of the Unix socket to the client;
* ``library``: path of ``libleanshared``; ``LEAN_PATH`` in the environment says where ``Init.olean`` is;
* ``options``: Lean's options, ``name=value``;
* ``header``: the text whose imports are made once, empty for ``Init`` alone;
* ``seconds``, ``memory_bytes``, ``output_bytes``: limits of each check;
* ``confine``: null, or the arguments of :func:`confine.confine` for each child;
* ``large_pages``: whether to hold the library's code in large pages.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import types

AGAIN = "again"
"""Second argument of the script when it has started itself again."""


def make_room_for_stack(stack_bytes: int, socket: int) -> None:
    """Set the soft limit of the first thread's stack, on which the first command is read, and start again: the room
    for the stack is laid out when a program starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_STACK)
    wanted = stack_bytes if hard == resource.RLIM_INFINITY else min(stack_bytes, hard)
    if soft != wanted and AGAIN not in sys.argv[2:]:
        resource.setrlimit(resource.RLIMIT_STACK, (wanted, hard))
        os.set_inheritable(socket, True)
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:], AGAIN])


def name_packages() -> None:
    """Let modules of ``lean_gym`` be imported without their packages' own code, which needs installed packages."""
    folder = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    for name in ("lean_gym", "lean_gym.toolchains", "lean_gym.verifiers", "lean_gym.verifiers.forking"):
        package = types.ModuleType(name)
        package.__path__ = [os.path.join(folder, *name.split(".")[1:])]
        sys.modules[name] = package


if __name__ == "__main__":
    name_packages()
    from lean_gym.toolchains.launch import STACK_BYTES
    from lean_gym.verifiers.forking.objects import LayoutError
    from lean_gym.verifiers.forking.server import run

    specification = json.loads(sys.argv[1])
    make_room_for_stack(STACK_BYTES, specification["socket"])
    try:
        run(specification)
    except LayoutError as error:  # the client reads what is said here
        os.write(2, f"{error}\n".encode())
        os._exit(1)  # Lean's own threads do not end by themselves
