"""A total that no deal can bring is refused; one stored before can still be mended."""

import pytest

from rules.games.piquet.game import PiquetGame
from tests.sentences import TOO_MUCH_FOR_A_DEAL
from tests.web.devices import page_of

SLIP = {"type": "deal_total", "points": [500, 12]}
AFTER = {"type": "carte_blanche", "seat": 0}
RIGHT = {"type": "deal_total", "points": [50, 12]}
PARTNERS = {"type": "deal_total", "points": [49, 0]}
WORDS = TOO_MUCH_FOR_A_DEAL


@pytest.fixture
def piquet(start):
    return start("piquet", "Ann Bob")


@pytest.mark.alike
def test_it_is_refused_with_what_would_be_right_and_nothing_is_written(bob, piquet):
    response = bob.enter(piquet, SLIP)
    assert response.status_code == 422
    assert WORDS in page_of(response)
    assert piquet.log.count() == 0


def test_the_pad_says_the_most_beside_the_numbers(bob, piquet):
    page = bob.get(f"{piquet.get_absolute_url()}?way=total").content.decode()
    assert "Points for this deal, at most 174 each" in page


def test_partners_are_named_together(bob, start, people):
    game = start("scotch_whist", "Ann Bob Cleo Dan", options={"sides": "two"})
    page = page_of(bob.enter(game, PARTNERS))
    assert "Ann &amp; Cleo cannot score 49 in one deal." in page


@pytest.fixture
def stored(bob, piquet, monkeypatch):
    """A game whose total was accepted before there was a limit."""
    with monkeypatch.context() as before:
        before.setattr(PiquetGame, "total_limits", lambda self, deal: (0, 1000))
        bob.play(piquet, [SLIP])
    return piquet


@pytest.mark.parametrize("page", ["", "review/", "lines/0/0/why/", "why/0/"])
def test_pages_of_a_game_stored_before_open(bob, stored, page):
    assert bob.get(f"{stored.get_absolute_url()}{page}").status_code == 200


def test_a_total_stored_before_stands_and_can_be_corrected(bob, stored):
    assert bob.enter(stored, AFTER).status_code == 200
    beyond = bob.enter(stored, SLIP, to="0/", operation="replace", confirm="1")
    assert beyond.status_code == 422
    right = bob.enter(stored, RIGHT, to="0/", operation="replace", confirm="1")
    assert right.status_code < 400, page_of(right)
    stored.refresh_from_db()
    assert stored.sheet["totals"] == [60, 12]


def test_an_undone_one_can_be_brought_back(bob, stored):
    for turn in ("last/", "next/"):
        assert bob.enter(stored, None, to=turn).status_code == 200
    stored.refresh_from_db()
    assert stored.sheet["totals"] == [500, 12]
