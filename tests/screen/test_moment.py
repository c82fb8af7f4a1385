"""The table at any moment of a past game, as it was shown then."""

from collections import Counter

import pytest

import rules
from phone.screen.review.moment import moment_screen, step_made
from phone.screen.sheet.pending_claims import settled_sheet
from phone.screen.table.bands import bands
from rules.record import scored_record
from rules.words import minus, with_sign
from tests.often import each
from tests.phone.test_drawn_on_phone import worked_cases
from tests.rules.tables.oh_hell import bid, oh_hell, tricks
from tests.screen.reading import text

FULL = 7  # of so many tables one is scored with all that could be entered
BANDS = ("title", "headline", "is_many", "sides", "call")
CASES = [pytest.param(record, id=name) for name, record in worked_cases()]


def moment(record, place):
    """The moment of a record at which so many of its entries were read."""
    entries, step = record["entries"], None
    referee = rules.replay(record | {"entries": entries[: max(0, place - 1)]})
    if place:
        step = step_made(
            referee, scored_record(referee, prompts=True), entries[place - 1]
        )
    return moment_screen(scored_record(referee, prompts=True, way=""), entries, step)


def tables(record):
    """(the last entry in words, the table) after each, by one referee who reads on."""
    referee = rules.replay(record | {"entries": []})
    yield "", bands(scored_record(referee, prompts=True))
    for place, given in enumerate(record["entries"]):
        referee.enter(given)
        way = "" if place % FULL else None  # all of a pad is much to draw
        yield (
            referee.last_in_words(),
            bands(scored_record(referee, prompts=True, way=way)),
        )


@pytest.mark.parametrize("record", each(3, CASES))
def test_each_moment_of_a_worked_case_is_the_table_that_was_shown_then(record):
    for place, (told, shown) in enumerate(tables(record)):
        stood = moment(record, place)
        words = text(stood["step"]["words"]) if place else ""
        assert words.casefold() == told.casefold()
        assert stood["at"] == place
        assert [stood[band] for band in BANDS] == [shown[band] for band in BANDS]
        assert stood["sheet"] == shown["sheet"] | {"has_more": False}
    assert stood["is_last"]


@pytest.mark.parametrize("record", each(3, CASES[::4]))
def test_the_steps_write_every_line_and_bring_every_point(record):
    """Against a naive twin: the sheets before and after each entry, whole."""
    before = settled_sheet(rules.score(record | {"entries": []}, prompts=True))
    for place in range(1, len(record["entries"]) + 1):
        read = record | {"entries": record["entries"][:place]}
        after = settled_sheet(rules.score(read, prompts=True))
        step = moment(record, place)["step"]
        new = Counter(lines_of(after)) - Counter(lines_of(before))
        written = Counter(
            (text(line["text"]), line["points"]) for line in step["lines"]
        )
        assert written == new
        changes = zip(after["totals"], before["totals"], strict=True)
        moved = [now - then for now, then in changes if now != then]
        numbers = [
            part.rsplit(" ", 1)[1] for part in step["brought"].split(", ") if part
        ]
        assert numbers == [with_sign(number) for number in moved]
        before = after


def lines_of(sheet):
    """Each line that counts, as its text and its points."""
    lines = [line for deal in sheet["deals"] for line in deal["lines"]]
    return [(one["text"], minus(one["points"])) for one in lines if "state" not in one]


ONE_DEAL = oh_hell(bid(0, 0), bid(1, 1), bid(2, 0), tricks(0, 1, 0), hands=[1])


def test_a_step_says_what_was_entered_what_it_wrote_and_what_it_brought():
    step = moment(ONE_DEAL, 4)["step"]
    assert step["brought"] == "Ann +10, Bob +11, Cara +10"
    assert [text(line["text"]) for line in step["lines"]][1] == "Bid 1, made it"
    assert text(moment(ONE_DEAL, 3)["step"]["words"]) == "Cara bids 0"


def test_before_the_first_entry_there_is_no_step():
    first, last = moment(ONE_DEAL, 0), moment(ONE_DEAL, 4)
    assert (first["step"], first["before"]) == (None, 0)
    assert (last["is_last"], last["after"]) == (True, 4)


def test_a_step_is_heard_with_its_numbers_and_its_names():
    turned = {"type": "turn_up", "card": "9H"}
    melded = {"type": "meld", "seat": 1, "meld": "bezique"}
    won = {"type": "brisques", "seat": 1, "count": 1}
    record = {"game": "bezique", "players": ["Ann", "Ben"], "dealer": 0}
    shown = moment(record | {"entries": [turned, won, melded]}, 3)
    assert "Ben: bezique" in shown["heard"]
    assert shown["heard"].endswith(" Ben plus 40.")
    assert [line["name"] for line in shown["step"]["lines"]] == ["Ben"]


def test_a_step_whose_words_are_the_call_is_read_once():
    record = oh_hell(bid(0, 0), bid(1, 1), hands=[2])
    for place in (1, 2):
        shown = moment(record, place)
        texts = [shown["call"]["quiet"], *shown["call"]["loud"]]
        is_there = text(shown["step"]["words"]) in [text(one) for one in texts]
        assert shown["step"]["is_in_call"] == is_there
