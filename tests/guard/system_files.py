"""Fails a run that left a file of the system changed, in content, owner or mode."""

import contextlib
import os
import time

import pytest

FOLDERS = ("/boot", "/etc", "/opt", "/usr")  # Debian's /bin, /lib, /sbin lead into /usr


class Watch:
    """Looks into some folders, `but` not into some places, when a run is over."""

    def __init__(self, folders=FOLDERS, but=()):
        self.folders, self.but = folders, but
        self.begun, self.changed = time.time(), []

    def pytest_sessionfinish(self, session):
        self.changed = changed_since(self.begun, self.folders, self.but)
        if self.changed:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter):
        for path in self.changed:
            terminalreporter.write_line(f"Changed while tests ran: {path}", red=True)


def changed_since(moment, folders, but=()):
    """The paths of the files that are new or changed since a moment, in seconds."""
    return [path for path in files(folders, but) if changed(path) > moment]


def changed(path):
    """When it was, in seconds, as the kernel notes it: nobody can set that back."""
    with contextlib.suppress(FileNotFoundError):
        return os.lstat(path).st_ctime
    return 0  # gone while we looked


def files(folders, but):
    """All in some folders but what Python keeps; 100,000 take two seconds."""
    for top in folders:
        for folder, inner, names in os.walk(top):
            inner[:] = [
                name
                for name in inner
                if name != "__pycache__" and os.path.join(folder, name) not in but
            ]
            yield from (os.path.join(folder, name) for name in names)
