"""A ruling that leaves the script nothing to ask ends the deal, or the game."""

import pytest

from rules.card_game import CardGame, Offence
from rules.entry_type import EntryType
from rules.fields import Number, Seat
from rules.line_origins import read_and_watch
from rules.record import replay, scored_record
from rules.result import Result
from rules.table import Deal
from tests.rules.tables.common import penalty


class HalfDeal(Deal):
    """Two takes, unless a revoke has ended it."""

    takes = 0


class Take(EntryType):
    """A player takes points."""

    type = "take"
    fields = (Number("points"), Seat("seat"))

    def enter(self, deal, entry):
        deal.takes += 1
        deal.table.score(entry.seat, entry.points, "taken", "Taken")


def end_deal(deal, entry):
    deal.takes = 2
    deal.table.score(entry.seat, 26, "revoke", "Revoked")


class Short(CardGame):
    """To thirty, in deals of two takes."""

    key = "short"
    deal_type = HalfDeal
    entry_types = (Take(),)
    offences = (
        Offence("revoke", "Revoked", "26, no more play", rule=end_deal, reopens=True),
        Offence("late", "Was late", "Play on", reopens=True),
    )

    def script(self, deal):
        while deal.takes < 2:
            yield self.entry_types[0]

    def is_over(self, table):
        return table.deal.is_complete and max(table.totals) >= 30

    def settle(self, table):
        return Result([], list(table.totals))


def played(*entries):
    record = {"game": "short", "players": ["Ann", "Bob"], "entries": list(entries)}
    return replay(record, {"short": Short}.get)


def take(points):
    return {"type": "take", "points": points, "seat": 0}


def test_the_deal_is_complete_and_the_next_lies_ready():
    sheet = scored_record(played(take(3), penalty(1, "revoke")))
    assert [deal["complete"] for deal in sheet["deals"]] == [True]
    assert (sheet["totals"], sheet["next"]) == ([3, 26], ["take"])
    after = scored_record(played(take(3), penalty(1, "revoke"), take(1)))
    assert [deal["number"] for deal in after["deals"]] == [1, 2]
    assert [deal["dealer"] for deal in after["deals"]] == [0, 1]


def test_it_may_be_the_first_thing_in_a_deal():
    assert scored_record(played(penalty(0, "revoke")))["deals"][0]["complete"]


def test_a_game_that_is_over_by_it_is_settled_once():
    sheet = scored_record(played(take(5), penalty(0, "revoke")))
    assert (sheet["status"], sheet["next"]) == ("finished", [])


def test_a_ruling_that_ends_nothing_lets_the_script_find_its_place():
    sheet = scored_record(played(take(3), penalty(1, "late"), take(4)))
    assert [deal["complete"] for deal in sheet["deals"]] == [True]


def test_a_script_that_asks_nothing_of_a_new_deal_is_named():
    class Silent(Short):
        def script(self, deal):
            yield from ()

    record = {"game": "silent", "players": ["Ann", "Bob"]}
    with pytest.raises(AssertionError, match="must ask for an entry"):
        replay(record, {"silent": Silent}.get)


def test_the_line_knows_the_ruling_that_made_it():
    referee = played()
    [makers] = read_and_watch(referee, [take(3), penalty(1, "revoke")])
    assert makers.places == [0, 1]
