"""Taps on a table, so many milliseconds apart, whatever is under way."""

from datetime import UTC, datetime, timedelta

from tests.patience import wait_until

TWELVE = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "options": {"sequence": "custom", "hands": [12, 1]},
    "entries": [{"type": "bid", "seat": seat, "bid": 2} for seat in range(4)],
}
WINNERS = [0, 0, 1, 2, 2, 2, 3, 0, 1, 1, 3, 3]
TRICKS = [{"type": "trick", "winner": seat} for seat in WINNERS]


def stop_time(page):
    """From here on time passes only where a test lets it."""
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=9))


def by_tricks(thumb):
    """Lets the table say who takes each trick."""
    thumb.page.goto(f"{thumb.page.url.split('?')[0]}?way=live")
    return thumb


def middle(control):
    box = wait_until(control.bounding_box)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap_in_turn(page, spots, gap):
    """Taps on each of some spots, and lets time pass between two of them."""
    for spot in spots:
        page.touchscreen.tap(*spot)
        page.clock.fast_forward(gap)


def tap_tricks(thumb, gap):
    """Says who took each of the twelve tricks, as fast as that."""
    for seat in WINNERS:
        spot = middle(thumb.chip(TWELVE["players"][seat]))
        tap_in_turn(thumb.page, [spot], gap)
