"""Every form of every page, filled in oddly: an answer with a sentence, and no harm."""

import json
from pathlib import Path
from random import Random

import pytest
from django.db import connection, transaction

from rules import card_games
from scorekeeper import recording
from scorekeeper.models import Person
from tests.often import sisters_later
from tests.web.page_forms import oddly_filled, posted_by
from tests.web.pages.test_fuzz import Writes

CASES = Path(__file__).parents[2] / "cases"
# Times that each form of a page is filled in, and each of a table: there the same ones
# come again at two points of every game.
FILLED, AT_TABLES = 5 if connection.vendor == "sqlite" else 2, 1


def records():
    """Of each card game the longest record that a case scores."""
    longest = {}
    for file in sorted(CASES.glob("*.json")):
        for case in json.loads(file.read_text()):
            record = case["record"]
            known = longest.get(record["game"], {"entries": []})
            if len(record.get("entries", [])) > len(known["entries"]):
                longest[record["game"]] = record
    return longest


@pytest.fixture
def in_play(group, night):
    """A game in play from the first part of a record."""

    def put(record, share):
        played = int(len(record["entries"]) * share)
        record = record | {"entries": record["entries"][:played]}
        people = [
            Person.objects.get_or_create(group=group, name=name)[0]
            for name in record["players"]
        ]
        return recording.import_record(night, record, people).game

    return put


def try_out(device, url, draw, times):
    """Fills in each form of a page oddly, so many times; nothing of it is kept."""
    page = device.get(url)
    assert page.status_code == 200, url
    for form in posted_by(page.content.decode(), url):
        for _ in range(times):
            post_and_forget(device, form.action, oddly_filled(form, draw))


def post_and_forget(device, action, filled):
    writes = Writes()
    with transaction.atomic(), connection.execute_wrapper(writes):
        response = device.post(action, filled)
        transaction.set_rollback(True)
    assert response.status_code < 500, (action, filled)
    if response.status_code >= 400:
        assert writes.made == [], (action, filled)
        assert b"<" in response.content


@pytest.mark.alike
@pytest.mark.parametrize("key", sisters_later([game.key for game in card_games()]))
def test_no_odd_entry_breaks_a_table(key, ann, in_play):
    ann.raise_request_exception = False
    draw, record = Random(key), records()[key]
    for share in (0, 0.5):
        game = in_play(record, share)
        if game:
            for page in ["", "referee/", "entries/0/"] if game.entries else [""]:
                try_out(ann, f"{game.get_absolute_url()}{page}", draw, AT_TABLES)


def test_no_odd_form_breaks_a_page(ann, bob, group, night, people, game):
    draw = Random(1)
    person = people["Ann"].pk
    pages = [
        f"/nights/{night.pk}/{page}" for page in ("", "settlement/", "new/oh_hell/")
    ]
    pages += [f"/groups/{group.pk}/{page}" for page in ("people/", "keys/", "start/")]
    pages += [
        "/join/",
        "/held/",
        f"/people/{person}/edit/",
        f"{game.get_absolute_url()}review/",
    ]
    for url in pages:
        try_out(ann, url, draw, FILLED)
