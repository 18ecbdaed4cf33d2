"""No option leads past the kernel of the embedded Lean, however the process is started."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import pytest

from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.toolchains.kernel import always_check
from lean_gym.verifiers.forking import ForkingVerifier
from lean_gym.verifiers.process import ProcessVerifier

FALSE = "theorem one_is_two : (1 : Nat) = 2 := by\n  set_option debug.skipKernelTC true in\n  decide +kernel\n"
TRUE = "set_option debug.skipKernelTC true\ntheorem one_is_one : (1 : Nat) = 1 := by decide +kernel\n"


@pytest.mark.parametrize("kind", [ForkingVerifier, ProcessVerifier])
def test_the_option_that_skips_the_kernel_does_nothing(kind: type[ForkingVerifier] | type[ProcessVerifier]) -> None:
    with kind(embedded_toolchain(), workers=1) as verifier:
        wrong, right = verifier.run(FALSE), verifier.run(TRUE)
    assert wrong.exit_code == 1
    assert [m.text.split("\n")[0] for m in wrong.messages] == ["Tactic `decide` proved that the proposition"]
    assert (right.exit_code, right.messages) == (0, ())


def test_another_library_is_an_error() -> None:
    with pytest.raises(AttributeError):
        always_check(ctypes.CDLL(None))
    with pytest.raises(AttributeError):
        always_check(SimpleNamespace())  # type: ignore[arg-type]
