"""A page in headless Chromium, driven over its debugging pipe."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-pipe",
)
# The browser reads commands from descriptor 3 and answers on 4.
_LAUNCH = "import os, sys; r, w = map(int, sys.argv[1:3]); os.dup2(r, 13); os.dup2(w, 14); os.dup2(13, 3); \
os.dup2(14, 4); os.set_inheritable(3, True); os.set_inheritable(4, True); os.execv(sys.argv[3], sys.argv[3:])"
_SECONDS = 60.0


def find_chromium() -> str:
    """The browser; the test is skipped where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if path := shutil.which(name):
            return path
    pytest.skip("no Chromium on the path; on Debian: apt-get install chromium")


class Page:
    """One page of a browser.

    Attributes:
        problems: errors of scripts, and what the console and the security policy complained about.
        requests: the addresses that the page asked for.
    """

    def __init__(self, read: int, write: int) -> None:
        self._read, self._write = read, write
        self._buffer = b""
        self._id = 0
        self._session: str | None = None
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.events: list[str] = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")

    def open(self, url: str) -> None:
        """Load a page and wait for it."""
        self.events.clear()
        self.send("Page.navigate", url=url)
        while "Page.loadEventFired" not in self.events:
            self._receive()

    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page."""
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise AssertionError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression: str) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + _SECONDS
        while not self.run(expression):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {expression}")
            time.sleep(0.03)

    def choose(self, name: str, value: str | bool) -> None:
        """Change a control of the page as a person would, and wait for the page to follow."""
        field = "checked" if isinstance(value, bool) else "value"
        self.run(
            f"""(() => {{ document.body.dataset.found = ""; const c = document.getElementById({json.dumps(name)});
            c[{json.dumps(field)}] = {json.dumps(value)};
            c.dispatchEvent(new Event("input", {{bubbles: true}})); }})()"""
        )
        self.wait('document.body.dataset.found !== ""')

    def size(self, width: int, height: int, dark: bool = False) -> None:
        """The size of the window, and whether the system prefers dark colours."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", features=[scheme])

    def screenshot(self, file: Path) -> None:
        """A picture of the window."""
        file.write_bytes(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))

    def send(self, method: str, **parameters: Any) -> Any:
        """One command of the DevTools protocol."""
        self._id += 1
        message: dict[str, Any] = {"id": self._id, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._write, data) :]
        while True:
            answer = self._receive()
            if answer.get("id") == self._id:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            part = os.read(self._read, 1 << 16)
            if not part:
                raise AssertionError("the browser is gone")
            self._buffer += part
        line, _, self._buffer = self._buffer.partition(b"\0")
        message: dict[str, Any] = json.loads(line)
        method, parameters = message.get("method", ""), message.get("params", {})
        self.events.append(method)
        if method == "Runtime.exceptionThrown":
            self.problems.append(json.dumps(parameters["exceptionDetails"]))
        elif method == "Log.entryAdded":
            self.problems.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        return message


@contextlib.contextmanager
def browser_page() -> Iterator[Page]:
    """A browser with one page; skips where there is none."""
    path = find_chromium()
    to_browser, from_browser = os.pipe(), os.pipe()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [sys.executable, "-c", _LAUNCH, str(to_browser[0]), str(from_browser[1]), path, *FLAGS]
        process = subprocess.Popen(
            [*command, f"--user-data-dir={profile}"],
            pass_fds=(to_browser[0], from_browser[1]),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser[0])
        os.close(from_browser[1])
        try:
            yield Page(from_browser[0], to_browser[1])
        finally:
            os.close(to_browser[1])
            os.close(from_browser[0])
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
