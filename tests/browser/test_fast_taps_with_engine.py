"""Fast taps all count where the phone scores them itself."""

import pytest

from tests.browser import engine
from tests.browser.fast_taps import (
    TRICKS,
    TWELVE,
    by_tricks,
    middle,
    stop_time,
    tap_in_turn,
    tap_tricks,
)
from tests.browser.thumb import Thumb
from tests.patience import wait_until

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
FOUR = TWELVE | {"options": {"sequence": "custom", "hands": [5, 5]}, "entries": []}


@pytest.fixture
def sit(at_table):
    def sit_down(record):
        thumb = Thumb(at_table(record))
        if record is TWELVE:
            by_tricks(thumb)
        engine.wait_for_engine(thumb.page)
        return thumb

    return sit_down


def entries(thumb):
    return engine.entries_at(thumb.page, thumb.page.url.split("?")[0])


@pytest.mark.parametrize("gap", [250, 120])
def test_twelve_tricks_tapped_fast_all_arrive(sit, gap):
    thumb = sit(TWELVE)
    stop_time(thumb.page)
    tap_tricks(thumb, gap)
    wait_until(lambda: entries(thumb)[4:] == TRICKS)


def test_bids_tapped_fast_on_different_chips_all_arrive(sit):
    thumb = sit(FOUR)
    spots = [middle(thumb.chip(label)) for label in ("1", "3", "0", "2")]
    stop_time(thumb.page)
    tap_in_turn(thumb.page, spots, 120)
    wait_until(lambda: [one["bid"] for one in entries(thumb)] == [1, 3, 0, 2])
    assert [one["seat"] for one in entries(thumb)] == [0, 1, 2, 3]
