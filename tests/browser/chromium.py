"""The Chromium of this machine, as Playwright drives it."""

import os
import shutil
from pathlib import Path

from tests.phone import node
from tests.server import kept_folder

# Its own Node.js wants a library that a fresh Debian does not have.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node())

BARE = Path(__file__).parent / "bare-chromium"
DRAWN = ["--disable-gpu"]  # a page is drawn quicker without one that is none
# The first has no windows at all: a new phone takes it half as long.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)


def launched(playwright, *more):
    """The browser, started without a window; `more`: words of its command line."""
    names = [os.environ.get("CHROMIUM", ""), *BROWSERS]
    found = next(
        (path for name in names if name and (path := shutil.which(name))), None
    )
    assert found, "No Chromium is installed: make test fetches it."
    given = environment() | {"CHROMIUM": found}
    words = [*DRAWN, *more]
    return playwright.chromium.launch(executable_path=BARE, args=words, env=given)


def environment():
    """A home of its own: Chromium keeps its crashes, and others' settings, there."""
    home = kept_folder()
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith("XDG_")
    }
    return kept | {"HOME": home, "XDG_RUNTIME_DIR": home}
