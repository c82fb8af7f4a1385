"""What a finished game is known for: by its lines, its result, or its whole sheet."""

import re

import pytest

import rules
from rules.games import history_named
from rules.history import side_gains, tags_of, words_of_tags
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import STOP

GAMES = {game.key: game for game in rules.card_games()}


def known_for(record):
    sheet = rules.score(record)
    return tags_of(sheet, history_named(record["game"]))


def oh_hell(players, *deals):
    """A record of Oh Hell: of each deal the cards, the bids, and the tricks."""
    entries = []
    for number, (bids, tricks) in enumerate(deals):
        first = (number + 1) % players
        for place in range(players):
            seat = (first + place) % players
            entries.append({"type": "bid", "seat": seat, "bid": bids[seat]})
        entries.append({"type": "tricks", "tricks": tricks})
    hands = [sum(tricks) for _bids, tricks in deals]
    options = {"sequence": "custom", "hands": hands}
    names = ["Ann", "Bob", "Cid"][:players]
    header = {"game": "oh_hell", "players": names, "dealer": 0, "options": options}
    return header | {"entries": entries}


@pytest.mark.parametrize("key", GAMES)
def test_each_game_has_a_table_of_words_and_of_its_familys_reasons(key):
    table = history_named(key).KNOWN_FOR
    family = [one for one in GAMES.values() if package(one) == package(GAMES[key])]
    reasons = {reason for game in family for reason, _words in game().all_reasons()}
    for tag, words, how in table:
        assert re.fullmatch(r"[a-z_]{3,30}", tag)
        assert words == words.strip()
        assert callable(how) or set(how) <= reasons


def package(game):
    """The package in which a card game is written."""
    return game.__module__.split(".")[2]


def test_a_tag_is_told_in_the_same_words_everywhere():
    families = [history_named(key) for key in GAMES]
    told = {}
    for family in families:
        for tag, words, _how in family.KNOWN_FOR:
            assert told.setdefault(tag, words) == words
    assert [words for _tag, words in words_of_tags(families)] == sorted(
        words for _tag, words in words_of_tags(families)
    )


def test_a_game_is_known_for_a_line_on_its_sheet():
    entries = [
        {"type": "tablanette", "seat": 0, "points": 20},
        {"type": "count", "points": [20, 2], "most": 0},
    ]
    record = {"game": "tablanette", "players": ["Ann", "Bob"], "dealer": 0}
    record |= {"options": {"target": 40}, "entries": entries}
    assert known_for(record) == ["tablanette"]


def test_a_game_that_was_stopped_is_known_for_that():
    record = oh_hell(3, ([0, 1, 0], [0, 1, 0]))
    record["options"]["hands"] = [1, 2]
    record["entries"].append({"type": "stop"})
    assert known_for(record) == ["stopped"]


def test_a_misdeal_is_remembered():
    record = oh_hell(3, ([0, 1, 0], [0, 1, 0]))
    reason = GAMES["oh_hell"].misdeals[0].reason
    record["entries"].insert(0, {"type": "misdeal", "reason": reason})
    assert "misdeal" in known_for(record)


MADE = ([0, 1, 0], [0, 1, 0])
MISSED = ([1, 1, 0], [0, 2, 1])


def test_somebody_who_made_every_bid_is_remembered_from_three_deals_on():
    hook_off = ([0, 1, 1], [1, 1, 1])
    assert "faultless" in known_for(oh_hell(3, MADE, hook_off, hook_off))
    assert "faultless" not in known_for(oh_hell(3, MADE, hook_off))
    assert "faultless" not in known_for(oh_hell(3, MADE, hook_off, MISSED))


def test_a_deal_without_a_miss_counts_from_the_third_on():
    even = ([1, 1, 1], [1, 1, 1])
    odd = ([0, 1, 1], [1, 1, 1])
    assert "no_miss" in known_for(oh_hell(3, odd, odd, even))
    assert "no_miss" not in known_for(oh_hell(3, even, odd, odd))


def test_all_honours_of_a_deal_are_those_of_one_side():
    all_five = whist.count(9, 0, **whist.ALL_TO_FIRST)
    shared = whist.count(8, 1, **whist.ALL_TO_FIRST | {"J": 1})
    assert "all_honours" in known_for(whist.record(all_five, sides="two"))
    assert "all_honours" not in known_for(whist.record(shared, STOP, sides="two"))


@pytest.mark.parametrize(
    ("rule", "in_turn"), [("left", [1, 2, 0]), ("dealer", [0, 1, 2])]
)
def test_who_bids_first_is_counted_by_the_rule_in_force(rule, in_turn):
    record = oh_hell(3, ([0, 1, 0], [0, 1, 0]))
    bids = [{"type": "bid", "seat": seat, "bid": int(seat == 1)} for seat in in_turn]
    options = record["options"] | {"first_bidder": rule}
    played = record | {"options": options, "entries": [*bids, record["entries"][-1]]}
    sides = side_gains(rules.replay(played), history_named("oh_hell"))
    places = [
        part for own in sides for name, part, *_ in own["counts"] if name == "bidding"
    ]
    assert places == [str(1 + in_turn.index(seat)) for seat in range(3)]
