"""What an entry or a page asks of the database stays the same however long the past."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import recording
from scorekeeper.models import Entry, Game, Seat, Standing
from scorekeeper.people.statistics import update
from tests.web.devices import BIDS, ONE_DEAL, TRICKS, Device
from tests.web.everything import whole_group
from tests.web.recording.test_outbox import added, item, send

pytestmark = pytest.mark.django_db(transaction=True)
AN_ENTRY, A_PAGE = 8, 12
ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture(params=[1, 100])
def past(request, night, people):
    """So many finished games of the same people before this one, with their logs."""
    three = list(people.values())[:3]
    record = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "options": ONE_CARD}
    old = recording.import_record(night, record | {"entries": ONE_DEAL}, three).game
    fields = {"group": night.group, "night": night, "sheet": old.sheet}
    games = Game.objects.bulk_create(
        Game(key="oh_hell", players=old.players, status="finished", **fields)
        for _ in range(request.param)
    )
    Seat.objects.bulk_create(
        Seat(group=night.group, game=game, person_id=player["person"], number=number)
        for game in games
        for number, player in enumerate(old.players)
    )
    Standing.objects.bulk_create(
        Standing(
            group=night.group,
            night=night,
            game=game,
            person_id=player["person"],
            points=10,
            net=0,
            money=0,
            won=False,
        )
        for game in games
        for player in old.players
    )
    rows = {"group": night.group, "operation": "add", "entry": BIDS[0]}
    Entry.objects.bulk_create(
        Entry(game=game, number=number, client_id=f"{game.pk:030}{number:02}", **rows)
        for game in games
        for number in range(1, 6)
    )
    update.add_up_what_waits()


def queries(ask):
    """The queries of a request, those that begin and end a transaction too."""
    assert connection.features.supports_json_field  # asked once in each process
    with CaptureQueriesContext(connection) as captured:
        response = ask()
    assert response.status_code < 400, response.content
    update.add_up_what_waits()  # as the server does once it has answered
    return [query["sql"][:90] for query in captured.captured_queries]


def entered(device, game, entry, to=""):
    seen = Game.objects.get(pk=game.pk).log_length
    return queries(lambda: device.enter(game, entry, seen=seen, to=to))


@pytest.mark.alike
def test_an_entry_takes_at_most_eight_also_the_one_that_ends_the_game(past, bob, game):
    for entry in ONE_DEAL:
        made = entered(bob, game, entry)
        assert len(made) <= AN_ENTRY, made
    assert made[1].startswith("BEGIN")
    assert game.standings.count() == 3


@pytest.mark.alike
def test_undo_and_redo_take_no_more_across_the_end(past, bob, game):
    bob.play(game)
    for to in ["last/", "last/", "next/", "next/"]:
        made = entered(bob, game, None, to)
        assert len(made) <= AN_ENTRY, made
    assert game.standings.count() == 3


@pytest.mark.alike
def test_an_entry_that_a_phone_sends_from_its_outbox_takes_no_more(past, bob, game):
    for seen, entry in enumerate(ONE_DEAL):
        mine = added(entry)
        made = queries(lambda mine=mine, seen=seen: send(bob, game, mine, seen))
        assert len(made) <= AN_ENTRY, made
    for seen, operation in enumerate(["undo", "redo", "undo"], 4):
        mine = [item(operation)]
        made = queries(lambda mine=mine, seen=seen: send(bob, game, mine, seen))
        assert len(made) <= AN_ENTRY, made
    made = queries(lambda: send(bob, game, added(TRICKS), 3))  # behind others
    assert len(made) <= AN_ENTRY, made


@pytest.mark.alike
def test_an_entry_late_in_a_long_game_takes_no_more(bob, start):
    game = start(options={"sequence": "custom", "hands": [1] * 60})
    bob.play(game, [*BIDS, TRICKS] * 40)
    assert len(entered(bob, game, BIDS[0])) <= AN_ENTRY


@pytest.mark.alike
def test_a_correction_and_the_way_back_take_no_more(past, bob, game):
    bob.play(game)
    made = entered(bob, game, None, "1/later/")
    assert len(made) <= AN_ENTRY, made
    made = entered(bob, game, None, "last/")
    assert len(made) <= AN_ENTRY, made
    seen = Game.objects.get(pk=game.pk).log_length
    asked = {"to": "3/", "confirm": "1", "seen": seen}
    made = queries(lambda: bob.enter(game, TRICKS, **asked))
    assert len(made) <= AN_ENTRY, made


PAGES_OF_A_GAME = ["", "review/", "review/?at=2", "table/", "record.json", "entries/0/"]
PAGES_OF_A_GAME += ["entries/0/later/", "lines/0/0/"]


@pytest.mark.alike
def test_a_page_of_a_game_takes_at_most_twelve(past, bob, game):
    bob.play(game)
    for page in PAGES_OF_A_GAME:
        url = f"{game.get_absolute_url()}{page}"
        made = queries(lambda url=url: bob.get(url))
        assert len(made) <= A_PAGE, (page, made)


PAGES = ["", "settlement/", "settlement.txt", "new/", "new/oh_hell/", "closing/"]
PAGES += ["night.json", "tables.zip", "record/", "bills/", "payments/", "picture.svg"]
PAGES += ["splitwise.csv"]


@pytest.mark.alike
def test_a_page_of_a_night_takes_at_most_twelve(past, ann, night):
    for page in PAGES:
        url = f"{night.get_absolute_url()}{page}"
        made = queries(lambda url=url: ann.get(url))
        assert len(made) <= A_PAGE, (page, made)


PAGES_OF_A_GROUP = ["nights/", "games/", "people/", "keys/", "start/", "files/"]
PAGES_OF_A_GROUP += ["games/?text=ann+hell&tag=tie&game=oh_hell&year=2025"]
PAGES_OF_A_GROUP += ["records/", "records/?game=oh_hell", "money/", "payments/"]
PAGES_OF_A_GROUP += ["group.json", "tables.zip", "splitwise.csv", "deletion/"]


@pytest.mark.alike
def test_a_page_takes_no_more_right_after_a_game_has_ended(past, ann, game):
    for entry in ONE_DEAL:
        entered(ann, game, entry)
    for page in ["games/", "people/", "records/?game=oh_hell"]:
        url = f"/groups/{game.group_id}/{page}"
        made = queries(lambda url=url: ann.get(url))
        assert len(made) <= A_PAGE, (page, made)


@pytest.mark.alike
def test_a_page_of_a_group_takes_at_most_twelve(past, ann, night):
    for page in PAGES_OF_A_GROUP:
        url = f"/groups/{night.group_id}/{page}"
        made = queries(lambda url=url: ann.get(url))
        assert len(made) <= A_PAGE, (page, made)


@pytest.mark.alike
def test_a_file_of_all_that_one_can_have_takes_at_most_twelve():
    group = whole_group(1)
    host = Device.holding(group, "host", "Ann's phone")
    files = "group.json", "tables.zip", "splitwise.csv", "splitwise.csv?year=2026"
    pages = [f"/groups/{group.pk}/{file}" for file in files]
    for night in group.nights.order_by("-pk")[:3]:
        pages += [f"{night.get_absolute_url()}night.json"]
        pages += [f"{night.get_absolute_url()}tables.zip"]
    for page in pages:
        made = queries(lambda page=page: host.get(page))
        assert len(made) <= A_PAGE, (page, made)


@pytest.mark.alike
def test_the_first_page_takes_at_most_twelve(past, ann):
    made = queries(lambda: ann.get("/"))
    assert len(made) <= A_PAGE, made


@pytest.mark.alike
def test_the_page_of_a_person_takes_at_most_twelve(past, ann, people):
    page = f"/people/{people['Ann'].pk}/"
    three = f"?game=oh_hell&with={people['Bob'].pk}&with={people['Cleo'].pk}"
    pair = f"with/{people['Bob'].pk}/"
    for more in ["", "games/", pair, f"{pair}{three}", "?game=oh_hell", three]:
        made = queries(lambda page=page + more: ann.get(page))
        assert len(made) <= A_PAGE, made
