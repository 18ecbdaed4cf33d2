# Two commands: `make demo` and `make test`. Both need Python 3.11 to 3.13, and nothing else.
PYTHON ?= python3
VENV ?= .venv
PIP_FLAGS ?= -q --disable-pip-version-check
# Processes that run tests side by side, a file of tests each.
JOBS ?= 2
BIN = $(VENV)/bin
PYTEST = $(BIN)/python -m pytest -q -n $(JOBS) --dist loadfile

.PHONY: demo test test-agents test-slow lint stubs clean

demo: $(VENV)/.demo
	$(BIN)/python examples/demo.py

test: $(VENV)/.dev
	$(PYTEST)
	$(PYTEST) --doctest-modules lean_gym

# The agents need torch: a large download where constraints.txt finds no build for the CPU.
test-agents: $(VENV)/.agents
	$(PYTEST) tests/agents
	$(PYTEST) --doctest-modules agents

test-slow: $(VENV)/.dev
	$(PYTEST) -m slow

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

stubs: $(VENV)/.dev
	$(BIN)/python -m lean_gym.toolchains.embedded.generate_stubs

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] and "Python 3.11 or newer is needed, found " + sys.version)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.demo: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install $(PIP_FLAGS) -c constraints.txt -e '.[embedded]'
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install $(PIP_FLAGS) -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/.demo

$(VENV)/.agents: $(VENV)/.dev
	$(BIN)/python -m pip install $(PIP_FLAGS) -c constraints.txt -e '.[dev,agents]'
	@touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks

# Trains a small policy from nothing against the real Lean, and writes runs/tiny/report.md with the curves.
.PHONY: train
train: $(VENV)/.agents
	$(BIN)/python -m agents.grpo --config tiny
