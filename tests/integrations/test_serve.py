"""The HTTP server: what it answers, what it refuses, and that nothing is lost when something breaks."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import psutil
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

pytest.importorskip("fastapi", reason="the extra 'serve' is not installed")
httpx = pytest.importorskip("httpx", reason="httpx is not installed")

from lean_gym import Judge, Problem, Status  # noqa: E402
from lean_gym.cli import app as command_line  # noqa: E402
from lean_gym.datasets import builtin_problems, canaries  # noqa: E402
from lean_gym.integrations.batch import BatchStepper  # noqa: E402
from lean_gym.integrations.serve import ServeSettings, create_app  # noqa: E402
from lean_gym.integrations.serve_schema import EXAMPLES  # noqa: E402
from lean_gym.testing import any_text  # noqa: E402
from lean_gym.verifiers import Verifier  # noqa: E402
from lean_gym.verifiers.base import UNAVAILABLE_TRIES  # noqa: E402
from tests.integrations.dice import DiceVerifier, HeldVerifier, SaysVerifier  # noqa: E402

T = TypeVar("T")
TOKEN = "0123456789abcdef"
LEAN = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry"
SWAP = Problem.from_lean(LEAN)
GOOD = "```lean4\nby exact ⟨h.2, h.1⟩\n```"
BAD = "```lean4\nby exact h\n```"
DICE = DiceVerifier(workers=1)


def ask(app: Any, work: Callable[[httpx.AsyncClient], Awaitable[T]]) -> T:
    """Talk to an application in this process."""

    async def talk() -> T:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            return await work(client)

    return asyncio.run(talk())


def post(app: Any, path: str, **request: Any) -> httpx.Response:
    return ask(app, lambda client: client.post(path, **request))


def get(app: Any, path: str) -> httpx.Response:
    return ask(app, lambda client: client.get(path))


def verify_request(*responses: str) -> dict[str, Any]:
    return {"problems": [{"lean": LEAN}] * len(responses), "responses": list(responses)}


# --- answers ----------------------------------------------------------------------------------------------------


def conforms(data: Any, schema: Mapping[str, Any]) -> None:
    """Whether data has exactly the fields, and the types, that a schema of ours speaks of."""
    if "anyOf" in schema or "type" not in schema:
        return
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}
    assert isinstance(data, kinds[schema["type"]]), (data, schema)
    if "enum" in schema:
        assert data in schema["enum"]
    for item in data if schema["type"] == "array" else ():
        conforms(item, schema["items"])
    if "properties" in schema:
        assert set(schema["required"]) <= set(data) <= set(schema["properties"])
        for name, value in data.items():
            conforms(value, schema["properties"][name])


def test_the_examples_of_the_schema_work_and_the_answers_are_as_it_says(judge: Judge) -> None:
    app = create_app(BatchStepper(judge, reward="kimina"))
    described = get(app, "/openapi.json").json()
    assert set(EXAMPLES) == {"/messages", "/step", "/verify"} == set(described["paths"]) - {"/health", "/metrics"}
    for path, example in EXAMPLES.items():
        operation = described["paths"][path]["post"]
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        assert schema["example"] == example
        conforms(example, schema)
        answer = post(app, path, json=example)
        assert answer.status_code == 200
        conforms(answer.json(), operation["responses"]["200"]["content"]["application/json"]["schema"])
        assert {"400", "401", "413", "422", "429", "503"} <= set(operation["responses"])


def test_an_episode_over_http_is_the_steppers(judge: Judge) -> None:
    stepper = BatchStepper(judge, reward=[{"term": "format"}, {"term": "attempt_discount"}])
    app = create_app(stepper, problems=builtin_problems())
    opened = post(app, "/messages", json={"problems": ["prop_and_swap", {"lean": LEAN}]}).json()["episodes"]
    assert opened[1]["metadata"] == stepper.initial_metadata(SWAP)
    assert opened[1]["messages"] == stepper.first_messages(SWAP)
    first = [[*e["messages"], {"role": "assistant", "content": t}] for e, t in zip(opened, (BAD, GOOD), strict=True)]

    def both_ways(chats: list[Any], metadata: list[Any]) -> list[dict[str, Any]]:
        found = post(app, "/step", json={"conversations": chats, "metadata": metadata}).json()["results"]
        wanted = [result.to_dict() for result in stepper.step(chats, metadata)]
        for result in (*found, *wanted):
            del result["seconds"]
        assert found == json.loads(json.dumps(wanted))
        return list(found)

    results = both_ways(first, [episode["metadata"] for episode in opened])
    assert [result["done"] for result in results] == [False, True]
    second = [*first[0], {"role": "user", "content": results[0]["observation"]}, first[0][-1]]
    [last] = both_ways([second], [results[0]["metadata"]])
    assert (last["attempt"], last["done"], last["terms"]["attempt_discount"]) == (2, True, 0.5)
    cut = post(app, "/step", json={"conversations": [first[0]], "metadata": [opened[0]["metadata"]], "cut_off": [True]})
    assert cut.json()["results"][0]["metadata"]["attempts"][0]["cut_off"] is True


def test_responses_and_lean_texts_are_verified(judge: Judge) -> None:
    app = create_app(BatchStepper(judge))
    answer = post(app, "/verify", json=verify_request(GOOD, BAD, "no idea")).json()["results"]
    assert [(r["status"], r["proved"], r["scored"], r["reward"]) for r in answer] == [
        ("proved", True, True, 1.0),
        ("failed", False, True, 0.0),
        ("malformed", False, True, 0.0),
    ]
    assert answer[1]["verdict"]["diagnostics"][0]["text"] in answer[1]["feedback"]
    request = {"problems": [SWAP.source(), {"lean": LEAN}], "code": ["x", LEAN.replace("by sorry", "⟨h.2, h.1⟩")]}
    assert post(app, "/verify", json=request).status_code == 422  # a text is no id
    request["problems"][0] = {"lean": LEAN}
    assert [r["status"] for r in post(app, "/verify", json=request).json()["results"]] == ["failed", "proved"]


def test_what_our_side_cannot_judge_is_no_reward() -> None:
    lean = SaysVerifier(workers=1)
    lean.status = Status.UNAVAILABLE
    app = create_app(BatchStepper(Judge(lean), reward="none"))
    answer = post(app, "/verify", json=verify_request(GOOD))
    [result] = answer.json()["results"]
    assert answer.status_code == 200
    assert (result["scored"], result["proved"], result["terms"]) == (False, False, {})
    assert get(app, "/health").json()["status"] == "ok"
    post(app, "/verify", json=verify_request(*[GOOD] * 8))
    sick = get(app, "/health")
    assert (sick.status_code, sick.json()["status"]) == (503, "unavailable")
    assert "the last 9 checks failed, and a trial too: as told" in sick.json()["error"]
    lean.status = Status.PROVED
    assert get(app, "/health").status_code == 200


def test_many_who_ask_for_the_health_of_a_broken_server_share_a_trial() -> None:
    class Counting(SaysVerifier):
        status = Status.UNAVAILABLE
        judged = 0

        def verdict(self, code: str) -> Any:
            self.judged += 1
            return super().verdict(code)

    lean = Counting(workers=1)
    app = create_app(BatchStepper(Judge(lean)))
    post(app, "/verify", json=verify_request(*[GOOD] * 8))

    async def many(client: httpx.AsyncClient) -> set[int]:
        return {answer.status_code for answer in await asyncio.gather(*(client.get("/health") for _ in range(50)))}

    assert ask(app, many) == {503}
    assert lean.judged <= 8 + 2


def test_a_proved_canary_stops_every_verdict() -> None:
    canary = canaries()[0]
    app = create_app(BatchStepper(Judge(SaysVerifier(workers=1))))
    request = {"problems": [{"lean": canary.source(), "metadata": dict(canary.metadata)}], "responses": [GOOD]}
    answer = post(app, "/verify", json=request)
    assert answer.status_code == 500
    assert "no verdict of this server can be trusted" in answer.json()["error"]
    assert post(app, "/verify", json=verify_request(GOOD)).status_code == 503
    assert get(app, "/health").status_code == 503


def test_a_client_cannot_stop_the_server_with_a_mark() -> None:
    app = create_app(BatchStepper(Judge(SaysVerifier(workers=1))))
    marked = {"problems": [{"lean": LEAN, "metadata": {"canary": True}}], "responses": [GOOD]}
    answer = post(app, "/verify", json=marked)
    assert answer.status_code == 422
    assert "was judged proved" in answer.json()["error"]
    assert post(app, "/verify", json=verify_request(GOOD)).json()["results"][0]["proved"] is True


def test_a_closed_verifier_is_no_verdict() -> None:
    lean = SaysVerifier(workers=1)
    app = create_app(BatchStepper(Judge(lean)))
    lean.close()
    lean.averify = Verifier.averify.__get__(lean)  # type: ignore[method-assign]
    assert get(app, "/health").status_code == 503
    answer = post(app, "/verify", json=verify_request(GOOD))
    assert answer.status_code == 503
    assert int(answer.headers["Retry-After"]) >= 1


def test_figures_for_prometheus(judge: Judge) -> None:
    app = create_app(BatchStepper(judge))
    post(app, "/verify", json=verify_request(GOOD, BAD))
    post(app, "/verify", json={})
    text = get(app, "/metrics").text
    assert 'lean_gym_http_requests_total{code="200",path="/verify"} 1.0' in text
    assert 'lean_gym_http_requests_total{code="422",path="/verify"} 1.0' in text
    assert 'lean_gym_http_steps_total{status="failed"} 1.0' in text
    assert "lean_gym_http_steps_under_way 0.0" in text
    assert 'lean_gym_submitted_total{verifier="serve"}' in text


# --- what is refused --------------------------------------------------------------------------------------------

METADATA = BatchStepper(Judge(DICE)).initial_metadata(SWAP)
CHAT = [{"role": "assistant", "content": GOOD}]


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("/step", b"", 400, "the body is no JSON"),
        ("/step", b"{", 400, "the body is no JSON"),
        ("/step", b"\xff\xfe\xfd", 400, "the body is no JSON"),
        ("/step", b'{"metadata": [NaN]}', 400, "NaN is no JSON"),
        ("/step", b'{"metadata": [1e999]}', 400, "1e999 is no JSON number that can be sent back"),
        ("/step", b"[" * 200_000, 400, "nested too deeply"),
        ("/step", b"[]", 422, "must be a JSON object, not list"),
        ("/step", {}, 422, "'conversations' is missing; it must be a list"),
        ("/step", {"conversations": [], "metadata": {}}, 422, "'metadata' is dict; it must be a list"),
        ("/step", {"conversations": [], "metadata": [], "x": 1}, 422, "no field 'x' here; there are conversations"),
        ("/step", {"conversations": [CHAT], "metadata": []}, 422, "there are 1 conversations but 0 of metadata"),
        ("/step", {"conversations": [CHAT], "metadata": [{}]}, 422, "metadata[0]: its version is None"),
        ("/step", {"conversations": [[]], "metadata": [METADATA]}, 422, "conversations[0] is empty"),
        ("/step", {"conversations": [CHAT], "metadata": [METADATA], "cut_off": [1]}, 422, "cut_off[0] must be true"),
        ("/verify", {"problems": []}, 422, "give either 'responses'"),
        ("/verify", {"problems": [], "responses": [], "code": []}, 422, "give either 'responses'"),
        ("/verify", {"problems": ["x"], "responses": [""]}, 422, "problems[0]: there is no problem 'x' here"),
        ("/verify", {"problems": [{}], "responses": [""]}, 422, "problems[0]: the problem's 'header' must be"),
        ("/verify", {"problems": [{"lean": "def"}], "responses": [""]}, 422, "problems[0]: no theorem in the Lean"),
        ("/verify", {"problems": [{"lean": LEAN}], "responses": []}, 422, "1 problems but 0 of responses"),
        ("/verify", {"problems": [{"lean": LEAN}], "code": [None]}, 422, "code[0] must be a string, not NoneType"),
        ("/verify", {"problems": ["/etc/passwd"], "responses": [""]}, 422, "there is no problem '/etc/passwd'"),
        ("/messages", {"problems": "all"}, 422, "'problems' is str; it must be a list"),
        ("/nowhere", {}, 404, "Not Found"),
        ("/health", {}, 405, "Method Not Allowed"),
    ],
)
def test_a_bad_request_is_told_what_is_wrong(path: str, body: Any, status: int, said: str) -> None:
    app = create_app(BatchStepper(Judge(DICE)))
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = post(app, path, content=data)
    assert (answer.status_code, list(answer.json())) == (status, ["error"])
    assert said in answer.json()["error"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | any_text(4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(any_text(2), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ("problems", "responses", "code", "conversations", "metadata", "cut_off")


@settings(max_examples=60)
@given(
    st.sampled_from(["/step", "/verify", "/messages"]),
    st.binary(max_size=40)
    | JSON.map(lambda data: json.dumps(data).encode())
    | st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=3).map(lambda data: json.dumps(data).encode()),
)
def test_no_body_breaks_the_server(path: str, body: bytes) -> None:
    answer = post(create_app(BatchStepper(Judge(DICE))), path, content=body)
    assert answer.status_code in (200, 400, 422)


@settings(max_examples=40)
@given(st.lists(any_text(), max_size=3))
def test_any_text_of_a_policy_is_judged(texts: list[str]) -> None:
    stepper = BatchStepper(Judge(DICE), reward="kimina")
    request = json.dumps(
        {"conversations": [[{"role": "assistant", "content": t}] for t in texts], "metadata": [METADATA] * len(texts)}
    )
    answer = post(create_app(stepper), "/step", content=request.encode())
    assert answer.status_code == 200
    found = answer.json()["results"]
    wanted = stepper.step([[{"role": "assistant", "content": t}] for t in texts], [METADATA] * len(texts))
    assert [(r["status"], r["reward"], r["observation"]) for r in found] == [
        (r.status, r.reward, r.observation) for r in wanted
    ]


@pytest.mark.parametrize(
    ("header", "status"),
    [
        (None, 401),
        ("", 401),
        ("Bearer", 401),
        ("Bearer wrong", 401),
        (f"Basic {TOKEN}", 401),
        (f"Bearer {TOKEN}x", 401),
        (f"Bearer {TOKEN[:-1]}", 401),
        ("Bearer \xff\xfe", 401),
        (f"Bearer {TOKEN}", 200),
        (f"bearer  {TOKEN} ", 200),
    ],
)
def test_the_token(header: str | None, status: int) -> None:
    app = create_app(BatchStepper(Judge(DICE)), ServeSettings(token=TOKEN))
    headers = {} if header is None else {"Authorization": header.encode("latin-1")}
    for path in ("/metrics", "/nowhere"):
        answer = ask(app, lambda client, path=path: client.get(path, headers=headers))
        assert (answer.status_code == 401) == (status == 401)
    answer = post(app, "/messages", json={"problems": []}, headers=headers)
    assert answer.status_code == status
    if status == 401:
        assert answer.headers["WWW-Authenticate"] == "Bearer"
        assert TOKEN not in answer.text
    assert get(app, "/health").status_code == 200
    assert get(app, "/openapi.json").json()["security"] == [{"token": []}]


def test_the_token_is_not_shown() -> None:
    assert TOKEN not in repr(ServeSettings(token=TOKEN))


def test_a_large_body_is_not_read() -> None:
    app = create_app(BatchStepper(Judge(DICE)), ServeSettings(max_body=1000))
    assert post(app, "/step", content=b"x" * 1001).status_code == 413
    read = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal read
        while True:
            read += 100
            yield b"x" * 100

    answer = post(app, "/step", content=endless())
    assert (answer.status_code, answer.headers["Connection"]) == (413, "close")
    assert "larger than 1000 bytes" in answer.json()["error"]
    assert read <= 1200
    assert post(app, "/step", content=b"x" * 1000).status_code == 400


def test_no_body_is_read_where_no_token_is_asked_for() -> None:
    async def never() -> AsyncIterator[bytes]:
        raise AssertionError("the body was read")
        yield b""

    app = create_app(BatchStepper(Judge(DICE)), ServeSettings(token=TOKEN))
    assert ask(app, lambda client: client.request("GET", "/health", content=never())).status_code == 200


def test_a_body_that_does_not_come() -> None:
    async def slow() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(3600)

    app = create_app(BatchStepper(Judge(DICE)), ServeSettings(body_seconds=0.05))
    assert post(app, "/step", content=slow()).status_code == 408


def test_too_much_at_once_is_told_to_come_back() -> None:
    settings = ServeSettings(max_batch=3, max_in_flight=4)

    async def scenario() -> None:
        lean = HeldVerifier()
        app = create_app(BatchStepper(Judge(lean)), settings)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://server") as client:

            async def send(n: int) -> httpx.Response:
                return await client.post("/verify", json=verify_request(*[GOOD] * n))

            large = await send(4)
            assert (large.status_code, "larger than 3" in large.json()["error"]) == (413, True)
            held = asyncio.ensure_future(send(3))
            while not lean.waiting:
                await asyncio.sleep(0.001)
            refused = await send(2)
            assert refused.status_code == 429
            assert 1 <= int(refused.headers["Retry-After"]) <= 60
            assert "3 steps are under way, at most 4" in refused.json()["error"]
            fits = asyncio.ensure_future(send(1))
            while lean.waiting < 2:
                await asyncio.sleep(0.001)
            assert (await client.get("/health")).json()["under_way"] == 4
            lean.go.set()
            for answer in (await held, await fits, await send(3)):
                assert answer.status_code == 200
                assert all(result["proved"] for result in answer.json()["results"])
            assert (await client.get("/health")).json()["under_way"] == 0

    asyncio.run(scenario())


def test_what_is_not_done_in_time_is_given_up() -> None:
    async def scenario() -> None:
        lean = HeldVerifier()
        hasty, patient = (
            create_app(BatchStepper(Judge(lean)), ServeSettings(request_seconds=seconds)) for seconds in (0.05, 600)
        )
        async with (
            httpx.AsyncClient(transport=httpx.ASGITransport(hasty), base_url="http://server") as client,
            httpx.AsyncClient(transport=httpx.ASGITransport(patient), base_url="http://server") as other,
        ):
            late = await client.post("/verify", json=verify_request(GOOD))
            assert (late.status_code, lean.waiting, hasty.state.service.under_way) == (503, 0, 0)
            assert int(late.headers["Retry-After"]) >= 1
            lean.go.set()
            assert (await other.post("/verify", json=verify_request(GOOD))).status_code == 200

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ({"max_body": 0}, "max_body must be positive, got 0"),
        ({"request_seconds": float("inf")}, "request_seconds must be positive"),
        ({"max_batch": 10, "max_in_flight": 9}, "a full batch would never be admitted"),
        ({"token": "short"}, "at least 16 characters"),
    ],
)
def test_limits_are_checked(limits: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        ServeSettings(**limits)


# --- the program ------------------------------------------------------------------------------------------------


@dataclass
class Server:
    """A server of its own process."""

    process: subprocess.Popen[str]
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers={"Authorization": f"Bearer {TOKEN}"}, timeout=120)

    def figure(self, name: str) -> float:
        with self.client() as client:
            [line] = [line for line in client.get("/metrics").text.splitlines() if line.startswith(name)]
        return float(line.split()[-1])

    def lean_servers(self) -> list[psutil.Process]:
        """The processes that import Lean once and fork for each check."""
        return psutil.Process(self.process.pid).children()


@contextmanager
def serving(*options: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "lean_gym.cli", "serve", "--port", "0", "--workers", "2", *options]
    environment = {**os.environ, "LEAN_GYM_TOKEN": TOKEN}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stderr is not None
        line = process.stderr.readline()
        found = re.search(r"serves http://127\.0\.0\.1:(\d+) with 2 workers", line)
        assert found, line + process.stderr.read()
        yield Server(process, int(found[1]))
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving("--seconds", "30") as running:
        yield running


def wait_for(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(0.02)


def test_many_clients_while_lean_is_killed(server: Server) -> None:
    """Every request is answered rightly, though the processes that check are killed in the middle.

    A check whose process is killed as often as it is tried is ``unavailable``, and no check chooses what is killed:
    in each of two rounds there is one kill fewer than there are tries. One proof in twelve takes long enough to be
    seen while it is checked.
    """
    problems = builtin_problems()[:11]

    def kill(killed: list[int], done: threading.Event) -> None:
        while len(killed) < UNAVAILABLE_TRIES - 1 and not done.wait(0.01):
            try:
                busy = [p for p in server.lean_servers() if p.children()]
            except psutil.NoSuchProcess:  # it ended while it was looked at
                continue
            if busy:
                os.kill(busy[0].pid, signal.SIGKILL)
                killed.append(busy[0].pid)
                done.wait(0.2)

    def one(i: int) -> tuple[int, list[str]]:
        if i % 12 == 11:
            asked: Any = {"lean": LEAN}
            proof = "by\n  iterate 30 (iterate 30 (have k : True := trivial; clear k))\n  exact ⟨h.2, h.1⟩"
            wrong_proof = "h"
        else:
            asked = problems[i % 12].id
            proof, wrong_proof = (problems[i % 12].metadata[which] for which in ("proof", "wrong_proof"))
        responses = [f"```lean4\n{text}\n-- {i}\n```" for text in (proof, wrong_proof)]
        with server.client() as client:
            answer = client.post("/verify", json={"problems": [asked] * 2, "responses": responses})
        return answer.status_code, [result["status"] for result in answer.json()["results"]]

    for requests in range(48), range(48, 96):
        killed: list[int] = []
        done = threading.Event()
        killer = threading.Thread(target=kill, args=(killed, done))
        killer.start()
        try:
            with ThreadPoolExecutor(16) as pool:
                answers = list(pool.map(one, requests))
        finally:
            done.set()
            killer.join()
        assert killed
        assert answers == [(200, ["proved", "failed"])] * 48
    assert server.figure("lean_gym_restarts_total") >= 1


ENDLESS = "```lean4\nby\n  repeat (have h : True := True.intro)\n```"


def raw_request(server: Server, request: dict[str, Any], head: str = "") -> socket.socket:
    body = json.dumps(request).encode()
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.sendall(
        f"POST /verify HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {TOKEN}\r\n{head}"
        f"Content-Length: {len(body)}\r\n\r\n".encode()
        + body
    )
    return connection


def test_a_client_that_goes_away_frees_its_place(server: Server) -> None:
    cancelled = server.figure("lean_gym_cancelled_total")
    texts = [ENDLESS.replace("True.intro", f"True.intro -- {i}") for i in range(6)]
    connection = raw_request(server, verify_request(*texts))
    wait_for(lambda: server.figure("lean_gym_running") == 2)
    assert server.figure("lean_gym_http_steps_under_way") == 6
    connection.close()
    wait_for(lambda: server.figure("lean_gym_http_steps_under_way") == 0)
    # What had not begun never begins.
    assert server.figure("lean_gym_cancelled_total") == cancelled + 4
    assert server.figure("lean_gym_queued") == 0


def test_half_a_request_and_garbage_do_no_harm(server: Server) -> None:
    for data in (
        b"POST /verify HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"\x16\x03\x01",
        b"GET / HTTP/9\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(data)
    with server.client() as client:
        assert client.post("/verify", json=verify_request("no code")).status_code == 200


def test_the_end_finishes_what_is_under_way() -> None:
    with serving("--seconds", "5") as server:
        with ThreadPoolExecutor(2) as pool, server.client() as client, server.client() as other:
            assert other.get("/health").status_code == 200
            answer = pool.submit(client.post, "/verify", json=verify_request(ENDLESS, GOOD))
            wait_for(lambda: server.figure("lean_gym_running") >= 1)
            children = psutil.Process(server.process.pid).children(recursive=True)
            server.process.send_signal(signal.SIGTERM)
            results = answer.result().json()["results"]
        assert [result["status"] for result in results] == ["timeout", "proved"]
        assert server.process.wait(30) == 0
        assert server.process.stderr is not None
        assert server.process.stderr.read() == ""
        psutil.wait_procs(children, timeout=10)
        assert not any(child.is_running() and child.status() != psutil.STATUS_ZOMBIE for child in children)


def command(*arguments: str, token: str | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(command_line, ["serve", *arguments], env={"LEAN_GYM_TOKEN": token or ""})
    return result.exit_code, " ".join(result.output.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--host", "0.0.0.0"], "--host 0.0.0.0 serves beyond this machine: set a token"),
        (["--reward", "kimono"], "reward: there is no preset 'kimono'"),
        (["--reward", "[1"], "--reward is no JSON list of terms"),
        (["--reward", "absent.json"], "--reward: absent.json cannot be read"),
        (["--audit", "lax"], "lax"),
        (["--max-batch", "10", "--max-in-flight", "5"], "a full batch would never be admitted"),
        (["--token-file", "/nonexistent"], "--token-file /nonexistent cannot be read"),
        (["--data", "nothing.jsonl"], "nothing.jsonl"),
        (["--verifier", "coq"], "unknown verifier 'coq'"),
        (["--credit", "all", "--port", "0"], "credit is 'all'"),
    ],
)
def test_bad_options_are_told_at_once(arguments: list[str], said: str) -> None:
    code, output = command(*arguments)
    assert code != 0
    assert said in output


def test_a_short_token_and_a_taken_port_are_told(tmp_path: Path) -> None:
    assert "at least 16 characters" in command(token="short")[1]
    (tmp_path / "token").write_text("\n")
    assert "is empty" in command("--token-file", str(tmp_path / "token"))[1]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, output = command("--port", str(taken.getsockname()[1]))
    assert code != 0
    assert "cannot listen on 127.0.0.1" in output
