"""Hostile texts and no audit: the sandbox alone stands between them and the machine."""

from __future__ import annotations

import contextlib
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains import Limits, Toolchain, confine
from lean_gym.verifiers import ForkingVerifier, ProcessVerifier, Verifier
from tests.verifiers import hostile

needs_sandbox = pytest.mark.skipif(
    not confine.supported().complete, reason="this kernel offers no Landlock or no seccomp filters"
)
GOOD = "theorem good (p : Prop) (h : p) : p := h\n#print axioms good\n"
LIMITS = Limits(seconds=30, memory_bytes=2 << 30, output_bytes=1 << 20)


class Machine:
    """What the texts aim at: files, a listening socket, another process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.victim = folder / "victim"
        self.victim.write_text("still here")
        self.secret = folder / "secret"
        self.secret.write_text("a secret word")
        while True:
            self.listener = socket.create_server(("127.0.0.1", 0))
            self.port: int = self.listener.getsockname()[1]
            if 255 not in (self.port % 256, self.port // 256):
                break
            self.listener.close()
        self.listener.settimeout(0.5)
        self.others: list[subprocess.Popen[bytes]] = []
        while not self.others or not hostile.can_name(self.other.pid):
            self.others.append(subprocess.Popen(["sleep", "60"]))
        self.before = self.files()

    @property
    def other(self) -> subprocess.Popen[bytes]:
        return self.others[-1]

    def files(self) -> dict[str, bytes]:
        return {p.name: p.read_bytes() if p.is_file() else b"" for p in self.folder.iterdir()}

    def reached(self) -> bool:
        try:
            self.listener.accept()[0].close()
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        self.listener.close()
        for process in self.others:
            process.kill()
            process.wait()


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    here = Machine(tmp_path)
    yield here
    here.close()


ATTACKS: dict[str, Callable[[Machine], str]] = {
    "delete": lambda m: hostile.delete(m.victim),
    "overwrite": lambda m: hostile.write(m.victim, "gone"),
    "write": lambda m: hostile.write(m.folder / "new", "new"),
    "create_folder": lambda m: hostile.create_folder(m.folder / "new"),
    "fill": lambda m: hostile.fill(m.folder, 5),
    "start_program": lambda m: hostile.start_program(f"echo started > {m.folder}/started"),
    "read": lambda m: hostile.read(m.secret),
    "connect": lambda m: hostile.connect(m.port),
    "kill": lambda m: hostile.kill(m.other.pid),
}


def harm(machine: Machine, attack: str, run: LeanRun) -> bool:
    """Whether the attack did what it wanted to."""
    if attack == "read":
        return any("a secret word" in message.text for message in run.messages)
    if attack == "connect":
        return machine.reached()
    if attack == "kill":
        try:
            machine.other.wait(0.5)
        except subprocess.TimeoutExpired:
            return False
        return True
    if attack == "start_program":
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(["sh", "-c", f"until [ -e {machine.folder}/started ]; do sleep 0.01; done"], timeout=0.5)
    return machine.files() != machine.before


@pytest.fixture(scope="module", params=[ProcessVerifier, ForkingVerifier], ids=["process", "forking"])
def sandboxed(request: pytest.FixtureRequest, toolchain: Toolchain) -> Iterator[Verifier]:
    with request.param(toolchain, LIMITS, workers=1, sandbox="required") as verifier:
        yield verifier


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_attacks_are_real(machine: Machine, toolchain: Toolchain, attack: str) -> None:
    with ProcessVerifier(toolchain, LIMITS, workers=1, sandbox="off") as verifier:
        run = verifier.run(ATTACKS[attack](machine))
    assert harm(machine, attack, run), run


@needs_sandbox
@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_happens_in_the_sandbox(machine: Machine, sandboxed: Verifier, attack: str) -> None:
    text = ATTACKS[attack](machine)
    run = sandboxed.run(text)
    assert run.outcome in (Outcome.FINISHED, Outcome.CRASHED), run
    assert not harm(machine, attack, run), run
    assert machine.files() == machine.before
    after = sandboxed.run(GOOD)
    assert (after.outcome, after.exit_code) == (Outcome.FINISHED, 0)
    assert [message.text for message in after.messages] == ["'good' does not depend on any axioms"]


@needs_sandbox
def test_the_server_of_a_forked_check_is_out_of_reach(toolchain: Toolchain) -> None:
    for _ in range(50):
        with ForkingVerifier(toolchain, LIMITS, workers=1, sandbox="required") as lean:
            [server] = lean.servers
            if hostile.can_name(server):
                run = lean.run(hostile.kill(server))
                assert run.outcome in (Outcome.FINISHED, Outcome.CRASHED)
                assert lean.run(GOOD).exit_code == 0
                assert lean.servers == (server,)
                return
    pytest.fail("no server that the attack can name")
