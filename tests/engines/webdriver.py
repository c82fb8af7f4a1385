"""A browser as WebDriver drives it: a few of its commands, over the wire."""

import base64
import contextlib
import json
import subprocess
import urllib.request

from tests.patience import PATIENCE, wait_until
from tests.server import free_port


class Driver:
    """A browser with one window; whatever it refuses is an AssertionError.

    `call(method, path, body)` gives the value of a command of a session.
    """

    def goto(self, url):
        self.call("POST", "url", {"url": url})

    def back(self):
        self.call("POST", "back", {})

    def forward(self):
        self.call("POST", "forward", {})

    def run(self, script, *given):
        """What an expression of JavaScript comes to, a function or a promise of one.

        None where the page is left meanwhile.
        """
        waiting = (
            "const done = arguments[arguments.length - 1];"
            "const given = [...arguments].slice(0, -1);"
            "(async () => {"
            f"const one = ({script});"
            "return typeof one === 'function' ? one(...given) : one;"
            "})().then(value => done({ value }), error => done({ error: `${error}` }));"
        )
        answer = self.call(
            "POST", "execute/async", {"script": waiting, "args": [*given]}
        )
        assert "error" not in (answer or {}), answer
        return answer and answer.get("value")

    def click(self, x, y, *, again_after=None):
        """Presses a place of the window, and again after so many ms."""
        once = [
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        there = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        more = [{"type": "pause", "duration": again_after}, *once]
        pointer = {
            "type": "pointer",
            "id": "thumb",
            "parameters": {"pointerType": "mouse"},
            "actions": [there, *once, *(more if again_after else [])],
        }
        self.call("POST", "actions", {"actions": [pointer]})

    def type(self, text):
        """Types on the keyboard, into what has focus."""
        keys = [
            {"type": kind, "value": key}
            for key in text
            for kind in ("keyDown", "keyUp")
        ]
        board = {"type": "key", "id": "keys", "actions": keys}
        self.call("POST", "actions", {"actions": [board]})

    def picture(self, path):
        """Keeps what is seen as a file."""
        path.write_bytes(base64.b64decode(self.call("GET", "screenshot")))

    def resize(self, width, height):
        self.call("POST", "window/rect", {"width": width, "height": height})


class OverHttp(Driver):
    """A browser behind a driver of its own, which listens on a port."""

    def __init__(self, url, capabilities):
        self.url = url
        asked = {"capabilities": {"alwaysMatch": capabilities}}
        made = self.send("POST", "/session", asked)
        self.session = f"/session/{made['sessionId']}"
        self.call("POST", "timeouts", {"script": PATIENCE * 1000})

    def call(self, method, path, body=None):
        return self.send(method, f"{self.session}/{path}", body)

    def send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.url + path, data, method=method)
        asked.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(asked, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from error


@contextlib.contextmanager
def driven(program, *words, environment, capabilities):
    """A browser whose driver is started with a port, and ended with its browser."""
    port = free_port()
    process = subprocess.Popen(
        [program, f"--port={port}", *words],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until(listens, url)
        browser = OverHttp(url, capabilities)
        yield browser
        browser.send("DELETE", browser.session)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listens(url):
    """Whether a driver answers there."""
    with contextlib.suppress(OSError):
        urllib.request.urlopen(f"{url}/status", timeout=PATIENCE).close()
        return True
    return False
