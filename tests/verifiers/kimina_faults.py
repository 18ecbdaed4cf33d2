"""A small server with the faults of real ones. Its right answers are Lean's own."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from lean_gym.repl import Session
from lean_gym.run import LeanRun

__all__ = ["FaultServer"]

Fault = Callable[["_Handler", list[dict[str, Any]]], bool]
"""Does something to a request; true where it has dealt with it."""


class FaultServer:
    """A Kimina server whose faults can be switched while it runs.

    Args:
        run: checks one text with Lean.
        key: the API key that it asks for.
    """

    def __init__(self, run: Callable[[str], LeanRun], key: str | None = None) -> None:
        self.run = run
        self.key = key
        self.fault: Fault | None = None
        self.hangs = threading.Event()
        self.checked = 0
        self.requests = 0
        self.most = 0
        self._open = 0
        self.lock = threading.Lock()
        self.port = 0
        self._server: ThreadingHTTPServer | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Listen, at the same port as before."""
        self._server = _HTTPServer(("127.0.0.1", self.port), _Handler)
        self._server.owner = self
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        """Stop listening and cut every connection."""
        self.hangs.set()
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server.cut()
            self._server = None
        self.hangs.clear()

    @contextmanager
    def request(self) -> Iterator[None]:
        with self.lock:
            self.requests += 1
            self._open += 1
            self.most = max(self.most, self._open)
        try:
            yield
        finally:
            with self.lock:
                self._open -= 1

    def results(self, snippets: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What a real server answers: header and body in a session of their own."""
        found = []
        for snippet in snippets:
            lines = snippet["code"].splitlines()
            count = next(i for i, line in enumerate(lines) if not line.startswith("import "))
            session = Session(self.run)
            session.answer({"cmd": "\n".join(lines[:count])})
            reply = session.answer({"cmd": "\n".join(lines[count:]), "env": 0, "gc": True})
            found.append({"id": snippet["id"], "time": 0.01, "response": reply})
            with self.lock:
                self.checked += 1
        return found


class _HTTPServer(ThreadingHTTPServer):
    owner: FaultServer
    daemon_threads = True
    request_queue_size = 512

    def __init__(self, *arguments: Any) -> None:
        self.sockets: set[socket.socket] = set()
        super().__init__(*arguments)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.sockets.add(request)
        super().process_request(request, client_address)

    def cut(self) -> None:
        for each in self.sockets:
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue

    def handle_error(self, *_: Any) -> None:
        pass


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _HTTPServer

    def log_message(self, *_: Any) -> None:
        pass

    def do_GET(self) -> None:
        if self.server.owner.fault is hang:
            hang(self, [])
            return
        self.reply(200, {"status": "ok"})

    def do_POST(self) -> None:
        owner = self.server.owner
        body = self.rfile.read(int(self.headers["content-length"]))
        if owner.key is not None and self.headers.get("authorization") != f"Bearer {owner.key}":
            self.reply(401, {"detail": "Invalid API key"})
            return
        snippets = json.loads(body)["snippets"]
        with owner.request():
            if owner.fault is None or not owner.fault(self, snippets):
                self.reply(200, {"results": owner.results(snippets)})

    def reply(self, status: int, data: Any, **headers: str) -> None:
        self.send_bytes(status, json.dumps(data).encode(), **headers)

    def send_bytes(self, status: int, data: bytes, length: int | None = None, **headers: str) -> None:
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data) if length is None else length))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(data)
        self.wfile.flush()

    def close_now(self) -> None:
        self.close_connection = True
        try:
            self.connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            return


# Faults. Each deals with a whole request.


def die(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """The connection ends without a word."""
    handler.close_now()
    return True


def hang(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """Nothing comes, health included."""
    handler.server.owner.hangs.wait(120)
    handler.close_now()
    return True


def half_close(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """The head of an answer comes, and half of its body; then the server stops sending."""
    whole = json.dumps({"results": handler.server.owner.results(snippets)}).encode()
    handler.send_bytes(200, whole[: len(whole) // 2], length=len(whole))
    handler.connection.shutdown(socket.SHUT_WR)
    handler.close_connection = True
    return True


def torn(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """The answer's text is cut, but its length is right."""
    whole = json.dumps({"results": handler.server.owner.results(snippets)}).encode()
    handler.send_bytes(200, whole[:-20])
    return True


def garbage(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """JSON that is no answer."""
    handler.reply(200, {"results": [{"id": s["id"], "response": {"messages": "none"}} for s in snippets]})
    return True


def empty(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """What looks like the answer to a text without messages."""
    handler.reply(200, {"results": [{"id": s["id"], "time": 0.1, "response": {"env": 1}} for s in snippets]})
    return True


def nothing(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """No result for any snippet."""
    handler.reply(200, {"results": []})
    return True


def another(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """The failing answer to another text, under the right ids, as from a REPL that is one reply behind."""
    code = 'import Init\n#check "abc"\ntheorem t : 1 = 2 := rfl'
    results = handler.server.owner.results([{"id": s["id"], "code": code} for s in snippets])
    handler.reply(200, {"results": results})
    return True


def internal_error(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    handler.reply(500, {"detail": "Internal Server Error"})
    return True


def overloaded(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    handler.reply(429, {"detail": "Too many requests"}, retry_after="0.3")
    return True


def no_repl(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    handler.reply(200, {"results": [{"id": s["id"], "error": "No available REPLs"} for s in snippets]})
    return True


def header_times_out(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    error = "Lean REPL header command timed out in 5.0 seconds"
    handler.reply(200, {"results": [{"id": s["id"], "time": 5.0, "error": error} for s in snippets]})
    return True


def too_long(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
    """An answer without end."""
    handler.send_response(200)
    handler.send_header("transfer-encoding", "chunked")
    handler.end_headers()
    part = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    try:
        while True:
            handler.wfile.write(part)
    except OSError:
        handler.close_connection = True
    return True


def late(seconds: float) -> Fault:
    """Right, but late."""

    def fault(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
        time.sleep(seconds)
        return False

    return fault


def first(count: int, fault: Fault) -> Fault:
    """A fault of the first requests only."""
    left = [count]
    lock = threading.Lock()

    def some(handler: _Handler, snippets: list[dict[str, Any]]) -> bool:
        with lock:
            left[0] -= 1
            if left[0] < 0:
                return False
        return fault(handler, snippets)

    return some
