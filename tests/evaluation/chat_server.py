"""A small local server with the OpenAI chat protocol that answers with reference proofs."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from lean_gym.datasets import builtin_problems
from lean_gym.problem import Problem
from lean_gym.response import render_response

Reply = tuple[int, dict[str, str], Any]
"""Status, headers, and the body: an object for JSON, or a string."""


class ChatServer(ThreadingHTTPServer):
    """Answers a chat with the proof of the theorem in its first message of the user.

    Args:
        problems: with reference proofs.
        wrong_first: whether the first answer of a chat is the wrong proof.
        before: called with the body of each request; what it returns, if anything, is the reply.
    """

    daemon_threads = True

    def __init__(
        self,
        problems: Sequence[Problem] | None = None,
        *,
        wrong_first: bool = False,
        before: Callable[[dict[str, Any]], Reply | None] | None = None,
        models: Sequence[str] = ("prover",),
    ) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.problems = {p.name: p for p in (builtin_problems() if problems is None else problems)}
        self.wrong_first, self.before, self.models = wrong_first, before, models
        self.requests: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.lock = threading.Lock()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def answer(self, body: dict[str, Any]) -> str:
        chat = body["messages"]
        first = next(m["content"] for m in chat if m["role"] == "user")
        name = re.findall(r"^\s*(?:@\[[^\]]*\]\s*)?theorem\s+(\S+)", first, re.MULTILINE)[-1]
        problem = self.problems[name]
        turn = sum(m["role"] == "assistant" for m in chat)
        proof = problem.metadata["wrong_proof" if self.wrong_first and turn == 0 else "proof"]
        return render_response("I know this one.", problem.source(proof))


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: ChatServer

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        if self.path == "/v1/models":
            self._send((200, {}, {"data": [{"id": name} for name in self.server.models]}))
        else:
            self._send((404, {}, {"error": "no such address"}))

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        with self.server.lock:
            self.server.requests.append(body)
            self.server.headers.append(dict(self.headers))
        if self.path != "/v1/chat/completions":
            self._send((404, {}, {"error": "no such address"}))
            return
        reply = self.server.before(body) if self.server.before else None
        if reply is None:
            text = self.server.answer(body)
            message = {"role": "assistant", "content": text}
            usage = {"prompt_tokens": sum(len(m["content"]) for m in body["messages"]), "completion_tokens": len(text)}
            reply = 200, {}, {"choices": [{"message": message, "finish_reason": "stop"}], "usage": usage}
        self._send(reply)

    def _send(self, reply: Reply) -> None:
        status, headers, content = reply
        data = (content if isinstance(content, str) else json.dumps(content)).encode()
        self.send_response(status)
        for key, value in {"Content-Type": "application/json", "Content-Length": str(len(data)), **headers}.items():
            self.send_header(key, value)
        self.end_headers()
        self.wfile.write(data)


@contextlib.contextmanager
def chat_server(**options: Any) -> Iterator[ChatServer]:
    """A server that runs while the context does."""
    server = ChatServer(**options)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
