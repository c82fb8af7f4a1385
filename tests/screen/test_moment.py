"""The table at any moment of a past game, as it was shown then."""

import pytest

import rules
from phone.screen.moment import moment_screen
from phone.screen.table_screen import bands
from rules.record import scored
from tests.rules.tables.oh_hell import bid, oh_hell, tricks
from tests.screen.reading import text
from tests.test_drawn_on_phone import worked_cases

FULL = 7  # of so many tables one is scored with all that could be entered
BANDS = ("title", "headline", "is_many", "sides", "call")
CASES = [pytest.param(record, id=name) for name, record in worked_cases()]


def moment(record, place):
    """The moment of a record at which so many of its entries were read."""
    entries = record["entries"]
    referee = rules.replay(record | {"entries": entries[:place]})
    return moment_screen(referee, scored(referee, prompts=True, way=""), entries)


def tables(record):
    """(the last entry in words, the table) after each, by one referee who reads on."""
    referee = rules.replay(record | {"entries": []})
    yield "", bands(scored(referee, prompts=True))
    for place, given in enumerate(record["entries"]):
        referee.enter(given)
        way = "" if place % FULL else None  # all of a pad is much to draw
        yield referee.last_in_words(), bands(scored(referee, prompts=True, way=way))


@pytest.mark.parametrize("record", CASES)
def test_each_moment_of_a_worked_case_is_the_table_that_was_shown_then(record):
    pad = ""  # what the moment before says was entered next
    for place, (told, shown) in enumerate(tables(record)):
        assert pad.casefold() == told.casefold()
        stood = moment(record, place)
        assert stood["at"] == place
        assert [stood[band] for band in BANDS] == [shown[band] for band in BANDS]
        assert stood["sheet"] == shown["sheet"] | {"has_more": False}
        pad = "" if stood["is_last"] else text(stood["entered"]["words"])
    assert stood["is_last"]


ONE_DEAL = oh_hell(bid(0, 0), bid(1, 1), bid(2, 0), tricks(0, 1, 0), hands=[1])


def test_what_was_entered_says_what_it_brought_and_what_was_said():
    entered = moment(ONE_DEAL, 3)["entered"]
    assert entered["brought"] == "Ann +10, Bob +11, Cara +10"
    assert [text(said) for said in moment(ONE_DEAL, 2)["entered"]["said"]] == ["Even"]


def test_at_the_end_nothing_was_entered():
    last = moment(ONE_DEAL, 4)
    assert (last["entered"], last["is_last"], last["after"]) == (None, True, 4)
    assert moment(ONE_DEAL, 0)["before"] == 0
