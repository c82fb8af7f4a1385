"""The answer to an entry is small, on the fullest table too."""

import random

import pytest

from rules.cards import pack
from scorekeeper import recording
from scorekeeper.models import Person

pytestmark = pytest.mark.alike

MOST = 4_000  # bytes, compressed
SEVEN = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"]
LYING = 16  # cards on the table: no other number offers more


def test_a_table_full_of_offers_travels_in_four_kilobytes(bob, night, people):
    cards = random.Random("full").sample(pack(), LYING)
    entries = [{"type": "play", "card": card} for card in cards[4:]]
    layout = {"type": "layout", "cards": cards[:4]}
    record = {
        "game": "tablanette",
        "options": {"sum_cards": "any"},
        "players": ["Ann", "Bob"],
        "entries": [layout, *entries[:-1]],
    }
    seated = [people[name] for name in record["players"]]
    game = recording.import_record(night, record, seated).game
    bob.defaults["HTTP_ACCEPT_ENCODING"] = "gzip"
    response = bob.enter(game, entries[-1], way="full")
    assert response.headers["Content-Encoding"] == "gzip"
    assert 1_500 < len(response.content) <= MOST


def test_a_whole_pack_for_seven_players_does_too(bob, night, group):
    record = {
        "game": "oh_hell",
        "options": {"sequence": "custom", "hands": [7]},
        "players": SEVEN,
        "entries": [{"type": "trump", "card": "KH"}],
    }
    get = Person.objects.get_or_create
    seated = [get(group=group, name=name)[0] for name in SEVEN]
    game = recording.import_record(night, record, seated).game
    bob.defaults["HTTP_ACCEPT_ENCODING"] = "gzip"
    bids = {"type": "bids", "bids": [1, 2, 0, 1, 0, 0, 0]}
    response = bob.enter(game, bids, way="cards")
    assert response.headers["Content-Encoding"] == "gzip"
    assert 1_500 < len(response.content) <= MOST


DEALS = 13


def test_a_whole_game_of_seven_players_does_too(bob, night, group):
    deal = [{"type": "bids", "bids": [1, 0, 2, 0, 1, 3, 0]}]
    deal += [{"type": "tricks", "tricks": [0, 1, 2, 1, 1, 1, 1]}]
    options = {"sequence": "custom", "hands": [7] * (DEALS + 1)}
    record = {"game": "oh_hell", "options": options, "players": SEVEN}
    get = Person.objects.get_or_create
    seated = [get(group=group, name=name)[0] for name in SEVEN]
    record["entries"] = deal * DEALS
    game = recording.import_record(night, record, seated).game
    bob.defaults["HTTP_ACCEPT_ENCODING"] = "gzip"
    response = bob.enter(game, {"type": "bid", "seat": 1, "bid": 0})
    assert response.headers["Content-Encoding"] == "gzip"
    assert 1_500 < len(response.content) <= MOST


EIGHT = [*SEVEN, "Hal-Sebastian"]
ROWS = 199


def test_a_long_game_of_eight_on_the_pad_does_too(bob, night, group):
    dice = random.Random("pad")
    entries = [
        {"type": "scores", "points": [dice.randint(-99, 999) for _player in EIGHT]}
        for _row in range(ROWS + 1)
    ]
    record = {"game": "score_pad", "players": EIGHT, "entries": entries[:-1]}
    get = Person.objects.get_or_create
    seated = [get(group=group, name=name)[0] for name in EIGHT]
    game = recording.import_record(night, record, seated).game
    bob.defaults["HTTP_ACCEPT_ENCODING"] = "gzip"
    response = bob.enter(game, entries[-1])
    assert response.headers["Content-Encoding"] == "gzip"
    assert 1_500 < len(response.content) <= MOST
