"""Stored rows that this version cannot read: pages go on without them."""

import logging
from io import StringIO
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command
from django.db.models import JSONField, Value
from django.db.models.expressions import RawSQL

from scorekeeper import unreadable
from scorekeeper.models import (
    Agreement,
    Entry,
    Game,
    Group,
    Law,
    Night,
    Outcome,
    Ruling,
)
from scorekeeper.people.statistics import update
from tests.web.devices import page_of
from tests.web.full_night import filled, pages_of

pytestmark = pytest.mark.alike
NO_SUCH = {"type": "no_such", "seat": 0}
BEYOND = {"type": "bid", "seat": 97, "bid": 0}
CANNOT = "This game can&#x27;t be read"
# What a column holds that another version, or a hand, left there.
OF_A_GAME = [
    ("players", []),
    ("players", [{"name": "Ann"}]),
    ("players", [97, 98, 99]),
    ("sheet", []),
    ("sheet", {}),
    ("sheet", {"sides": [[97], [1], [2]]}),
    ("sheet", {"totals": []}),
    ("sheet", {"deals": 7}),
    ("sheet", {"result": {"winners": [97]}}),
    ("sheet", {"result": {"winners": [0], "scores": [1], "net": [0, 0, 0]}}),
    ("sheet", {"sides": ["", [1], [2]]}),
    ("sheet", {"deals": [[]]}),
    ("players", [{"name": "Ann", "person": "x"}]),
    ("status", "finished"),
]
OF_ITS_RECORD = [
    ("key", "no_such_game"),
    ("options", {"sequence": "no_such"}),
    ("dealer", 9),
    ("entries", [NO_SUCH]),
    ("entries", [BEYOND]),
    ("entries", {"0": 1}),
]
BESIDE = [
    (Group, "house_rules", None),
    (Group, "house_rules", {"oh_hell": None}),
    (Night, "stake", None),
    (Night, "stake", {"per_point": -1}),
    (Game, "stake", {"per_point": "x"}),
    (Game, "story", None),
    (Game, "story", {"moments": [[]], "turned": 7}),
    (Entry, "along", True),
    (Group, "house_rules", []),
    (Night, "stake", []),
    (Game, "stake", []),
    (Game, "options", []),
    (Game, "story", []),
    (Ruling, "came", "no_such"),
    (Ruling, "place", 32_000),
    (Ruling, "situation", "no_such"),
    (Law, "came", "no_such"),
    (Law, "situation", "no_such"),
    (Law, "game", "no_such_game"),
    (Agreement, "side", 9),
    (Agreement, "came", "no_such"),
    (Entry, "said_by", 9),
    (Entry, "entry", []),
    (Entry, "entry", {}),
    (Entry, "entry", NO_SUCH),
    (Entry, "entry", BEYOND),
]


@pytest.fixture
def finished(ann, bob, night, game):
    ann.raise_request_exception = False
    unreadable.named.clear()
    return filled(night, bob, game)


def statuses(device, night, *games):
    """What each page answers that breaks; those of the games apart."""
    answers = {url: device.get(url) for url in pages_of(night, *games)}
    return {url: one.status_code for url, one in answers.items() if broke(one)}


def broke(answer):
    return answer.status_code >= 500


def put(row, column, value):
    """Puts something into a column; into a sheet what differs from its own."""
    if column == "sheet" and value:
        value = row.sheet | value
    value = Value(None, JSONField()) if value is None else value
    type(row).objects.filter(pk=row.pk).update(**{column: value})


@pytest.mark.parametrize(("column", "value"), OF_A_GAME)
@pytest.mark.parametrize("is_open", [True, False])
def test_lists_say_which_game_cannot_be_read_and_its_pages_say_why(
    ann, night, game, finished, column, value, is_open, caplog
):
    broken, whole = (game, finished) if is_open else (finished, game)
    if column == "status" and not is_open:
        pytest.skip("a finished game has its result")
    put(broken, column, value)
    with caplog.at_level(logging.WARNING, "scorekeeper.unreadable"):
        found = statuses(ann, night, broken, whole)
    own = f"/games/{broken.pk}/"
    assert {url: one for url, one in found.items() if not url.startswith(own)} == {}
    assert set(found.values()) <= {503}
    assert CANNOT in page_of(ann.get(own))
    assert CANNOT in page_of(ann.get(night.get_absolute_url()))
    named = [one for one in caplog.records if one.name == "scorekeeper.unreadable"]
    [said] = [one.getMessage() for one in named]
    assert f": game {broken.pk}. " in said
    assert listed("game", broken.pk)


@pytest.mark.parametrize(("column", "value"), OF_ITS_RECORD)
@pytest.mark.parametrize("is_open", [True, False])
def test_a_record_that_the_rules_refuse_breaks_only_pages_that_replay_it(
    ann, night, game, finished, column, value, is_open
):
    broken, whole = (game, finished) if is_open else (finished, game)
    put(broken, column, value)
    found = statuses(ann, night, broken, whole)
    own = f"/games/{broken.pk}/"
    assert {url: one for url, one in found.items() if not url.startswith(own)} == {}
    assert set(found.values()) <= {503}
    assert listed("game", broken.pk)


def test_a_game_that_cannot_be_read_is_taken_out_of_the_sums(ann, finished):
    put(finished, "sheet", {})
    Game.objects.filter(pk=finished.pk).update(is_counted=False)
    assert update.add_up(finished.group_id) == 0
    assert not Outcome.objects.filter(game=finished.pk).exists()
    assert Game.objects.filter(pk=finished.pk, is_counted=True).exists()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("gained", [{"counts": [[]]}]),
        ("gained", [{"counts": [[[], "", 1, 1]], "best": 1, "worst": 1}] * 3),
        ("players", [{"name": name, "person": None} for name in "ABC"]),
        ("sheet", {"deals": [{"number": {}, "complete": True, "lines": 7}]}),
    ],
)
def test_a_game_that_counts_wrongly_breaks_no_figures(
    ann, night, game, finished, column, value
):
    put(finished, column, value)
    Game.objects.filter(pk=finished.pk).update(is_counted=False)
    own = f"/games/{finished.pk}/"
    found = statuses(ann, night, game, finished)
    assert {url: one for url, one in found.items() if not url.startswith(own)} == {}
    assert Game.objects.filter(pk=finished.pk, is_counted=True).exists()


@pytest.mark.parametrize("value", [[{"name": "Ann"}], "Ann"])
def test_forgetting_a_person_writes_no_stand_in(ann, people, finished, value):
    put(finished, "players", value)
    ann.post(f"/people/{people['Ann'].pk}/forgetting/", {"sure": "1"})
    kept = Game.objects.filter(pk=finished.pk).values_list(
        RawSQL("players", ()), RawSQL("sheet", ())
    )
    players, sheet = kept.get()
    assert "Ann" in str(players)
    assert "unreadable" not in str(sheet)


def test_nothing_is_entered_into_a_game_that_cannot_be_read(ann, game, finished):
    put(game, "players", [])
    for to, fields in [("", {"entry": BEYOND}), ("last/", {"entry": None})]:
        assert ann.enter(game, to=to, **fields).status_code in (422, 503)
    assert game.log.count() == 2


@pytest.mark.parametrize(("model", "column", "value"), BESIDE)
def test_what_lies_beside_a_game_is_left_out(
    ann, night, game, finished, model, column, value
):
    row = model.objects.order_by("pk").first()
    put(row, column, value)
    assert statuses(ann, night, game, finished) == {}


def test_access_of_an_unknown_role_opens_nothing(ann, night, game, finished):
    put(ann.key, "role", "no_such")
    answers = {ann.get(url).status_code for url in pages_of(night, game)}
    assert answers <= {200, 404}
    assert ann.get(night.get_absolute_url()).status_code == 404
    assert listed("access", ann.key.pk)


def test_a_ruling_of_an_unknown_outcome_is_named_in_the_log(ann, finished, caplog):
    ruling = Ruling.objects.get()
    put(ruling, "came", "no_such")
    with caplog.at_level(logging.WARNING, "scorekeeper.unreadable"):
        for _ in range(2):
            ann.get(f"/games/{ruling.game_id}/review/")
    named = [one.getMessage() for one in caplog.records if "ruling" in one.getMessage()]
    assert len(named) == 1
    assert f"ruling {ruling.pk}" in named[0]
    assert listed("ruling", ruling.pk)


@pytest.mark.parametrize(
    ("model", "column", "value"),
    [
        (Entry, "said_by", 9),
        (Entry, "entry", {}),
        (Agreement, "side", 9),
        (Agreement, "came", "no_such"),
        (Law, "came", "no_such"),
    ],
)
def test_the_command_lists_what_pages_leave_out(finished, model, column, value):
    row = model.objects.order_by("pk").first()
    put(row, column, value)
    kinds = {Entry: "entry", Agreement: "confirmation", Law: "ruling of a group"}
    assert listed(kinds[model], row.pk)


def test_where_all_can_be_read_the_command_lists_nothing(finished):
    out = StringIO()
    call_command("unreadable", stdout=out)
    assert out.getvalue() == "Rows that cannot be read: 0.\n"


def listed(kind, pk):
    """Whether the command lists a row, and ends as one that found something."""
    out = StringIO()
    with pytest.raises(CommandError):
        call_command("unreadable", stdout=out)
    return f"{kind} {pk}: " in out.getvalue()


def test_the_log_names_a_row_once_and_never_too_many(caplog, monkeypatch):
    monkeypatch.setattr(unreadable, "MOST_NAMED", 2)
    unreadable.named.clear()
    rows = [Ruling(pk=number, client_id=uuid4()) for number in (1, 1, 2, 3)]
    with caplog.at_level(logging.WARNING, "scorekeeper.unreadable"):
        assert unreadable.readable("ruling", rows, lambda row: "It is odd.") == []
    assert len(caplog.records) == 2
    unreadable.named.clear()
