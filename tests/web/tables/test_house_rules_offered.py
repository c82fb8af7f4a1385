"""A new game offers what tables play, and says in money what a stake does there."""

import pytest

from scorekeeper.models import Game
from tests.sentences import SCREW_THE_DEALER
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

SCREW = SCREW_THE_DEALER
TEN_CENTS = {"per_point": "0.10"}
HTMX = {"HX-Request": "true"}


@pytest.fixture
def url(night):
    return lambda key: f"/nights/{night.pk}/new/{key}/"


@pytest.fixture
def filled(people):
    """What the form of a new game posts where so many sit, and Ann deals."""

    def form(number, **more):
        seated = list(people.values())[:number]
        seats = {f"seat_{person.pk}": n for n, person in enumerate(seated, 1)}
        return seats | {"dealer": people["Ann"].pk} | more

    return form


@pytest.fixture
def redrawn(bob, url):
    """The page of a new game once something was tapped there."""
    return lambda key, form: bob.post(url(key), form, headers=HTMX)


def sets(response):
    """(name, whether it is chosen) of the sets that a page offers."""
    form = response.context["form"]
    return [(option.choice_label, option.data["selected"]) for option in form["house"]]


def above_start(response):
    text = Reading(response).text
    return text[text.rindex("Stake:") : text.rindex(" Start")]


def test_at_first_the_named_sets_are_offered_the_first_is_chosen(bob, url):
    response = bob.get(url("oh_hell"))
    assert sets(response) == [
        (SCREW, True),
        ("By the book, upwards only", False),
        ("Nomination Whist, from seven cards", False),
        ("Squares", False),
    ]
    text = Reading(response).text
    assert f"{SCREW} Hands go from one card up" in text
    assert f"House rules, one by one {SCREW}" in text


def test_then_as_last_time_told_from_a_set(bob, url, start):
    options = {"first_bidder": "left", "hook": "on", "sequence": "up_down"}
    start(options=options | {"max_cards": 8}, names="Ann Bob Cleo Dan")
    response = bob.get(url("oh_hell"))
    assert sets(response)[:2] == [("As last time", True), (SCREW, False)]
    line = f"As last time {SCREW}, but Largest hand: 8"
    assert line in Reading(response).text


def test_a_set_is_played_by_where_it_is_tapped(bob, url, filled):
    form = filled(4, house="squares", drawn_for="screw_the_dealer", option_hook="on")
    form |= {"option_first_bidder": "left", "option_sequence": "up_down"}
    bob.post(url("oh_hell"), form | {"option_max_cards": "10"})
    assert Game.objects.get().options == {
        "first_bidder": "left",
        "hook": "on",
        "sequence": "up_down",
        "scoring": "squares",
        "zero_bid": "five_plus_tricks",
    }


def test_what_was_changed_without_a_script_is_laid_over_the_set(bob, url, filled):
    form = filled(
        4, house="book", drawn_for="screw_the_dealer", option_bonus="winner_10"
    )
    form |= {"option_first_bidder": "left", "option_sequence": "up_down"}
    form |= {"option_max_cards": "10", "option_hook": "on"}
    bob.post(url("oh_hell"), form)
    assert Game.objects.get().options == {"bonus": "winner_10"}


def test_the_rules_of_a_set_are_filled_in_as_it_is_tapped(redrawn, filled):
    form = filled(4, house="nomination_whist", drawn_for="screw_the_dealer")
    shown = redrawn("oh_hell", form)
    assert shown.status_code == 200
    assert shown.context["form"]["option_max_cards"].value() == 7
    assert shown.context["form"]["drawn_for"].value() == "nomination_whist"
    assert "errorlist" not in shown.content.decode()
    assert not Game.objects.exists()


def test_other_seats_are_offered_other_sets(redrawn, filled):
    form = filled(3, house="partners", drawn_for="partners", option_sides="two")
    shown = redrawn("scotch_whist", form | {"option_settlement": "difference"})
    assert sets(shown)[0] == ("By the book", True)
    assert shown.context["form"]["option_sides"].value() == "solo"


def test_partners_are_seen_before_the_start(bob, url, redrawn, filled):
    assert "Ann & Cleo against Bob & Dan" in Reading(bob.get(url("pinochle"))).text
    form = filled(4, house="usual", drawn_for="partners", option_form="partnership")
    assert "Ann & Cleo against" not in Reading(redrawn("pinochle", form)).text


def test_a_stake_is_said_in_the_words_of_the_settlement(redrawn, filled):
    book = {"house": "book", "drawn_for": "book", "unit": "unit"}
    form = filled(4, stake_per_point="0.10", **book)
    assert above_start(redrawn("scotch_whist", form)) == (
        "Stake: €0.10 from each of the others"
        " 60, 10, 6, 2: Ann gets €0.10 from each of the others"
    )
    label = "One unit, from each of the others"
    assert label in Reading(redrawn("scotch_whist", form)).text
    form |= {"option_settlement": "difference", "unit": "point"}
    assert above_start(redrawn("scotch_whist", form)) == (
        "Stake: €0.10 for each point that a loser is behind"
        " 60, 10, 6, 2: Ann wins €16.20, Dan pays €5.80"
    )


def test_tonights_stake_is_not_filled_in_where_it_means_something_else(bob, url, night):
    night.stake = TEN_CENTS
    night.save()
    shown = bob.get(url("bezique"))
    assert above_start(shown) == (
        "Stake: none This game settles in units, but tonight's stake has no "
        "price for a unit. Set the stake"
    )
    assert "Tonight's €0.10 a point is left blank" in Reading(shown).text
    assert '<details class="fold" open>' in shown.content.decode()
    tablanette = above_start(bob.get(url("tablanette")))
    assert tablanette.startswith("Stake: €0.10 for each point that the loser is")


def test_a_stake_that_came_to_mean_something_else_is_refused(bob, url, filled):
    form = filled(2, stake_per_point="0.10", unit="point", option_settle="game")
    response = bob.post(url("bezique"), form)
    assert response.status_code == 422
    assert "Enter the stake again." in Reading(response).text
    bob.post(url("bezique"), form | {"unit": "unit", "for_tonight": "on"})
    assert Game.objects.get().stake == {"per_unit": "0.1"}
    assert Game.objects.get().night.stake == {"per_unit": "0.1"}


def test_a_tap_that_changes_what_is_paid_for_empties_the_stake(redrawn, filled):
    form = filled(2, stake_per_point="0.10", unit="point", option_settle="game")
    shown = redrawn("bezique", form | {"house": "usual", "drawn_for": "usual"})
    assert above_start(shown) == "Stake: none"
    assert shown.context["form"]["unit"].value() == "unit"


def test_the_table_tells_its_house_rules(bob, eve, start):
    game = start(options={"hook": "on"})
    table, url = game.get_absolute_url(), f"{game.get_absolute_url()}house-rules/"
    ours = "By the book, upwards only, but Hook: never even"
    page = bob.get(table)
    assert f"House rules: {ours}" in Reading(page).text
    assert 'popovertarget="house-rules"' in page.content.decode()
    assert f'hx-trigger="load" hx-get="{url}"' in " ".join(
        page.content.decode().split()
    )
    for headers in ({}, HTMX):
        told = bob.get(url, headers=headers)
        assert f"{ours} First to bid the dealer" in Reading(told).text
    assert "max-age" in told["Cache-Control"]
    assert eve.get(url).status_code == 404
