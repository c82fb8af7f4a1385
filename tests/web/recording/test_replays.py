"""How often a request replays a game: never more often than what it asks for needs."""

import pytest

from rules.referee import Referee
from scorekeeper import recording, scoring
from tests.web.devices import ONE_DEAL, TRICKS

pytestmark = pytest.mark.alike

BID = {"type": "bid", "seat": "0", "bid": "1"}
MADE = {"type": "tricks", "tricks": ["1", "0", ""]}


@pytest.fixture
def game(start, bob):
    """Two deals of one card, the second in progress."""
    game = start(options={"sequence": "custom", "hands": [1, 1]})
    return bob.play(game, [*ONE_DEAL, {"type": "bid", "seat": 1, "bid": 1}])


@pytest.fixture
def referees(monkeypatch, game):
    """A list that grows with every referee who is asked; the game is played before."""
    opened, open_referee = [], Referee.__init__

    def counted(self, *asked):
        opened.append(self)
        open_referee(self, *asked)

    monkeypatch.setattr(Referee, "__init__", counted)
    return opened


def posted(device, game, to="", **fields):
    return device.enter(game, None, to=to, **fields)


def test_a_posted_form_goes_on_with_the_referee_who_follows_the_game(
    bob, game, referees
):
    fields = {"type": "bid", "seat": "2", "bid": "0"}
    assert posted(bob, game, **fields).status_code == 200
    assert referees == []


def test_a_posted_form_replays_once_where_nobody_follows(
    bob, game, referees, monkeypatch
):
    monkeypatch.setattr(scoring, "followed", {})
    fields = {"type": "bid", "seat": "2", "bid": "0"}
    assert posted(bob, game, **fields).status_code == 200
    assert len(referees) == 1


def test_the_table_page_replays_nothing(bob, game, referees):
    assert bob.get(game.get_absolute_url()).status_code == 200
    assert referees == []


def test_the_page_of_the_referee_replays_once(bob, game, referees):
    assert bob.get(f"{game.get_absolute_url()}referee/").status_code == 200
    assert len(referees) == 1


def test_the_form_of_a_correction_replays_what_came_before_it(bob, game, referees):
    url = f"{game.get_absolute_url()}entries/3/"
    assert bob.get(url).status_code == 200
    assert len(referees) == 1
    assert referees[0].table.entry == 2


def test_each_value_of_a_bid_replays_once(bob, game, referees):
    assert bob.get(f"{game.get_absolute_url()}entries/4/").status_code == 200
    look, whole, before, other = [referee.table.entry for referee in referees]
    assert (look, whole, before, other) == (3, 4, 3, 4)


def test_in_a_very_long_game_no_value_is_replayed(bob, game, referees, monkeypatch):
    monkeypatch.setattr("phone.value_effects.LONGEST", 4)
    assert bob.get(f"{game.get_absolute_url()}entries/4/").status_code == 200
    assert len(referees) == 1


def test_the_preview_of_a_posted_correction_replays_what_was_and_what_would_be(
    bob, game, referees
):
    response = posted(bob, game, "3/", operation="replace", **MADE)
    assert response.status_code == 200
    assert b"becomes" in response.content
    assert [referee.table.entry for referee in referees] == [2, 4]


def test_a_correction_that_is_refused_replays_no_more(bob, game, referees):
    fields = BID | {"bid": "7"}
    response = posted(bob, game, "0/", operation="replace", **fields)
    assert response.status_code == 422
    assert len(referees) == 2


def test_a_confirmed_correction_replays_once(bob, game, referees):
    response = bob.enter(
        game, TRICKS | {"tricks": [1, 0, 0]}, to="3/", operation="replace", confirm="1"
    )
    assert response.status_code == 200
    assert len(referees) == 1


def test_later_entries_that_go_along_replay_what_was_to_name_them(game, referees):
    preview = recording.preview(game, "insert", 4, {"type": "stop"})
    assert preview["goes"]
    assert len(referees) == 2


def test_a_refused_entry_leaves_the_referee_unchanged(bob, game, referees):
    assert posted(bob, game, type="bid", seat="2", bid="7").status_code == 422
    assert posted(bob, game, type="bid", seat="2", bid="0").status_code == 200
    assert referees == []
