"""Refuses what the tests would change outside the places that are theirs.

Three things do it, since each sees what the others cannot:

- `audit_hook`: what Python itself would change is refused by name, on any machine;
- `landlock`: what the tests start (servers, browsers, shells) is refused by Linux,
  whoever runs them;
- `system_files`: after a run of root's, who may change the owner and mode of every
  file, the files of the system are looked at again.
"""

import os
from pathlib import Path

import pytest

from tests.guard import audit_hook, landlock, system_files
from tests.guard.places import own_places


def watch(config):
    """Guards a run of pytest from now on, and each process of it permanently."""
    places = own_places([*asked_for(config)])
    if runs_tests(config):
        config.pluginmanager.register(Refusals(audit_hook.keep_within(places)))
        landlock.keep_within(places)
    if is_first(config) and os.geteuid() == 0:
        watched = system_files.Watch(system_files.FOLDERS, but=places)
        config.pluginmanager.register(watched)


def runs_tests(config):
    """Whether this process runs tests itself, and is not one that hands them out."""
    return config.getoption("dist", "no") == "no"


def is_first(config):
    """Whether this process is the one that somebody started."""
    return not hasattr(config, "workerinput")


def asked_for(config):
    """Where whoever started pytest wants its folders, and what it writes for him."""
    if basetemp := config.getoption("basetemp"):
        yield Path(basetemp).absolute().parent  # pytest makes it again
    for option in ("xmlpath", "log_file"):
        if path := config.getoption(option, None):
            yield touched(Path(path).expanduser())


def touched(path):
    """A file, made where it is missing: what is not there cannot be let through."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    return path


class Refusals:
    """Fails what tried to change something that is not its own, and was refused."""

    def __init__(self, refused):
        self.refused = refused

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self):
        report = yield
        if words := self.take():
            report.outcome, report.longrepr = "failed", report.longrepr or words
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self):
        try:
            return (yield)
        finally:
            if words := self.take():
                pytest.fail(words, pytrace=False)

    def take(self):
        """All that was refused since the last time, in words; empty for nothing."""
        changes = [*dict.fromkeys(self.refused)]
        self.refused.clear()
        return changes and f"Not for tests to change: {', '.join(changes)}"
