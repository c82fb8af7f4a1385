"""Ann is the host, Bob sits at the table, Eve holds no key."""

import contextlib
import gc
import importlib
import os
import secrets
import sqlite3
from contextlib import closing
from datetime import date

import pytest
from django.db import connection
from hypothesis import settings as of_hypothesis
from hypothesis.configuration import set_hypothesis_home_dir

from scorekeeper import recording
from scorekeeper.models import Attendance, Group, Night, Person
from scorekeeper.people.statistics import update
from tests import guard
from tests.patience import PATIENCE
from tests.server import ROOT, SHARED, TABLES, kept_folder, tables
from tests.versions import Database
from tests.web.devices import Device

of_hypothesis.register_profile("patient", deadline=None)  # on a machine of any speed
of_hypothesis.load_profile("patient")
set_hypothesis_home_dir(ROOT / ".hypothesis")  # wherever pytest was started


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    """Sets the guard; the first process has a folder for all, which ends with it.

    Garbage is looked for as seldom as a worker of the server does.
    """
    gc.set_threshold(50_000)
    if SHARED not in os.environ:
        os.environ[SHARED] = kept_folder()
    guard.watch(config)


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers():
    """One more than processors: who waits for a browser or server leaves one idle."""
    processors = yield
    return processors + (connection.vendor == "sqlite")


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session):
    """In a checkout that has just been made each worker compiles a share of the tests.

    Each then takes from the cache what the others have compiled, instead of all doing
    all of it: pytest rewrites what asserts, which takes 8 s of a processor.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    share = slice(int(worker["workerid"][2:]), None, worker["workercount"])
    for path in sorted((ROOT / "tests").rglob("test_*.py"))[share]:
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        with contextlib.suppress(ImportError, SyntaxError):  # told when it is taken
            importlib.import_module(name)


def pytest_report_header():
    """Whether all of the guard stands on this machine."""
    return guard.landlock.header()


def pytest_collection_finish():
    """All tests stay to the end: garbage is looked for among what comes after them."""
    gc.freeze()


# What takes longest in one piece comes first, so that no worker begins it last.
LONGEST = {"test_axe.py", "test_newgame.py", "test_races.py", "test_updates.py"}
DATABASES = {"db", "transactional_db", "django_db_reset_sequences"}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Only what another database may answer differently runs a second time, on it."""
    items.sort(key=lambda item: item.path.name not in LONGEST)
    if connection.vendor == "sqlite":
        return
    others = {item for item in items if not asks_a_database(item)}
    others |= {item for item in items if item.get_closest_marker("alike")}
    config.hook.pytest_deselected(items=[*others])
    items[:] = [item for item in items if item not in others]


def asks_a_database(item):
    """Whether a test is given a database."""
    return item.get_closest_marker("django_db") or DATABASES & {*item.fixturenames}


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings_parallel_suffix):
    """Several workers on SQLite read in the tables that one of them made."""
    if connection.vendor != "sqlite" or "PYTEST_XDIST_WORKER" not in os.environ:
        yield
        return
    with contextlib.ExitStack() as kept, pytest.MonkeyPatch.context() as patched:
        create = connection.creation._create_test_db

        def filled(*given):
            name = create(*given)
            memory = kept.enter_context(closing(sqlite3.connect(name, uri=True)))
            with closing(sqlite3.connect(tables() / TABLES)) as made:
                made.backup(memory)
            return name

        patched.setattr(connection.creation, "_create_test_db", filled)
        yield


@pytest.fixture
def database_url(tmp_path, django_db_reset_sequences):
    """Where other processes find the database of the tests, or one like it: empty."""
    if connection.vendor == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite3'}"
    url = "postgres://{USER}:{PASSWORD}@{HOST}:{PORT}/{NAME}"
    return url.format(**connection.settings_dict)


@pytest.fixture
def own_database():
    """A Database that no other test has; None on SQLite, where each has a file."""
    if connection.vendor == "sqlite":
        yield None
        return
    database = Database(f"own_{secrets.token_hex(4)}")
    database.make_again()
    yield database
    database.drop()


@pytest.fixture
def place(tmp_path, own_database):
    """The environment of commands that are to find an empty database."""
    url = own_database.url if own_database else ""
    settings = {"SCOREKEEPER_VAR": str(tmp_path), "SECRET_KEY": "k" * 50}
    return settings | {"DATABASE_URL": url}


@pytest.fixture
def group(db, monkeypatch):
    """A group whose pages count all of its games, however slow the machine is."""
    monkeypatch.setattr(update, "A_PAGE", PATIENCE)
    return Group.objects.create(name="Friday group", currency="EUR")


@pytest.fixture
def night(group, people):
    """An open night of the group at which everybody is."""
    night = Night.objects.create(group=group, date=date(2025, 11, 21))
    for person in people.values():
        Attendance.objects.create(group=group, night=night, person=person)
    return night


@pytest.fixture
def people(group):
    """The people of the group by name, in the order in which they sit."""
    names = ["Ann", "Bob", "Cleo", "Dan"]
    return {name: Person.objects.create(group=group, name=name) for name in names}


@pytest.fixture
def ann(group):
    """The device of the host."""
    return Device.holding(group, "host", "Ann's phone")


@pytest.fixture
def bob(group):
    """A device that may enter."""
    return Device.holding(group, "enter", "Bob's phone")


@pytest.fixture
def watcher(group):
    """A device that only watches."""
    return Device.holding(group, "watch", "Cleo's phone")


@pytest.fixture
def eve(db):
    """A device without a key."""
    return Device()


@pytest.fixture
def start(night, people):
    """Starts a game of the night: start("oh_hell", "Ann Bob Cleo", stake=...)."""

    def start_game(key="oh_hell", names="Ann Bob Cleo", **kept):
        seated = [people[name] for name in names.split()]
        answer = recording.start_game(night, key, seated, **kept)
        assert answer.refusal is None
        return answer.game

    return start_game


@pytest.fixture
def game(start):
    """Oh Hell in one deal of one card: Ann bids first, and is the dealer."""
    return start(options={"sequence": "custom", "hands": [1]})
