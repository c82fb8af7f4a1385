"""The three engines, each as a browser of Debian without a window."""

import contextlib
import shutil
import subprocess
from pathlib import Path

from tests.browser.chromium import environment
from tests.engines.marionette import firefox
from tests.engines.webdriver import driven
from tests.patience import PATIENCE
from tests.server import kept_folder

PHONE = (390, 844)
SCREEN = ":97"
LIBRARIES = Path("/usr/lib")


@contextlib.contextmanager
def chromium():
    words = ["--headless=new", "--no-sandbox", f"--window-size={PHONE[0]},{PHONE[1]}"]
    words.append(f"--user-data-dir={kept_folder()}")
    options = {"args": words, "binary": program("chromium")}
    with driven(
        program("chromedriver"),
        environment=environment(),
        capabilities={"goog:chromeOptions": options},
    ) as browser:
        yield browser


@contextlib.contextmanager
def gecko():
    profile = Path(kept_folder())
    with firefox(program("firefox-esr"), profile, environment()) as browser:
        yield browser


@contextlib.contextmanager
def webkit():
    """The browser that comes with the library; it needs a screen to draw on."""
    mini = max(LIBRARIES.glob("*/webkit2gtk-4.*/MiniBrowser"))
    options = {"binary": str(mini), "args": ["--automation"]}
    capabilities = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
    with (
        screen(),
        driven(
            program("WebKitWebDriver"),
            environment=environment() | {"DISPLAY": SCREEN},
            capabilities=capabilities,
        ) as browser,
    ):
        yield browser


@contextlib.contextmanager
def screen():
    """A screen that nobody sees."""
    process = subprocess.Popen(
        [program("Xvfb"), SCREEN, "-screen", "0", "800x1000x24"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def program(name):
    path = shutil.which(name)
    assert path, f"No {name} here: make browsers fetches it."
    return path


ENGINES = {"chromium": chromium, "gecko": gecko, "webkit": webkit}
