"""A night hour by hour: what was won after each game, and its best moments."""

from datetime import timedelta

import pytest
from django.utils import timezone

from scorekeeper.models import Game
from scorekeeper.money.ledger.results import result_of
from scorekeeper.nights.course import hours, round_step
from scorekeeper.reviews.story import best_moments
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture
def text(bob, night):
    return lambda: Reading(bob.get(night.get_absolute_url())).text


@pytest.fixture
def play(bob, start):
    """Plays a game of one deal that Bob wins by a point from each of two others."""

    def played(names="Ann Bob Cleo", stake=None):
        game = start(names=names, options=ONE_CARD, stake=stake)
        bob.play(game, ONE_DEAL)
        return Game.objects.get(pk=game.pk)

    return played


def course(night, games):
    return hours(result_of(night), games)


def words(night, games):
    """The cells of the table, row by row."""
    return [
        [cell["words"] for cell in row["cells"]] for row in course(night, games)["rows"]
    ]


def test_one_game_has_no_course(play, night):
    assert course(night, [play()]) is None


def test_points_add_up_game_by_game(play, night):
    games = [play(), play("Cleo Dan Ann")]
    assert words(night, games) == [["−1", "+2", "−1", "0"], ["−2", "+2", "−2", "+2"]]


def test_money_adds_up_with_the_points_beside_it(play, night):
    games = [play(stake={"per_point": "0.05"}), play(stake={"per_point": "0.5"})]
    first, last = course(night, games)["rows"]
    assert [cell["words"] for cell in first["cells"]] == [
        "−0.05",
        "+0.10",
        "−0.05",
        "0.00",
    ]
    assert [cell["points"] for cell in last["cells"]] == ["−2", "+4", "−2", "0"]


def test_the_last_row_is_the_result_though_money_is_rounded(play, night):
    games = [play(stake={"per_point": "0.0033"}) for _ in range(5)]
    amounts = [f"{amount / 100:+.2f}" for amount in result_of(night).amounts]
    shown = [word.replace("−", "-") for word in words(night, games)[-1]]
    assert shown == [amount.replace("+0.00", "0.00") for amount in amounts]


def test_the_lines_go_from_the_start_to_the_last_game(play, night):
    drawn = course(night, [play(), play()])
    bob = drawn["lines"][1]
    # from −2 at the bottom to +4 on top
    assert bob["points"] == "0,666 500,333 1000,0"
    assert drawn["ticks"] == ["50%", "100%"]


def test_the_clock_stands_where_an_hour_begins(play, night):
    games = [play() for _ in range(4)]
    begun = timezone.localtime().replace(hour=20, minute=10)
    for game, minutes in zip(games, [0, 20, 55, 70], strict=True):
        game.started_at = begun + timedelta(minutes=minutes)
    told = [(one["x"], one["time"]) for one in course(night, games)["times"]]
    assert told == [("0%", "20:10"), ("50%", "21:05")]


@pytest.mark.parametrize(("least", "step"), [(0.3, 1), (3, 5), (11, 20), (500, 500)])
def test_the_scale_has_round_steps(least, step):
    assert round_step(least) == step


def test_the_page_draws_it_and_reads_it_as_a_table(play, text):
    play(stake={"per_point": "0.05"})
    assert "Hour by hour" not in text()
    play(stake={"per_point": "0.05"})
    assert "Hour by hour Ann −0.10 Bob +0.20 Cleo −0.10 Dan 0.00" in text()
    assert "Results after each game After game Ann Bob Cleo Dan Oh Hell" in text()
    assert "−0.05 , −1 points +0.10 , +2 points −0.05 , −1 points" in text()


def test_a_night_with_nothing_finished_has_nothing_to_share(game, text):
    assert "Share picture" not in text()


def moments(*weights):
    told = [{"weight": weight, "deal": 1, "text": f"of {weight}"} for weight in weights]
    return Game(story={"turned": [], "moments": told})


def test_the_best_moments_are_the_weightiest_in_the_order_of_play():
    games = [moments(4, 1), moments(), moments(9, 8, 8), moments(2), moments(5, 3)]
    told = [moment["text"] for moment in best_moments(games)]
    assert told == ["of 4", "of 9", "of 8", "of 5", "of 3"]
