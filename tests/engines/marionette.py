"""Firefox, which speaks WebDriver on a socket of its own: no other driver is needed."""

import contextlib
import json
import socket
import subprocess

from tests.engines.webdriver import Driver
from tests.patience import PATIENCE, wait_until
from tests.server import free_port

# What a session's path and method are called there.
NAMES = {
    "POST url": "Navigate",
    "POST back": "Back",
    "POST forward": "Forward",
    "POST execute/async": "ExecuteAsyncScript",
    "POST actions": "PerformActions",
    "POST window/rect": "SetWindowRect",
    "POST timeouts": "SetTimeouts",
    "GET screenshot": "TakeScreenshot",
}
# Or its window would be at least 500 pixels wide.
STYLED = "toolkit.legacyUserProfileCustomizations.stylesheets"
NARROW = ":root { min-width: 0 !important; }"
# Not wrapped in an object of their own.
BARE = ("ExecuteAsyncScript", "TakeScreenshot")


class Marionette(Driver):
    """A Firefox that listens on a port."""

    def __init__(self, port):
        self.number = 0
        self.socket = socket.create_connection(("127.0.0.1", port), 2 * PATIENCE)
        self.answers = self.socket.makefile("rb")
        self.read()  # it says who it is
        self.command("NewSession", {})
        self.call("POST", "timeouts", {"script": PATIENCE * 1000})

    def call(self, method, path, body=None):
        name = NAMES[f"{method} {path}"]
        value = self.command(name, body or {})
        return value["value"] if name in BARE else value

    def command(self, name, given):
        self.number += 1
        asked = json.dumps([0, self.number, f"WebDriver:{name}", given]).encode()
        self.socket.sendall(f"{len(asked)}:".encode() + asked)
        _kind, _number, error, value = self.read()
        assert error is None, (name, error)
        return value

    def read(self):
        """One message: its length, a colon, and JSON."""
        length = b""
        while (byte := self.answers.read(1)) != b":":
            assert byte, "Firefox has ended."
            length += byte
        return json.loads(self.answers.read(int(length)))


@contextlib.contextmanager
def firefox(program, profile, environment):
    """A Firefox without a window, its profile in an empty folder."""
    port = free_port()
    wanted = {"marionette.port": port, STYLED: True}
    lines = [f'user_pref("{name}", {json.dumps(wanted[name])});' for name in wanted]
    profile.joinpath("user.js").write_text("\n".join(lines))
    profile.joinpath("chrome").mkdir()
    profile.joinpath("chrome", "userChrome.css").write_text(NARROW)
    process = subprocess.Popen(
        [program, "--headless", "--marionette", "--profile", profile],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until(listens, port)
        yield Marionette(port)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listens(port):
    """Whether a Firefox does."""
    with contextlib.suppress(OSError):
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    return False
