"""The resources server inside the real NeMo Gym: its server classes, its agent, its configuration."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nemo_gym", reason="NeMo Gym is not installed (Python 3.12 or later: pip install nemo-gym)")

import httpx
import psutil
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from nemo_gym.config_types import maybe_get_server_instance_config
from nemo_gym.openai_utils import NeMoGymResponse
from nemo_gym.server_utils import ServerClient
from omegaconf import OmegaConf
from responses_api_agents.proof_refinement_agent.app import (
    ProofRefinementAgent,
    ProofRefinementAgentConfig,
)

from lean_gym import Judge, Problem, Status, Verdict
from lean_gym.datasets import builtin_problems
from lean_gym.integrations.batch import BatchStepper, problem_to_dict
from lean_gym.integrations.nemo_gym import (
    LeanGymResourcesServer,
    LeanGymResourcesServerConfig,
    problem_of_row,
    response_text,
    was_cut_off,
)
from lean_gym.response import DEFAULT_FORMAT
from lean_gym.testing import Sample, well_formed
from lean_gym.verifiers import Verifier
from tests.integrations.dice import SaysVerifier

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "nemo_gym" / "resources_servers" / "lean_gym"
LEAN = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry"
GOOD = "```lean4\nby exact ⟨h.2, h.1⟩\n```"
BAD = "```lean4\nby exact h\n```"


class Calls(ServerClient):  # type: ignore[misc]
    """Reaches the servers of one process without a network."""

    apps: dict[str, Any] = {}  # noqa: RUF012  (a field of a pydantic model)

    async def post(self, server_name: str, url_path: str, **options: Any) -> Any:
        data = options.get("json")
        if hasattr(data, "model_dump"):
            data = data.model_dump(exclude_unset=True)
        transport = httpx.ASGITransport(self.apps[server_name])
        async with httpx.AsyncClient(transport=transport, base_url="http://gym") as client:
            client.cookies.update(dict(options.get("cookies") or {}))
            answer = await client.post(url_path, json=data)
        return Answer(answer)


class Answer:
    """What the agent reads of an answer, in the way of aiohttp."""

    def __init__(self, answer: httpx.Response) -> None:
        self.ok = answer.is_success
        self.cookies = answer.cookies
        self.status = answer.status_code
        self._answer = answer

    def raise_for_status(self) -> None:
        self._answer.raise_for_status()

    @property
    def content(self) -> Any:
        return self

    async def read(self) -> bytes:
        return self._answer.content

    async def json(self) -> Any:
        return self._answer.json()


def client(**apps: Any) -> Calls:
    return Calls(head_server_config={"host": "x", "port": 1}, global_config_dict=OmegaConf.create({}), apps=apps)


def resources(verifier: Verifier, **options: Any) -> LeanGymResourcesServer:
    """The server with a verifier that other tests use too."""
    config = LeanGymResourcesServerConfig(host="x", port=1, entrypoint="app.py", name="lean_gym", **options)
    server = LeanGymResourcesServer(config=config, server_client=client())
    server._stepper = BatchStepper(
        Judge(verifier, audit=config.audit),
        max_attempts=config.max_attempts,
        reward=config.reward,
        credit=config.credit,
    )
    return server


def model_response(text: str, *, reasoning: Sequence[str] = (), cut_off: bool = False) -> dict[str, Any]:
    """What a model server of NeMo Gym answers."""
    output: list[dict[str, Any]] = []
    if reasoning:
        summary = [{"type": "summary_text", "text": part} for part in reasoning]
        output.append({"id": "rs", "type": "reasoning", "summary": summary})
    content = [{"type": "output_text", "text": text, "annotations": []}]
    output.append({"id": "msg", "role": "assistant", "type": "message", "status": "completed", "content": content})
    return {
        "id": "resp",
        "created_at": 1.0,
        "model": "policy",
        "object": "response",
        "output": output,
        "parallel_tool_calls": False,
        "tool_choice": "none",
        "tools": [],
        "status": "incomplete" if cut_off else "completed",
        "incomplete_details": {"reason": "max_output_tokens"} if cut_off else None,
    }


def row(**more: Any) -> dict[str, Any]:
    return {
        "responses_create_params": {"input": [{"role": "user", "content": "Prove it."}]},
        "problem": {"lean": LEAN},
        **more,
    }


def post(server: LeanGymResourcesServer, path: str, data: Mapping[str, Any]) -> httpx.Response:
    app = server.setup_webserver()

    async def talk() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://gym") as http:
            return await (http.get(path) if not data else http.post(path, json=data))

    return asyncio.run(talk())


def test_a_proof_and_a_failure(verifier: Verifier) -> None:
    server = resources(verifier, reward="verified")
    good = post(server, "/verify", row(response=model_response(GOOD), task="kept")).json()
    assert (good["reward"], good["reward_components"], good["verified"]) == (1.0, {"verified": 1.0}, 1.0)
    assert (good["proof_status"], good["needs_correction"], good["axioms"]) == ("proved", False, [])
    assert (good["task"], good["correction_prompt"]) == ("kept", None)
    bad = post(server, "/verify", row(response=model_response(BAD))).json()
    assert (bad["reward"], bad["proof_status"], bad["needs_correction"], bad["turn_index"]) == (0.0, "failed", True, 0)
    assert "Type mismatch" in bad["error_feedback"]
    for part in (LEAN.removesuffix("by sorry"), "by exact h", bad["error_feedback"]):
        assert part in bad["correction_prompt"]
    assert [m["role"] for m in bad["correction_messages"]] == ["system", "user", "assistant", "user"]
    assert bad["correction_messages"][2]["content"] == BAD
    last = post(server, "/verify", row(response=model_response(BAD), turn_index=1)).json()
    assert (last["needs_correction"], last["turn_index"], last["error_feedback"]) == (False, 1, bad["error_feedback"])


def test_rewards_are_the_steppers(judge: Judge, verifier: Verifier) -> None:
    reward = [{"term": "format", "graded": True}, {"term": "attempt_discount", "gamma": 0.5}]
    server = resources(verifier, reward=reward)
    stepper = BatchStepper(judge, reward=reward)
    problem = Problem.from_lean(LEAN)
    first = stepper.step([[{"role": "assistant", "content": BAD}]], [stepper.initial_metadata(problem)])
    for turn, metadata in enumerate([stepper.initial_metadata(problem), first[0].metadata]):
        [wanted] = stepper.step([[{"role": "assistant", "content": GOOD}]], [metadata])
        found = post(server, "/verify", row(response=model_response(GOOD), turn_index=turn)).json()
        assert (found["reward"], found["reward_components"]) == (wanted.reward, wanted.terms)
        assert found["violations"] == [v.rule for v in wanted.attempt.violations]
        assert found["attempt_discount"] == 0.5**turn


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sample=well_formed())
def test_reasoning_that_a_parser_took_out_is_put_back(verifier: Verifier, sample: Sample) -> None:
    """Without it every response would break the rule on the think block."""
    opening, closing = DEFAULT_FORMAT.opening, DEFAULT_FORMAT.closing
    head, tail = sample.text.split(closing)
    taken = model_response(tail, reasoning=[head.removeprefix(opening)])
    assert response_text(NeMoGymResponse.model_validate(taken), DEFAULT_FORMAT) == sample.text
    server = resources(verifier)
    data = {**row(), "problem": problem_to_dict(sample.problem)}
    for response in (taken, model_response(sample.text)):
        answer = post(server, "/verify", {**data, "response": response}).json()
        assert (answer["violations"], answer["reward"]) == ([], 1.0)
    assert post(server, "/verify", {**data, "response": model_response(tail)}).json()["reward"] == 0.0


def test_what_was_cut_off_earns_nothing(verifier: Verifier) -> None:
    response = model_response(GOOD, cut_off=True)
    assert was_cut_off(NeMoGymResponse.model_validate(response))
    answer = post(resources(verifier, reward="verified"), "/verify", row(response=response)).json()
    assert (answer["reward"], answer["proof_status"], answer["needs_correction"]) == (0.0, "proved", False)


def test_what_was_not_judged_is_masked() -> None:
    lean = SaysVerifier(workers=1)
    lean.status = Status.UNAVAILABLE
    server = resources(lean)
    data = row(response=model_response(GOOD), instance_config={"split": "train"})
    answer = post(server, "/verify", data).json()
    assert (answer["scored"], answer["needs_correction"]) == (False, False)
    assert answer["instance_config"] == {"split": "train", "mask_sample": True}  # NeMo RL reads this
    assert (answer["_ng_failure_class"], answer["mask_sample"]) == ("judge_failed", True)  # and NeMo Gym this
    assert answer["reward_components"] == {"verified": 0.0, "format": 0.0}
    assert (answer["failure_kind"], answer["failure_reason"]) == ("verifier_error", "as told")
    judged = post(resources(SaysVerifier(workers=1)), "/verify", row(response=model_response(GOOD))).json()
    assert not judged.get("mask_sample")
    assert "_ng_failure_class" not in judged


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"problem": None}, "neither 'problem' nor 'formal_statement'"),
        ({"problem": {"lean": "def x := 1"}}, "no theorem in the Lean text"),
        ({"turn_index": 2}, "turn_index is 2, but episodes have 2 turns here"),
        ({"turn_index": -1}, "turn_index is -1"),
    ],
)
def test_a_bad_row_is_told(data: dict[str, Any], said: str) -> None:
    answer = post(resources(SaysVerifier(workers=1)), "/verify", row(response=model_response(GOOD), **data))
    assert answer.status_code == 422
    assert said in answer.json()["detail"]


def test_the_session_begins_with_the_prompt(judge: Judge, verifier: Verifier) -> None:
    answer = post(resources(verifier), "/seed_session", row())
    assert answer.json()["messages"] == BatchStepper(judge).first_messages(Problem.from_lean(LEAN))
    assert post(resources(verifier), "/seed_session", row(problem={"lean": "x"})).status_code == 422


def test_rows_of_nemo_gyms_own_lean_server_work(verifier: Verifier) -> None:
    data = row(
        problem=None,
        header="set_option maxHeartbeats 400000\n\nopen Nat\n\n",
        formal_statement="theorem mine (n : ℕ) : n = n := by\n".replace("ℕ", "Nat"),
        name="mine",
        informal_prefix="/-- Easy. -/",
        response=model_response("```lean4\nrfl\n```"),
    )
    assert problem_of_row(data).header.endswith("open Nat\n\n")
    assert post(resources(verifier, reward="verified"), "/verify", data).json()["proof_status"] == "proved"


def test_health() -> None:
    server = resources(SaysVerifier(workers=1))
    assert post(server, "/health", {}).json() == {"status": "ok", "verifier": "dice"}
    server.stepper.judge.verifier.close()
    assert post(server, "/health", {}).status_code == 503


# --- with NeMo Gym's own agent ----------------------------------------------------------------------------------


def scripted_model(answers: Sequence[str], seen: list[Any]) -> FastAPI:
    """A model server that says what it is told, and notes what it was asked."""
    left = list(answers)
    app = FastAPI()

    async def responses(body: dict[str, Any]) -> dict[str, Any]:
        seen.append(body["input"])
        return model_response(left.pop(0))

    app.post("/v1/responses")(responses)
    return app


def play(server: LeanGymResourcesServer, answers: Sequence[str], turns: int, seen: list[Any]) -> dict[str, Any]:
    """One rollout by NeMo Gym's refinement agent."""
    config = ProofRefinementAgentConfig(
        host="x",
        port=1,
        entrypoint="app.py",
        name="agent",
        resources_server={"type": "resources_servers", "name": "lean_gym"},
        model_server={"type": "responses_api_models", "name": "policy_model"},
        max_correction_turns=turns - 1,
    )
    calls = client(lean_gym=server.setup_webserver(), policy_model=scripted_model(answers, seen))
    agent = ProofRefinementAgent(config=config, server_client=calls)
    calls.apps["agent"] = agent.setup_webserver()

    async def talk() -> Any:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(calls.apps["agent"]), base_url="http://g") as http:
            return (await http.post("/run", json=row())).json()

    result: dict[str, Any] = asyncio.run(talk())
    return result


def test_the_refinement_agent_corrects_a_proof(verifier: Verifier) -> None:
    seen: list[Any] = []
    server = resources(verifier, reward=[{"term": "attempt_discount", "gamma": 0.5}])
    result = play(server, [BAD, GOOD], 2, seen)
    assert (result["reward"], result["total_turns"], result["proof_status"]) == (0.5, 2, "proved")
    first, second = result["all_attempts"]
    assert (first["proof_status"], first["reward"], second["reward"]) == ("failed", 0.0, 0.5)
    assert seen[0][0]["content"] == "Prove it."
    assert seen[1] == [{"role": "user", "content": first["correction_prompt"]}]


def test_the_refinement_agent_stops_at_the_last_turn(verifier: Verifier) -> None:
    seen: list[Any] = []
    result = play(resources(verifier), [BAD, BAD, GOOD], 3, seen)
    assert (result["total_turns"], result["reward"], len(seen)) == (2, 0.0, 2)


def test_the_refinement_agent_hands_the_mask_on() -> None:
    class Lost(SaysVerifier):
        def verdict(self, code: str) -> Verdict:
            return Verdict(Status.UNAVAILABLE, reason="lost")

    result = play(resources(Lost(workers=1)), [GOOD, GOOD], 2, [])
    assert (result["total_turns"], result["scored"], result["proof_status"]) == (1, False, "unavailable")
    assert result["instance_config"]["mask_sample"] is True


# --- what NeMo Gym reads from disk ------------------------------------------------------------------------------


def test_the_configuration_is_one_of_nemo_gyms() -> None:
    config = OmegaConf.load(FOLDER / "configs" / "lean_gym.yaml")
    found = {name: maybe_get_server_instance_config(name, server) for name, server in config.items()}
    assert [(name, error) for name, (_, error) in found.items() if error] == []
    assert found["lean_gym"][0].SERVER_TYPE == "resources_servers"
    assert found["lean_gym_refinement_agent"][0].SERVER_TYPE == "responses_api_agents"


def test_the_settings_of_the_configuration_are_the_servers() -> None:
    config = OmegaConf.to_container(OmegaConf.load(FOLDER / "configs" / "lean_gym.yaml"))
    own = config["lean_gym"]["resources_servers"]["lean_gym"]
    settings = LeanGymResourcesServerConfig.model_validate({**own, "name": "lean_gym", "host": "x", "port": 1})
    known = LeanGymResourcesServerConfig.model_fields
    assert set(own) - set(known) == {"verified", "description", "value"}
    agent = config["lean_gym_refinement_agent"]["responses_api_agents"]["proof_refinement_agent"]
    assert agent["max_correction_turns"] == settings.max_attempts - 1
    assert settings.reward == "kimina"


def test_every_example_row_can_be_proved(verifier: Verifier) -> None:
    rows = [json.loads(line) for line in (FOLDER / "data" / "example.jsonl").read_text().splitlines()]
    proofs = {problem.id: problem.metadata["proof"] for problem in builtin_problems()}
    server = resources(verifier, reward="verified")
    assert len(rows) == 5
    for data in rows:
        assert "proof" not in data["problem"]["metadata"]
        code = proofs[data["problem"]["id"]]
        answer = post(server, "/verify", {**data, "response": model_response(f"```lean4\n{code}\n```")}).json()
        assert answer["reward"] == 1.0
        assert post(server, "/seed_session", data).json()["messages"] == data["responses_create_params"]["input"]


@pytest.mark.slow
def test_nemo_gym_runs_the_entry_point(tmp_path: Path) -> None:
    """The folder as NeMo Gym starts it: its web server, its Ray, our configuration."""
    ports = []
    for _ in range(3):
        with socket.create_server(("127.0.0.1", 0)) as free:
            ports.append(free.getsockname()[1])
    config = OmegaConf.to_container(OmegaConf.load(FOLDER / "configs" / "lean_gym.yaml"))
    own = config["lean_gym"]["resources_servers"]["lean_gym"]
    own.update(host="127.0.0.1", port=ports[0], reward="verified")
    agent = config["lean_gym_refinement_agent"]["responses_api_agents"]["proof_refinement_agent"]
    agent.update(host="127.0.0.1", port=ports[1])
    config |= {"head_server": {"host": "127.0.0.1", "port": ports[2]}, "dry_run": False}
    environment = {
        **os.environ,
        "NEMO_GYM_CONFIG_DICT": OmegaConf.to_yaml(OmegaConf.create(config)),
        "NEMO_GYM_CONFIG_PATH": "lean_gym",
    }
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, "app.py"], cwd=FOLDER, env=environment, stdout=log, stderr=log)
        try:
            url = f"http://127.0.0.1:{ports[0]}"
            while True:
                assert process.poll() is None, (tmp_path / "log").read_text()
                try:
                    if httpx.get(f"{url}/health").json()["status"] == "ok":
                        break
                except httpx.TransportError:
                    time.sleep(0.5)
            answers = [
                httpx.post(f"{url}/verify", json=row(response=model_response(text)), timeout=60).json()
                for text in (GOOD, BAD)
            ]
            assert [(a["reward"], a["proof_status"]) for a in answers] == [(1.0, "proved"), (0.0, "failed")]
            children = psutil.Process(process.pid).children(recursive=True)
        finally:
            process.terminate()
            process.wait(60)
    _, alive = psutil.wait_procs(children, timeout=30)
    assert not alive
