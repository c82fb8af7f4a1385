"""Two phones answer one question: the second is shown both answers, and asked on."""

import contextlib
import json
import random
from html import unescape
from uuid import uuid4

import pytest
from django.db import connection

import rules
from scorekeeper import recording
from scorekeeper.models import Game, Person
from scorekeeper.recording.conflict import Conflict
from tests.often import some
from tests.random_player import RandomPlayer
from tests.web.devices import BIDS, Device
from tests.web.page_forms import PageForms

pytestmark = pytest.mark.alike

GAMES = [game.key for game in rules.card_games()]
FOUR = {"sequence": "custom", "hands": [5]}
PLAYERS = "Ann Bob Cleo Dee Eve Fay Gil"
AT_TABLE = "Ann Bob Cleo Dee"
FIRST = [{"type": "bid", "seat": seat, "bid": 1} for seat in (1, 2)]
DEE = {"type": "bid", "seat": 3, "bid": 1}
ONCE = f"{str(uuid4())[:-2]}00"
PARTS = ("pad", "sides", "call", "sheet")


@pytest.fixture
def people(group):
    names = PLAYERS.split()
    return {name: Person.objects.create(group=group, name=name) for name in names}


@pytest.fixture
def bea(group):
    """A phone whose access bears a name alone."""
    return Device.holding(group, "enter", "Bea")


@pytest.fixture
def bidding(ann, start):
    """Oh Hell with four: Bob and Cleo have bid, Dee is to bid, then Ann."""
    game = start(names=AT_TABLE, options=FOUR)
    return ann.play(game, FIRST)


def tap(device, game, seen, *, htmx=False, **fields):
    """Sends a form of the pad as it was drawn when the log had `seen` rows."""
    headers = {"HX-Request": "true"} if htmx else {}
    fields = {"seen": seen, "id": ONCE} | fields
    return device.post(f"{game.get_absolute_url()}entries/", fields, headers=headers)


def offer(response, game):
    """The form that a page offers for what was tapped, and its button; else None."""
    page = response.content.decode()
    forms = PageForms(page, game.get_absolute_url()).forms
    found = [form for form in forms if id_of(form).endswith("fd")]
    return found[0] if found else None


def id_of(form):
    return dict(form.fields).get("id", "")


def send(device, form):
    return device.post(form.action, dict(form.fields))


def entries(game):
    return Game.objects.get(pk=game.pk).entries


@pytest.mark.parametrize("htmx", [True, False])
def test_the_second_of_two_bids_is_told_and_the_next_question_is_empty(
    ann, bea, bidding, htmx
):
    bea.play(bidding, [DEE])
    answer = tap(ann, bidding, 2, htmx=htmx, type="bid", seat="3", bid="2")
    assert answer.status_code == 409
    page = unescape(answer.content.decode())
    assert "Bea's phone entered 1 for Dee. You tapped 2." in page
    assert ">Change to 2</button>" in page
    assert 'value="2" checked' not in page
    shown = answer.context or ann.get(bidding.get_absolute_url()).context
    [question] = shown["table"]["pad"]["main"]
    assert question["label"][0]["text"] == "Ann bids"
    [seat] = [field for field in question["fields"] if field["name"] == "seat"]
    assert [chip["label"] for chip in seat["chips"] if chip["is_preset"]] == ["Ann"]
    next_tap = tap(ann, bidding, 3, id=uuid4(), type="bid", seat="0", bid="3")
    assert next_tap.status_code == 302
    assert entries(bidding) == [*FIRST, DEE, {"type": "bid", "seat": 0, "bid": 3}]


def test_the_offer_changes_that_entry_alone_however_often_it_is_sent(ann, bea, bidding):
    bea.play(bidding, [DEE])
    answer = tap(ann, bidding, 2, type="bid", seat="3", bid="2")
    form = offer(answer, bidding)
    for _ in range(2):
        assert send(ann, form).status_code == 302
        assert entries(bidding) == [*FIRST, DEE | {"bid": 2}]
    assert Game.objects.get(pk=bidding.pk).log_length == 4


def test_an_offer_that_is_overtaken_is_made_again(ann, bea, bidding):
    bea.play(bidding, [DEE])
    form = offer(tap(ann, bidding, 2, type="bid", seat="3", bid="2"), bidding)
    bea.play(bidding, [BIDS[0]])
    answer = send(ann, form)
    assert answer.status_code == 409
    page = unescape(answer.content.decode())
    said = "Bea's phone entered 0 for Ann. Your correction was not saved."
    assert said in page
    assert ">Change 1 for Dee to 2</button>" in page
    assert send(ann, offer(answer, bidding)).status_code == 302
    assert entries(bidding) == [*FIRST, DEE | {"bid": 2}, BIDS[0]]


def test_an_offer_that_later_entries_do_not_fit_shows_what_it_changes(ann, bea, start):
    game = start(names=AT_TABLE, options=FOUR | {"hook": "on"})
    ann.play(game, FIRST)
    bea.play(game, [DEE])
    form = offer(tap(ann, game, 2, type="bid", seat="3", bid="2"), game)
    fields = dict(form.fields)
    bea.play(game, [BIDS[0] | {"bid": 1}])
    answer = ann.post(form.action, fields | {"seen": 4})
    assert answer.status_code == 200
    assert entries(game)[2] == DEE
    assert b"no longer fits" in answer.content or b"re-enter" in answer.content


def test_the_same_answer_needs_no_button(ann, bea, bidding):
    bea.play(bidding, [DEE])
    answer = tap(ann, bidding, 2, type="bid", seat="3", bid="1")
    said = "Bea's phone entered 1 for Dee. You tapped the same."
    assert said in unescape(answer.content.decode())
    assert offer(answer, bidding) is None


def test_what_nobody_answered_is_offered_as_an_entry(ann, bea, bidding):
    bea.play(bidding, [{"type": "trump", "suit": "H"}])
    answer = tap(ann, bidding, 2, type="bid", seat="3", bid="2")
    page = unescape(answer.content.decode())
    said = (
        "entered “Hearts are trumps”. You tapped 2 for Dee. Your entry was not saved."
    )
    assert f"Bea's phone {said}" in page
    form = offer(answer, bidding)
    for _ in range(2):
        assert send(ann, form).status_code == 302
    assert entries(bidding)[-1] == DEE | {"bid": 2}
    assert len(entries(bidding)) == 4


def test_the_bid_of_the_next_deal_is_no_answer_to_that_of_this(ann, bea, start):
    game = start(options={"sequence": "custom", "hands": [1, 1]})
    ann.play(game, BIDS[:1])
    bea.play(game, [*BIDS[1:], {"type": "made", "made": [0, 1, 2]}, BIDS[1]])
    answer = tap(ann, game, 1, type="bid", seat="1", bid="1")
    assert "Change to" not in unescape(answer.content.decode())


@pytest.mark.parametrize("turn", ["last", "next"])
def test_an_undo_that_comes_second_says_that_it_undid_nothing(ann, bea, bidding, turn):
    bea.play(bidding, [DEE])
    url = f"{bidding.get_absolute_url()}entries/{turn}/"
    answer = ann.post(url, {"seen": 2, "id": uuid4()})
    said = "undone" if turn == "last" else "redone"
    words = f"Bea's phone entered 1 for Dee. Nothing was {said}."
    assert words in unescape(answer.content.decode())
    assert entries(bidding) == [*FIRST, DEE]


@pytest.mark.parametrize(("turn", "said"), [("last", "undid the last entry")])
def test_what_another_phone_took_back_is_named(ann, bea, bidding, turn, said):
    url = f"{bidding.get_absolute_url()}entries/{turn}/"
    assert bea.post(url, {"seen": 2, "id": uuid4()}).status_code == 302
    answer = tap(ann, bidding, 2, type="bid", seat="3", bid="2")
    words = f"Bea's phone {said}. Your entry was not saved."
    assert words in unescape(answer.content.decode())


def test_a_phone_with_the_same_access_is_another_phone(ann, bidding):
    ann.play(bidding, [DEE])
    answer = tap(ann, bidding, 2, type="bid", seat="3", bid="2")
    said = "Another phone entered 1 for Dee. You tapped 2."
    assert said in unescape(answer.content.decode())


def test_a_conflict_asks_a_fixed_number_of_queries(
    ann, bea, bidding, django_assert_max_num_queries
):
    bea.play(bidding, [DEE, BIDS[0]])
    with django_assert_max_num_queries(12):
        tap(ann, bidding, 2, type="bid", seat="3", bid="2")


@pytest.mark.parametrize("key", some(GAMES, len(GAMES)))
@pytest.mark.parametrize("seed", some(range(4), 1))
def test_in_every_game_the_table_is_drawn_as_if_nothing_was_tapped(
    ann, bea, night, people, key, seed
):
    """Whatever was asked, and however it is answered."""
    record, pair = two_answers(key, seed)
    game = imported(night, people, record)
    seen = Game.objects.get(pk=game.pk).log_length
    bea.play(game, pair[:1])
    late = ann.enter(game, pair[1], seen=seen, htmx=False)
    assert late.status_code == 409
    way = late.context["table"]["pad"]["way"]
    fresh = ann.get(game.get_absolute_url(), {"way": way})
    for part in PARTS:
        assert late.context["table"][part] == fresh.context["table"][part]
    assert entries(game) == [*record["entries"], pair[0]]
    form = offer(late, game)
    if form and dict(form.fields).get("operation") == "replace":
        send(ann, form)
        now = entries(game)
        assert now[:-1] == record["entries"]
        assert now[-1] in pair


def two_answers(key, seed):
    """A record of a card game, and two entries that both could follow it."""
    player = RandomPlayer(rules.card_game_named(key), f"conflict {seed}", rulings=0)
    later, asked = random.Random(f"{key} {seed}").randint(1, 9), []
    while player.referee.result is None and len(asked) < later:
        record = json.loads(json.dumps(player.record))
        found = answers(player, record)
        asked += [(record, found[:2])] if len(found) > 1 else []
        player.enter_something()
    return asked[-1]


def answers(player, record):
    """Different entries that the rules take next, of some at random."""
    taken = []
    for entry in [player.entry() for _ in range(30)]:
        with contextlib.suppress(rules.RuleError):
            rules.replay(record | {"entries": [*record["entries"], entry]})
            taken += [entry] if entry not in taken else []
    return taken


def imported(night, people, record):
    seated = [people[name] for name in PLAYERS.split()][: len(record["players"])]
    names = [person.name for person in seated]
    answer = recording.import_record(night, record | {"players": names}, seated)
    assert answer.refusal is None, answer.refusal
    return answer.game


def test_nobody_waits_while_what_came_first_is_looked_up(
    ann, bea, bidding, monkeypatch
):
    locked = []
    look = Conflict.look

    def looked(found):
        locked.append(len(connection.savepoint_ids) > outside)
        return look(found)

    monkeypatch.setattr(Conflict, "look", looked)
    outside = len(connection.savepoint_ids)
    bea.play(bidding, [DEE])
    for to, more in [("", {}), ("0/", {"operation": "replace", "confirm": "1"})]:
        bid = {"type": "bid", "seat": 1, "bid": 2}
        assert ann.enter(bidding, bid, seen=2, to=to, **more).status_code == 409
    assert locked == [False, False]


def test_what_was_entered_before_is_not_looked_up_when_it_is_sent_again(
    ann, bea, bidding, monkeypatch
):
    id = uuid4()
    assert ann.enter(bidding, DEE, id=id).status_code == 200
    bea.play(bidding, [BIDS[0]])
    monkeypatch.delattr(Conflict, "look")
    assert ann.enter(bidding, DEE, seen=2, id=id).status_code == 200
    assert entries(bidding) == [*FIRST, DEE, BIDS[0]]
