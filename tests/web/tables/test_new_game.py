"""A new game: the menu, the seats, the dealer, the house rules and the stake."""

from uuid import uuid4

import pytest
from django.utils import timezone

from scorekeeper import scoring
from scorekeeper.models import Attendance, Game
from tests.sentences import NEGATIVE_AMOUNT, SCREW_THE_DEALER
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

ONE_CARD = {"option_sequence": "custom", "option_hands": "1"}


@pytest.fixture
def url(night):
    return f"/nights/{night.pk}/new/oh_hell/"


@pytest.fixture
def filled(people):
    """The form as a phone posts it: filled("Ann Bob Cleo", "Bob", ...)."""

    def fill(names="Ann Bob Cleo", dealer="Ann", **more):
        seats = {
            f"seat_{people[name].pk}": seat
            for seat, name in enumerate(names.split(), 1)
        }
        return seats | {"id": uuid4(), "dealer": people[dealer].pk} | more

    return fill


def shown(response):
    """The form that a response shows."""
    return response.context["form"]


def test_the_menu_names_every_game_under_its_family(bob, night):
    text = Reading(bob.get(f"/nights/{night.pk}/new/")).text
    assert "Oh Hell Oh Pshaw, Nomination Whist" in text
    assert "3 to 7 players Scotch Whist" in text
    assert "Ann, Bob, Cleo and Dan are here." in text


def test_the_menu_says_which_game_needs_more_people(bob, night):
    Attendance.objects.filter(person__name__in=["Cleo", "Dan"]).update(
        until=timezone.now()
    )
    text = Reading(bob.get(f"/nights/{night.pk}/new/")).text
    assert "3 to 7 players, 2 are here" in text


def test_a_form_that_comes_back_tells_the_house_rules_that_were_chosen(
    bob, url, filled
):
    def told(response):
        return shown(response).house_words()

    assert told(bob.get(url)) == SCREW_THE_DEALER
    refused = bob.post(url, filled("Ann Bob", option_hook="on"))
    assert refused.status_code == 422
    assert told(refused) == "By the book, upwards only, but Hook: never even"


def test_a_game_is_started_and_opened(bob, url, filled):
    response = bob.post(url, filled("Cleo Ann Bob", "Ann"))
    game = Game.objects.get()
    assert response.url == game.get_absolute_url()
    assert game.names() == ["Cleo", "Ann", "Bob"]
    assert game.dealer == 1


@pytest.mark.parametrize("key", [card_game["key"] for card_game in scoring.menu()])
def test_each_is_started_as_it_is_offered_by_one_tap(bob, night, people, key):
    form = shown(bob.get(f"/nights/{night.pk}/new/{key}/"))
    offered = {field.html_name: field.value() for field in form}
    offered = {name: value for name, value in offered.items() if value is not None}
    assert bob.post(f"/nights/{night.pk}/new/{key}/", offered).status_code == 302
    game = Game.objects.get()
    assert game.options == scoring.usual_options(key, len(game.names()))
    assert game.names() == list(people)[: len(game.names())]


def test_house_rules_are_remembered(bob, url, filled):
    bob.post(url, filled(option_hook="on", stake_per_point="0.05", **ONE_CARD))
    game = Game.objects.get()
    assert game.options == {"hook": "on", "sequence": "custom", "hands": [1]}
    assert game.stake == {"per_point": "0.05"}
    form = shown(bob.get(url))
    assert form["option_hook"].value() == "on"
    assert form["option_hands"].value() == "1"


def test_an_option_as_usual_is_not_written_down(bob, url, filled):
    bob.post(url, filled(option_hook="off", option_max_cards=""))
    assert Game.objects.get().options == {}


@pytest.mark.parametrize(
    ("names", "more", "sentence"),
    [
        ("Ann Bob", {}, "Oh Hell is for 3 to 7 players, but 2 are seated."),
        ("Ann Bob Cleo", {"dealer": ""}, "Choose who deals first."),
        (
            "Ann Bob Cleo",
            {"option_hands": "1 two"},
            "Enter whole numbers separated by spaces",
        ),
        (
            "Ann Bob Cleo",
            {"option_hands": "9" * 5000},
            "Enter whole numbers separated by spaces",
        ),
        ("Ann Bob Cleo", {"option_max_cards": "40"}, "Use 1 to 17."),
        ("Ann Bob Cleo", {"option_hook": "sideways"}, "Choose one of the options"),
        ("Ann Bob Cleo", {"stake_per_point": "-1"}, NEGATIVE_AMOUNT),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    bob, url, filled, names, more, sentence
):
    response = bob.post(url, filled(names) | more)
    assert response.status_code == 422
    assert sentence in Reading(response).text
    assert not Game.objects.exists()


def test_where_nobody_sits_it_is_not_asked_who_deals(bob, url, filled):
    text = Reading(bob.post(url, filled("", dealer="Ann") | {"dealer": ""})).text
    assert "Oh Hell is for 3 to 7 players, but nobody is seated." in text
    assert "Choose who deals first." not in text


def test_what_the_rules_refuse_stands_at_its_option(bob, url, filled):
    form = shown(bob.post(url, filled(option_max_cards="40")))
    assert "option_max_cards" in form.errors
    assert form.has_refused_rule()


@pytest.mark.parametrize(
    ("filled_in", "place", "words"),
    [
        ({"sequence": "custom"}, "hands", "Fill in “Our hand sizes”"),
        ({"hands": "1 2"}, "hands", "needs “Hand sizes” to be “our own”."),
        ({"max_cards": "40"}, "max_cards", "“Largest hand” cannot be 40"),
        (
            {"sequence": "custom", "hands": "1 18"},
            "hands",
            "“Our hand sizes” cannot be 1, 18. Use 1 to 17.",
        ),
    ],
)
def test_it_opens_at_the_field_with_the_words_of_the_page(
    bob, url, filled, filled_in, place, words
):
    posted = {f"option_{key}": value for key, value in filled_in.items()}
    response = bob.post(url, filled(**posted))
    field = shown(response)[f"option_{place}"]
    assert words in str(field.errors)
    assert " autofocus" in str(field)
    assert response.content.decode().count(" autofocus") == 1
    assert f"'{place}'" not in Reading(response).text


def test_who_plays_is_refused_where_they_sit(bob, url, filled):
    page = bob.post(url, filled("Ann Bob")).content.decode()
    seats = page[page.index('<fieldset class="field seats"') :]
    seats = seats[: seats.index("</fieldset>")]
    assert "but 2 are seated." in seats
    assert seats.count(" autofocus") == page.count(" autofocus") == 1


def test_only_the_first_that_was_refused_has_the_focus(bob, url, filled):
    posted = filled() | {"dealer": "", "stake_cap": "-1"}
    page = bob.post(url, posted).content.decode()
    assert page.count(" autofocus") == 1
    assert page.index(" autofocus") < page.index("Who deals first?")


def test_the_dealer_must_play(bob, url, filled):
    response = bob.post(url, filled("Ann Bob Cleo", "Dan"))
    assert "Choose a dealer who is playing." in Reading(response).text


def test_two_cannot_sit_in_one_seat(bob, url, filled, people):
    response = bob.post(url, filled() | {f"seat_{people['Dan'].pk}": 1})
    assert "Ann has seat 1. Choose another seat." in Reading(response).text


def test_a_repeated_start_is_one_game(bob, url, filled):
    form = filled()
    assert bob.post(url, form).url == bob.post(url, form).url
    assert Game.objects.count() == 1


def test_no_game_starts_in_a_closed_night(bob, url, filled, night):
    night.closed_at = timezone.now()
    night.save()
    response = bob.post(url, filled())
    assert response.status_code == 422
    assert "The night is closed." in Reading(response).text


def test_there_is_no_page_for_a_game_that_does_not_exist(bob, night):
    assert bob.get(f"/nights/{night.pk}/new/snap/").status_code == 404


def test_who_only_watches_or_has_no_key_starts_nothing(watcher, eve, url, filled):
    assert watcher.post(url, filled()).status_code == 403
    assert eve.post(url, filled()).status_code == 404
    assert not Game.objects.exists()


def test_the_same_form_at_another_card_game_starts_none(bob, url, filled):
    form = filled()
    assert bob.post(url, form).status_code == 302
    response = bob.post(url.replace("oh_hell", "scotch_whist"), form)
    assert response.status_code == 422
    assert "Start it again" in Reading(response).text
    assert [game.key for game in Game.objects.all()] == ["oh_hell"]
