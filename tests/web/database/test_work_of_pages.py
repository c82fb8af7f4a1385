"""What a page makes SQLite do stays the same however long the past: its steps, counted.

PostgreSQL chooses its ways by what it has seen of the tables, and counts no steps.
"""

import pytest
from django.db import connection

from scorekeeper.people.statistics import runs
from tests.bench import large_group
from tests.bench.group import PAGES
from tests.web.devices import Device

pytestmark = pytest.mark.django_db
LONG, LONGER = 1_200, 6_000  # games; lists are full, and nothing is counted on
SHOWN = ("home", "nights", "games", "a person", "a night")
MORE = 1.1  # times the steps: another index may have a level more


@pytest.fixture
def steps():
    """Counts the steps of SQLite's machine that answering an address takes."""
    if connection.vendor != "sqlite":
        pytest.skip("SQLite alone counts its steps")

    def counted(device, address):
        taken = []
        device.get(address)
        connection.connection.set_progress_handler(lambda: taken.append(0), 1)
        try:
            assert device.get(address).status_code == 200
        finally:
            connection.connection.set_progress_handler(None, 0)
        return len(taken)

    return counted


def test_a_page_reads_no_more_of_a_longer_past(steps, monkeypatch):
    monkeypatch.setattr(runs, "LATEST", 100)  # both have as many games for a run
    pages = {name: PAGES[name] for name in SHOWN}
    taken = [dict(steps_of_each(pages, games, steps)) for games in (LONG, LONGER)]
    for name in pages:
        assert taken[1][name] < MORE * taken[0][name], name


def steps_of_each(pages, games, steps, a_day=5):
    """(name, steps) of each page of a group with so many games."""
    group, night, _secret = large_group.group(games, a_day)
    device = Device.holding(group, "host", "Ann's phone")
    numbers = {"group": group.pk, "night": night.pk}
    numbers["person"] = group.people.order_by("pk").first().pk
    for name, page in pages.items():
        yield name, steps(device, page.format(**numbers))


def test_the_calendar_reads_no_more_of_days_with_more_games(steps, monkeypatch):
    taken = []
    for games in (10, 40):  # of each of thirty evenings
        monkeypatch.setattr(large_group, "AN_EVENING", games)
        pages = {"calendar": "/groups/{group}/nights/calendar/"}
        [(_, some)] = steps_of_each(pages, 30 * games, steps, a_day=1)
        taken.append(some)
    assert taken[1] < MORE * taken[0]
