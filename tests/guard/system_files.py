"""Fails a run that left a file of the system changed, in content, owner or mode."""

import contextlib
import os
import time

import pytest

FOLDERS = ("/boot", "/etc", "/opt", "/usr")  # Debian's /bin, /lib, /sbin lead into /usr


class Watch:
    """Looks into some folders, `but` not into some places, when a run is over."""

    def __init__(self, folders, but=()):
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
    return [one.path for one in files(folders, but) if changed(one) > moment]


def changed(one):
    """When it was, in seconds, as the kernel notes it: nobody can set that back."""
    with contextlib.suppress(FileNotFoundError):
        return one.stat(follow_symlinks=False).st_ctime
    return 0  # gone while we looked


def files(folders, but):
    """All in some folders but what Python keeps; 100,000 take half a second."""
    for folder in folders:
        for one in content(folder):
            if not one.is_dir(follow_symlinks=False):
                yield one
            elif one.name != "__pycache__" and one.path not in but:
                yield from files([one.path], but)


def content(folder):
    """What lies in it; nothing where it is gone, or is not ours to look into."""
    with contextlib.suppress(OSError), os.scandir(folder) as found:
        return [*found]
    return []
