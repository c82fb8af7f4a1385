"""A new game on the score pad: the titles of the group, each as it was played last."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from scorekeeper.models import Game
from tests.web.reading import Reading, found_in
from tests.web.titled import TARGET, cribbage, hearts, played


@pytest.fixture
def menu(bob, night):
    """The names of the menu of a new game, for what is looked for."""
    return lambda query="": found_in(bob.get(f"/nights/{night.pk}/new/", {"q": query}))


@pytest.fixture
def url(night):
    return lambda title="": f"/nights/{night.pk}/new/score_pad/?title={title}"


@pytest.fixture
def filled(people):
    """The form as a phone posts it: filled(option_title="Hearts")."""

    def fill(names="Ann Bob Cleo", **more):
        seats = {
            f"seat_{people[name].pk}": seat
            for seat, name in enumerate(names.split(), 1)
        }
        return seats | {"id": uuid4(), "dealer": people["Ann"].pk} | more

    return fill


def test_the_titles_come_before_another_game(menu, night):
    hearts(night)
    cribbage(night)
    hearts(night, "hearts ")
    names = menu()
    at = names.index("hearts")
    assert names[at : at + 3] == ["hearts", "Cribbage", "Another game"]
    assert "Score pad" not in names


def test_a_title_has_no_other_names(bob, night):
    cribbage(night)
    menu = bob.get(f"/nights/{night.pk}/new/?q=cribbage").context["menu"]
    [family] = menu["families"]
    assert [one["also_words"][:6] for one in family["games"]] == ["", "Hearts"]


def test_without_a_title_it_is_the_score_pad(menu, night):
    played(night, "", [5, 2, 1])
    assert "Score pad" in menu()
    assert "Another game" not in menu()


def test_of_many_titles_the_newest_are_shown_and_others_are_found(menu, night):
    for number in range(10):
        played(night, f"Rummy {number}", [5, 2, 1])
    assert [name for name in menu() if name.startswith("Rummy")] == [
        f"Rummy {number}" for number in range(9, 1, -1)
    ]
    assert menu("rummy 0") == ["Rummy 0"]


def test_a_title_is_filled_in_with_its_house_rules(bob, night, url):
    cribbage(night)
    hearts(night)
    form = bob.get(url("Cribbage")).context["form"]
    assert form.title.value() == "Cribbage"
    assert form["house"].value() == "last"
    options = {name: form[f"option_{name}"].value() for name in TARGET}
    assert options == TARGET
    form = bob.get(url("hearts")).context["form"]
    assert (form.title.value(), form["option_wins"].value()) == ("hearts", "fewest")


def test_the_title_stands_above_the_house_rules(bob, url):
    response = bob.get(url(" Hearts "))
    text = Reading(response).text
    assert text.index("Title") < text.index("House rules, one by one")
    assert "<h1>Hearts</h1>" in response.text
    assert text.count("Title") == 1


def test_other_games_have_no_title(bob, night):
    page = f"/nights/{night.pk}/new/oh_hell/?title=Hearts"
    assert bob.get(page).context["form"].title is None


def test_a_title_of_an_address_is_cut(bob, url):
    form = bob.get(url("x" * 50)).context["form"]
    assert form.title.value() == "x" * 40


def test_a_game_is_started_under_the_title_that_is_typed(bob, url, filled):
    assert bob.post(url(), filled(option_title=" Hearts ")).status_code == 302
    game = Game.objects.get()
    assert game.options == {"title": "Hearts"}
    assert game.sheet["name"] == "Hearts"


def test_without_a_title_the_game_has_none(bob, url, filled):
    assert bob.post(url(), filled(option_title="  ")).status_code == 302
    assert Game.objects.get().options == {}


@pytest.mark.parametrize("bad", ["He\x07arts", "He\narts"])
def test_a_control_character_is_refused(bob, url, filled, bad):
    response = bob.post(url(), filled(option_title=bad))
    assert response.status_code == 422
    assert "Use one line without control characters." in Reading(response).text
    assert not Game.objects.exists()


def test_a_title_that_is_too_long_is_refused(bob, url, filled):
    response = bob.post(url(), filled(option_title="x" * 41))
    assert response.status_code == 422
    assert "Use at most 40 characters. This text has 41." in Reading(response).text


def test_another_set_of_house_rules_keeps_the_title(bob, night, url, filled):
    cribbage(night)
    form = filled(option_title="Cribbage", house="fewest", drawn_for="last")
    form |= {f"option_{name}": value for name, value in TARGET.items()}
    assert bob.post(url("Cribbage"), form).status_code == 302
    options = Game.objects.latest("pk").options
    assert options == {"title": "Cribbage", "wins": "fewest", "ends": "target"}


def test_the_title_stays_while_the_form_is_drawn_again(bob, night, url, filled):
    cribbage(night)
    form = filled(option_title="Cribbage to 61", house="fewest", drawn_for="last")
    response = bob.post(url("Cribbage"), form, headers={"HX-Request": "true"})
    assert response.context["form"].title.value() == "Cribbage to 61"
    assert response.context["form"]["option_wins"].value() == "fewest"


def test_last_time_is_that_of_the_title(bob, night, url, filled):
    hearts(night)
    played(night, "", [5, 2, 1])
    form = bob.get(url()).context["form"]
    assert form["option_wins"].value() == "most"
    assert night.group.house_rules == {}


def test_the_night_offers_each_title_again(bob, night):
    hearts(night)
    cribbage(night)
    hearts(night, "HEARTS")
    Game.objects.update(started_at=timezone.now())
    again = bob.get(night.get_absolute_url()).context["again"]
    assert [one["name"] for one in again] == ["HEARTS", "Cribbage"]
    form = bob.get(again[0]["url"]).context["form"]
    assert (form.title.value(), form["option_wins"].value()) == ("HEARTS", "fewest")


def test_the_last_game_is_one_tap_on_the_home_page(bob, group, night, people):
    hearts(night, "Hearts & co")
    night.closed_at = timezone.now() - timedelta(hours=20)
    night.save()
    response = bob.get("/")
    assert "Start with Hearts &amp; co" in response.text
    assert 'name="title" value="Hearts &amp; co"' in response.text
    here = [people[name].pk for name in ("Ann", "Bob", "Cleo")]
    form = {"people": here, "game": "score_pad", "title": "Hearts & co", "id": uuid4()}
    bob.post(f"/groups/{group.pk}/start/", form)
    game = Game.objects.latest("pk")
    assert game.options == {"title": "Hearts & co", "wins": "fewest"}


def test_for_too_many_the_form_is_shown_with_the_title(bob, group, night, people):
    cribbage(night)
    group.people.bulk_create(
        group.people.model(group=group, name=f"Guest {number}") for number in range(5)
    )
    here = list(group.people.values_list("pk", flat=True))
    form = {"people": here, "game": "score_pad", "title": "Cribbage", "id": uuid4()}
    answer = bob.post(f"/groups/{group.pk}/start/", form)
    assert answer.url.endswith("/new/score_pad/?title=Cribbage")


def test_the_same_game_again_has_the_title(bob, night):
    game = hearts(night)
    tap = {"id": uuid4(), "seen": game.log_length}
    bob.post(f"{game.get_absolute_url()}again/", tap)
    newest = Game.objects.latest("pk")
    assert (newest.pk != game.pk, newest.options) == (True, game.options)
    assert "Hearts, game 2 · " in bob.get(f"/games/{newest.pk}/").text
    other = cribbage(night)
    assert "Cribbage · " in bob.get(f"/games/{other.pk}/review/").text


def test_a_phone_without_a_network_is_given_the_titles(bob, night):
    cribbage(night)
    played(night, "", [5, 2, 1], wins="fewest")
    [group] = bob.get("/evening/groups.json").json()["groups"]
    title = {"title": {"title": "Cribbage"}, "options": {"title": "Cribbage"} | TARGET}
    assert group["titles"] == [{"key": "score_pad", "name": "Cribbage"} | title]
    assert group["house_rules"] == {"score_pad": {"options": {"wins": "fewest"}}}
