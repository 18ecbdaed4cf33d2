"""A small server that speaks the OpenAI chat protocol, for tests."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = Callable[[dict[str, Any], int], "str | int"]
"""From a request's body and its number, from 1, to the text of the answer, or to an HTTP status."""


@dataclass
class ChatServer:
    """A running server: its address, and the bodies of the requests that it answered with a text."""

    url: str
    answered: list[dict[str, Any]] = field(default_factory=list)
    requests: int = 0


@contextmanager
def chat_server(answer: Answer) -> Iterator[ChatServer]:
    """Serve on a free port of this machine until the block ends."""
    lock = threading.Lock()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._send(200, {"object": "list", "data": [{"id": "writer", "object": "model"}]})

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            with lock:
                server.requests += 1
                number = server.requests
            found = answer(body, number)
            if isinstance(found, int):
                self._send(found, {"error": {"message": f"status {found}"}})
                return
            with lock:
                server.answered.append(body)
            choice = {"index": 0, "message": {"role": "assistant", "content": found}, "finish_reason": "stop"}
            self._send(200, {"object": "chat.completion", "choices": [choice], "usage": {"completion_tokens": 3}})

        def _send(self, status: int, data: dict[str, Any]) -> None:
            text = json.dumps(data).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            if status == 429:
                self.send_header("Retry-After", "0")
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, format: str, *args: object) -> None:
            pass

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server = ChatServer(f"http://127.0.0.1:{http.server_address[1]}/v1")
    thread = threading.Thread(target=http.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        http.shutdown()
        http.server_close()
        thread.join()
