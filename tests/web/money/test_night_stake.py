"""What is played for is said before a game starts, and changed for a night at once."""

import re

import pytest

from scorekeeper.models import Game, Night
from tests.web.reading import Reading

FIVE_CENTS, ONE_CARD = {"per_point": "0.05"}, {"sequence": "custom", "hands": [1]}


@pytest.fixture
def url(night):
    return f"{night.get_absolute_url()}stake/"


@pytest.fixture
def said(bob, night):
    """What the page of a new game says above Start."""

    def words(key="oh_hell"):
        text = Reading(bob.get(f"/nights/{night.pk}/new/{key}/")).text
        text = text[text.rindex("Stake:") : text.rindex(" Start")]
        return re.split(r" (?=\d)", text)[0]

    return words


@pytest.fixture
def text(bob, night):
    return lambda: Reading(bob.get(night.get_absolute_url())).text


def stakes():
    return [game.stake for game in Game.objects.order_by("pk")]


@pytest.mark.alike
def test_a_new_game_says_above_start_what_it_is_played_for(said, bob, url):
    assert said() == "Stake: none"
    bob.post(url, {"stake_per_point": "0,5", "stake_cap": "20"})
    assert (
        said()
        == "Stake: €0.50 for each point of difference between two players, at most €20"
    )


@pytest.mark.alike
def test_no_game_hands_its_stake_on(said, start):
    start(stake=FIVE_CENTS)
    assert said() == said("piquet") == "Stake: none"


@pytest.mark.alike
def test_a_stake_is_for_tonight_where_that_is_said(said, bob, night, people):
    seats = {f"seat_{person.pk}": n for n, person in enumerate(people.values(), 1)}
    filled = seats | {"dealer": people["Ann"].pk, "stake_per_point": "0.05"}
    bob.post(f"/nights/{night.pk}/new/oh_hell/", filled)
    assert said("piquet") == "Stake: none"
    bob.post(f"/nights/{night.pk}/new/oh_hell/", filled | {"for_tonight": "on"})
    assert said("piquet") == "Stake: €0.05 for each point won"


@pytest.mark.alike
def test_the_stake_of_a_new_game_leaves_the_running_ones_alone(start, bob, night, said):
    running = start()
    people = [player["person"] for player in running.players]
    seats = {f"seat_{person}": n for n, person in enumerate(people, 1)}
    filled = seats | {"dealer": people[0], "stake_per_point": "0.05"}
    bob.post(f"/nights/{night.pk}/new/oh_hell/", filled | {"for_tonight": "on"})
    assert stakes() == [{}, FIVE_CENTS]
    assert said() == "Stake: €0.05 for each point of difference between two players"


@pytest.mark.alike
def test_nothing_is_ticked_beforehand_that_hands_a_stake_on(bob, night):
    page = bob.get(f"/nights/{night.pk}/new/oh_hell/").content.decode()
    [box] = re.findall(r"<input[^>]*for_tonight[^>]*>", page)
    assert "checked" not in box


@pytest.mark.alike
def test_a_change_for_the_night_is_for_the_games_to_come(bob, url, start, said, text):
    bob.play(start(options=ONE_CARD))
    start()
    assert bob.post(url, {"stake_per_point": "0.05"}).url.endswith("#stake")
    assert stakes() == [{}, {}]
    assert said() == "Stake: €0.05 for each point of difference between two players"
    assert "Different stakes: two games without a stake." in text()


def test_the_games_so_far_are_changed_where_that_is_said(bob, url, start, text):
    bob.play(start(options=ONE_CARD))
    start()
    bob.post(url, {"stake_per_point": "0.05", "so_far": "on"})
    assert stakes() == [FIVE_CENTS, FIVE_CENTS]
    assert "in € Ann −0.05 Bob +0.10" in text()
    assert "Different stakes" not in text()


@pytest.mark.alike
@pytest.mark.parametrize("typed", ["-1", "much", "99999999"])
def test_what_is_no_stake_is_refused_and_changes_nothing(bob, url, night, typed):
    response = bob.post(url, {"stake_per_point": typed})
    assert response.status_code == 422
    assert f'value="{typed}"'.encode() in response.content
    assert Night.objects.get(pk=night.pk).stake == {}


def test_who_only_watches_sees_it_and_changes_nothing(watcher, eve, url, night):
    assert "Stake: none." in Reading(watcher.get(night.get_absolute_url())).text
    assert watcher.post(url, {"stake_per_point": "1"}).status_code == 403
    assert eve.post(url, {"stake_per_point": "1"}).status_code == 404


@pytest.mark.alike
def test_the_stake_of_a_closed_night_stays(ann, url, night):
    ann.post(f"{night.get_absolute_url()}closing/", {"closed": "1"})
    assert ann.post(url, {"stake_per_point": "1"}).status_code == 403


WHY = "This game settles in units, but tonight's stake has no price for a unit."
ASKED = "Games that settle in units, such as Bezique, have no stake"


@pytest.fixture
def bezique(ann, start):
    """A game that settles in units, played to its end."""

    def play():
        game = start("bezique", "Ann Bob")
        ann.play(game, [{"type": "deal_total", "points": [1100, 500]}])
        return game

    return play


@pytest.mark.alike
def test_a_night_for_points_says_that_a_unit_has_no_price(bob, url, night, text, said):
    assert ASKED not in text()
    bob.post(url, {"stake_per_point": "0.05"})
    assert ASKED in text()
    assert said("bezique") == f"Stake: none {WHY} Set the stake"
    bob.post(url, {"stake_per_point": "0.05", "stake_per_unit": "1"})
    assert ASKED not in text()
    assert said("bezique").startswith("Stake: €1 from the loser")


@pytest.mark.alike
def test_a_game_for_nothing_says_why_wherever_its_result_stands(
    bob, watcher, url, night, bezique, text
):
    bob.post(url, {"stake_per_point": "0.05"})
    game = bezique()
    review = f"/games/{game.pk}/review/"
    pages = [game.get_absolute_url(), review, f"{night.get_absolute_url()}settlement/"]
    for page in pages:
        assert f"No stake. {WHY}" in Reading(bob.get(page)).text, page
    assert f'href="{review}#stake"' in bob.get(pages[0]).content.decode()
    assert f'href="{review}#stake"' in bob.get(pages[2]).content.decode()
    assert "Set the stake" not in Reading(watcher.get(pages[2])).text
    assert "Games with no stake so far: Bezique." in text()
    assert "(no stake)" in bob.get(f"{pages[2][:-1]}.txt").content.decode()
    bob.post(f"/games/{game.pk}/stake/", {"stake_per_point": "1"})
    for page in pages:
        assert "No stake" not in Reading(bob.get(page)).text, page


@pytest.mark.alike
def test_where_nothing_is_at_stake_nobody_is_told_why(bob, night, bezique, text):
    game = bezique()
    for page in (game.get_absolute_url(), f"{night.get_absolute_url()}settlement/"):
        assert "No stake" not in Reading(bob.get(page)).text
    assert "no stake so far" not in text()
