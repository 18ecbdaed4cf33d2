"""Which sandbox is chosen, by what the machine offers."""

from __future__ import annotations

import pytest

from lean_gym.toolchains import Toolchain, ToolchainError, confine, sandbox
from lean_gym.toolchains.confine import Confinement
from lean_gym.toolchains.sandbox import choose_sandbox

EMBEDDED = Toolchain(kind="embedded", version="4.35.0", library="/lib/lean.so", read_paths=("/lib",))
LAKE = Toolchain(kind="lake", version="4.35.0", program="/bin/lake", read_paths=("/usr",))


def offer(monkeypatch: pytest.MonkeyPatch, kernel: Confinement, bubblewrap: bool) -> None:
    monkeypatch.setattr(sandbox, "_supported", lambda: kernel)
    monkeypatch.setattr(sandbox, "_bubblewrap_works", lambda: bubblewrap)
    monkeypatch.setattr(confine, "bubblewrap_command", lambda argv, read, write=(): ["bwrap", *read, "--", *argv])


@pytest.mark.parametrize(
    ("kernel", "bubblewrap", "name", "strong"),
    [
        (Confinement(True, 7, True), True, "landlock 7 + seccomp", True),
        (Confinement(True, 1, True), False, "landlock 1 + seccomp", True),
        (Confinement(True, 0, True), True, "bubblewrap", True),
        (Confinement(False, 0, False), True, "bubblewrap", True),
        (Confinement(True, 0, True), False, "seccomp only (files can be read)", False),
        (Confinement(True, 4, False), False, "landlock 4 only (programs can be started)", False),
        (Confinement(False, 0, False), False, "none (resource limits only)", False),
    ],
)
def test_the_best_that_there_is(
    monkeypatch: pytest.MonkeyPatch, kernel: Confinement, bubblewrap: bool, name: str, strong: bool
) -> None:
    offer(monkeypatch, kernel, bubblewrap)
    chosen = choose_sandbox("auto", EMBEDDED)
    assert (chosen.name, chosen.strong) == (name, strong)
    if strong:
        assert choose_sandbox("required", EMBEDDED) == chosen
    else:
        with pytest.raises(ToolchainError, match="bubblewrap"):
            choose_sandbox("required", EMBEDDED)
    off = choose_sandbox("off", EMBEDDED)
    assert (off.confine, off.wrap, off.strong) == (None, (), False)


def test_arguments_of_the_confinement(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, Confinement(True, 7, True), False)
    embedded, lake = choose_sandbox("auto", EMBEDDED).confine, choose_sandbox("auto", LAKE).confine
    assert embedded == {"read": ["/lib"], "write": [], "allow_exec": False, "required": True}
    assert lake == {"read": ["/usr"], "write": [], "allow_exec": True, "required": True}
    offer(monkeypatch, Confinement(True, 0, True), False)
    weak = choose_sandbox("auto", EMBEDDED).confine
    assert weak is not None
    assert weak["required"] is False


def test_unknown_mode() -> None:
    with pytest.raises(ValueError, match="'strict'"):
        choose_sandbox("strict", EMBEDDED)


def test_tried_is_what_the_kernel_offers_at_most() -> None:
    tried, offered = confine.tried(), confine.supported()
    assert tried.landlock <= offered.landlock
    assert tried.seccomp <= offered.seccomp
    assert confine.supported() == offered  # this process is as free as before
