"""The menu of a new game: by family, found by any name, with what fits the table."""

import pytest
from django.utils import timezone

from rules.options import Option
from scorekeeper import scoring
from scorekeeper.models import Attendance
from tests.web.reading import Reading, found_in

pytestmark = pytest.mark.alike

NOTHING = "No games found."
PIQUETS = ["Piquet", "Piquet Normand", "Piquet Voleur", "Piquet à Écrire"]
PINOCHLES = ["Pinochle", "Two-handed Pinochle"]


@pytest.fixture
def find(bob, night):
    """The games that the menu shows for what was typed: find("oh pshaw")."""

    def found(typed):
        return found_in(bob.get(f"/nights/{night.pk}/new/", {"q": typed}))

    return found


def test_all_games_are_shown_before_anything_is_typed(find):
    names = [card_game["name"] for card_game in scoring.menu()]
    assert sorted(find("")) == sorted(find("  ")) == sorted(names)


@pytest.mark.parametrize("card_game", scoring.menu(), ids=lambda game: game["key"])
def test_a_game_is_found_by_each_of_its_names(find, card_game):
    for name in [card_game["name"], *card_game["also"]]:
        assert card_game["name"] in find(name), name
        assert card_game["name"] in find(name.upper()), name


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("oh pshaw", ["Oh Hell"]),
        ("nomination", ["Oh Hell"]),
        ("catch the ten", ["Scotch Whist"]),
        ("french whist", ["Scotch Whist"]),
        ("rubicon", ["Piquet"]),
        ("piquet au cent", ["Piquet"]),
        ("picket", ["Piquet"]),
        ("three-handed pique", ["Piquet Normand"]),
        ("four-handed piquet", ["Piquet Voleur"]),
        ("piquet a ecrire", ["Piquet à Écrire"]),
        ("round table", ["Piquet à Écrire"]),
        ("polish bezique", ["Bezique"]),
        ("besigue", ["Bezique"]),
        ("cinq-cents", ["Five Hundred Bezique"]),
        ("bezique 500", ["Five Hundred Bezique"]),
        ("one-deck", ["Five Hundred Bezique"]),
        ("french pinochle", ["Five Hundred Bezique"]),
        ("penuchle", PINOCHLES),
        ("pinocle", PINOCHLES),
        ("64", ["Two-handed Pinochle"]),
        ("redoubling", ["Two-handed Pinochle"]),
        ("tablic", ["Tablanette"]),
        ("TABLIĆ", ["Tablanette"]),
        ("piquet", PIQUETS),
        ("fishing", ["Tablanette"]),
        ("ten catch", ["Scotch Whist"]),
    ],
)
def test_what_a_player_would_type_finds_the_game(find, typed, names):
    assert find(typed) == names


def test_a_family_without_a_find_is_not_shown_nor_its_heading(bob, night):
    content = bob.get(f"/nights/{night.pk}/new/?q=tablanet").content.decode()
    assert content.count("<section") == 1


def test_nothing_found_is_said(bob, night):
    page = bob.get(f"/nights/{night.pk}/new/?q=snap")
    assert found_in(page) == []
    assert NOTHING in Reading(page).text
    assert NOTHING not in Reading(bob.get(f"/nights/{night.pk}/new/?q=hell")).text


def test_what_was_typed_stays_in_the_field_and_is_escaped(bob, night):
    content = bob.get(f"/nights/{night.pk}/new/", {"q": '"><b>'}).content.decode()
    assert 'value="&quot;&gt;&lt;b&gt;"' in content


def test_other_names_stand_on_the_card(bob, night):
    text = Reading(bob.get(f"/nights/{night.pk}/new/")).text
    for card_game in scoring.menu():
        assert f"{card_game['name']} {', '.join(card_game['also'])}".strip() in text


def test_a_game_for_more_than_are_here_is_marked_and_still_opened(bob, night):
    Attendance.objects.exclude(person__name="Ann").update(until=timezone.now())
    page = bob.get(f"/nights/{night.pk}/new/")
    text = Reading(page).text
    assert "Ann is here." in text
    assert "3 to 7 players, 1 is here" in text
    assert 'card-game not-now" href' in page.content.decode()
    assert bob.get(f"/nights/{night.pk}/new/oh_hell/").status_code == 200


def test_a_night_that_everybody_has_left_says_so(bob, night):
    Attendance.objects.update(until=timezone.now())
    text = Reading(bob.get(f"/nights/{night.pk}/new/")).text
    assert "Nobody is here." in text
    assert "2 players, nobody is here" in text


def test_names_and_the_menu_draw_no_house_rules(bob, night, game, monkeypatch):
    monkeypatch.setattr(Option, "picture", None)
    for page in (f"/nights/{night.pk}/", f"/nights/{night.pk}/new/", "/rules/"):
        assert "Oh Hell" in Reading(bob.get(page)).text


def test_no_game_bears_a_name_twice():
    for card_game in scoring.menu():
        names = [card_game["name"], *card_game["also"]]
        assert len(names) == len(set(names))


def test_who_only_watches_or_has_no_key_sees_no_menu(watcher, eve, night):
    assert watcher.get(f"/nights/{night.pk}/new/?q=hell").status_code == 403
    assert eve.get(f"/nights/{night.pk}/new/?q=hell").status_code == 404
