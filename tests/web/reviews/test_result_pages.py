"""A finished game says on its pages who won, why, and what it is in money."""

import pytest

from scorekeeper.money.stakes import money, parts
from scorekeeper.words import result_words
from tests.sentences import PAIRWISE
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
RUBICON = [{"type": "deal_total", "points": points} for points in [[54, 13]]]
RUBICON += [{"type": "deal_total", "points": [50, 16]}] * 5
ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture
def piquet(bob, start):
    """Plays a rubicon, 304 to 93, for a stake."""

    def play(**stake):
        options = {"form": "rubicon"}
        game = start("piquet", "Ann Bob", options=options, stake=stake)
        return bob.play(game, RUBICON)

    return play


def table(device, game):
    return Reading(device.get(game.get_absolute_url())).text


def sheet(device, game):
    return Reading(device.get(f"/games/{game.pk}/review/")).text


def test_a_rubicon_is_explained_where_it_ends_and_on_the_sheet(bob, piquet):
    game = piquet()
    for text in (table(bob, game), sheet(bob, game)):
        assert "Ann wins 497 points Rubicon" in text
        assert "1st Ann 304 +497 2nd Bob 93 −497" in text
        assert "Ann's points 304 Bob's points, added because 93 is under 100" in text
        assert "+93 For the game +100 Ann wins 497 points 497" in text
    assert "€" not in table(bob, game)


def test_the_stake_is_worked_out_in_money(bob, piquet):
    text = table(bob, piquet(per_point="0.05"))
    assert "Score Net € 1st Ann 304 +497 +24.85 2nd Bob 93 −497 −24.85" in text
    assert "497 points at €0.05 = €24.85" in text


def test_ante_and_limit_are_worked_out(bob, piquet):
    text = table(bob, piquet(per_point="0.05", ante="2", cap="10"))
    told = "497 points at €0.05, +2.00 from the ante, −16.85 from the limit = €10.00"
    assert told in text


def test_of_a_pool_alone_the_points_are_not_counted(bob, start):
    game = bob.play(start(options=ONE_CARD, stake={"ante": "1"}), ONE_DEAL)
    assert "+2.00 from the ante = €2.00" in table(bob, game)


def test_who_only_watches_sees_why(watcher, bob, game):
    bob.play(game)
    text = table(watcher, game)
    assert "Bob wins with 11" in text
    assert PAIRWISE in text
    assert "Ann −1 1 to Bob (11 − 10), nothing" not in text
    assert "Ann −1 1 to Bob (11 − 10)" in text


def test_an_open_game_shows_no_result(bob, game):
    assert 'class="result"' not in bob.get(game.get_absolute_url()).content.decode()
    assert 'class="result"' not in bob.get(f"/games/{game.pk}/review/").content.decode()


def test_the_list_of_the_night_has_it_in_a_line(bob, piquet, night):
    game = piquet()
    words = " ".join(result_words(game).split())
    assert words == "Ann won 497 from Bob: 304 + 93 + 100"
    assert result_words(game).endswith(": 304\xa0+\xa093\xa0+\xa0100")  # in one line
    assert words in Reading(bob.get(night.get_absolute_url())).text


def test_games_for_different_stakes_each_say_theirs(bob, piquet, night):
    piquet(per_point="0.05")
    piquet(per_point="0.10")
    text = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert "304 + 93 + 100 = 497, €0.05 a point" in text
    assert "304 + 93 + 100 = 497, €0.10 a point" in text


def test_the_parts_of_the_money_come_to_all_of_it():
    result = {"net": [90, 30, -100, -20], "winners": [0]}
    sides, stake = [[0], [1], [2], [3]], {"per_point": "0.5", "ante": "1", "cap": "10"}
    asked = result, sides, stake, "EUR"
    assert [round(sum(each), 6) for each in parts(*asked)] == [
        pytest.approx(float(amount)) for amount in money(*asked)
    ]
