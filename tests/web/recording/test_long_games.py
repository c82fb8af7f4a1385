"""The longest games: every page and entry within a second, beyond them a refusal."""

import re
import time

import pytest

from phone.bounds import MOST_ENTRIES
from phone.screen.review.comparison import MOST_LINES
from phone.screen.review.page import PORTION
from scorekeeper import recording
from scorekeeper.models import Game
from tests.web.devices import page_of

pytestmark = pytest.mark.alike
A_SECOND = 1.0  # of this process's own time
A_PAGE = 800_000  # characters, before they are compressed
LAST = MOST_ENTRIES - 1
AGAIN = {"oh_hell": "other", "piquet": "agreed"}  # why a deal is dealt again


def agreed(number, key=None):
    """Points up and down, each with words of its own."""
    points = 1 if number % 4 < 2 else -1
    words = {"note": f"as agreed, {number}"}
    return {"type": "adjust", "side": number % 2, "points": points} | words


def nothing(number, key):
    return agreed(number) | {"points": 0}


def misdeal(number, key):
    return {"type": "misdeal", "reason": AGAIN[key]}


RECORDS = {
    "one deal of corrections": agreed,
    "one deal of corrections of nothing": nothing,
    "a deal for each entry": misdeal,
}

KINDS = [(key, name) for key in ("piquet", "oh_hell") for name in RECORDS]


@pytest.fixture
def imported(night, people):
    def import_game(key, entry_at, count):
        names = ["Ann", "Bob", "Cleo"] if key == "oh_hell" else ["Ann", "Bob"]
        entries = [entry_at(number, key) for number in range(count)]
        record = {"game": key, "players": names, "dealer": 0, "entries": entries}
        seated = [people[name] for name in names]
        answer = recording.import_record(night, record, seated)
        assert answer.refusal is None, answer.refusal
        return answer.game

    return import_game


def is_quick(what, ask, tries=1):
    """Asks for something that must be answered, and soon, once in so many tries."""
    for _ in range(tries):
        started = time.process_time()
        response = ask()
        took = time.process_time() - started
        assert response.status_code < 400, (what, response.content)
        assert len(response.content) < A_PAGE, what
        if took < A_SECOND:
            return
    raise AssertionError(f"{what} took {took:.2f} s")


PAGES = ["", "table/", "review/", "referee/", "entries/0/", f"entries/{LAST}/"]
PAGES += [
    f"review/?at={LAST}",
    "entries/0/later/",
    f"review/?part={-(-MOST_ENTRIES // PORTION)}",
]


@pytest.mark.long
@pytest.mark.parametrize(("key", "name"), KINDS)
def test_the_longest_game_is_read_and_entered_within_a_second(bob, imported, key, name):
    game = imported(key, RECORDS[name], MOST_ENTRIES)
    url = game.get_absolute_url()
    for page in PAGES:
        is_quick(page, lambda page=page: bob.get(url + page), tries=3)
    for operation, entry in [("replace", agreed(7)), ("remove", None)]:
        asked = {"to": "0/", "operation": operation}
        is_quick(
            f"look at {operation}", lambda a=asked, e=entry: bob.enter(game, e, **a)
        )
        asked |= {"confirm": "1", "along": "1"}
        is_quick(operation, lambda a=asked, e=entry: bob.enter(game, e, **a))
    is_quick("undo", lambda: bob.enter(game, None, to="last/"))
    is_quick("redo", lambda: bob.enter(game, None, to="next/"))
    is_quick("an entry", lambda: bob.enter(game, agreed(8)))


def test_beyond_the_most_entries_a_game_is_read_soon_and_can_only_be_stopped(
    bob, imported
):
    game = imported("oh_hell", agreed, MOST_ENTRIES)
    url = game.get_absolute_url()
    for page in ["", "review/", f"entries/{LAST}/"]:
        is_quick(page, lambda page=page: bob.get(url + page), tries=3)
    response = bob.enter(game, agreed(1))
    assert response.status_code == 422
    assert f"at most {MOST_ENTRIES:,} entries" in page_of(response)
    assert bob.enter(game, {"type": "stop"}).status_code == 200
    assert Game.objects.get(pk=game.pk).status == "finished"


def test_a_preview_tells_some_changes_and_counts_the_rest(imported):
    game = imported("oh_hell", misdeal, MOST_LINES + 1)
    text = recording.preview(game, "insert", 1, {"type": "stop"})["text"]
    assert text[0] == "Deal 1: Ann's 0 is removed."
    assert text[MOST_LINES] == f"{2 * MOST_LINES} more changes."
    assert len(text) == MOST_LINES + 3


def test_a_long_sheet_is_read_in_parts(bob, imported):
    game = imported("oh_hell", agreed, PORTION + 3)
    url = f"{game.get_absolute_url()}review/"
    first, second = page_of(bob.get(url)), page_of(bob.get(f"{url}?part=2"))
    assert f">{PORTION + 1} to {PORTION + 3}</a>" in first
    assert f"agreed, {PORTION - 1}" in first
    assert f"agreed, {PORTION}<" not in first
    deals = second[second.index('class="deals"') :]
    assert (
        len(re.findall(r'<th scope="row">\s*<details>', deals)) == 1 + 3
    )  # the deal itself
    assert f"agreed, {PORTION + 2}" in second


def test_the_sheet_opens_at_the_deal_that_is_looked_for(bob, imported):
    game = imported("oh_hell", misdeal, PORTION + 9)
    url = f"{game.get_absolute_url()}review/"
    assert f'id="deal-{PORTION + 2}"' in page_of(bob.get(f"{url}?deal={PORTION + 2}"))
    assert 'id="deal-1"' in page_of(bob.get(f"{url}?deal=1"))


@pytest.mark.parametrize("asked", ["part=0", "part=x", "part=999999", "deal=-1", "x"])
def test_a_sheet_has_a_page_whatever_part_is_asked_for(bob, imported, asked):
    game = imported("oh_hell", agreed, 3)
    page = page_of(bob.get(f"{game.get_absolute_url()}review/?{asked}"))
    assert "as agreed, 2" in page
    assert "Parts of the sheet" not in page
