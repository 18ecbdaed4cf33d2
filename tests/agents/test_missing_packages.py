"""The agents' commands where their packages are not installed."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("package", ["torch", "yaml"])
@pytest.mark.parametrize("agent", ["agents.grpo", "agents.nemo_rl"])
def test_a_missing_package_is_one_clear_error(agent: str, package: str) -> None:
    code = f"import runpy, sys; sys.modules[{package!r}] = None; runpy.run_module({agent!r}, run_name='__main__')"
    result = subprocess.run(
        [sys.executable, "-c", code, "--print-config"], capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode != 0
    assert result.stdout == ""
    assert package in result.stderr
    assert "pip install 'lean-gym[agents]'" in result.stderr
    assert "Traceback" not in result.stderr
