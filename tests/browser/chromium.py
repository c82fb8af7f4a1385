"""The Chromium of this machine, as Playwright drives it."""

import os
import shutil

from tests.phone import node

# Its own Node.js wants a library that a fresh Debian does not have.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node())

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def launched(playwright):
    """The browser, started without a window."""
    names = [os.environ.get("CHROMIUM", ""), *BROWSERS]
    found = next(
        (path for name in names if name and (path := shutil.which(name))), None
    )
    assert found, "No Chromium is installed: make test fetches it."
    is_root = os.geteuid() == 0
    return playwright.chromium.launch(
        executable_path=found, args=["--no-sandbox"] if is_root else []
    )
