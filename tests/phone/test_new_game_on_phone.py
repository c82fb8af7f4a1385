"""A new game of an evening on a phone alone: its house rules, and what it is for."""

import pytest

from phone.evening.settlement import settle_evening
from tests.phone.alone import GROUP, Alone

ONE_CARD = {"options": {"sequence": "custom", "hands": [1]}}


@pytest.fixture
def phone():
    """An evening among three for five cents a point."""
    phone = Alone(GROUP | {"house_rules": {"oh_hell": ONE_CARD}})
    phone.begin("Ann", "Zoe", "Cleo", stake="0,05")
    return phone


def view(phone, address=""):
    return phone.go(address)["names"]["view"]


def test_house_rules_are_those_of_last_time_or_a_named_set(phone):
    phone.start("oh_hell", "Ann", "Zoe", "Cleo")
    sets = view(phone, "/new/oh_hell")["sets"]
    assert [one["words"] for one in sets if one["is_chosen"]] == ["As last time"]
    assert "but Hand sizes: our own, Our hand sizes: 1" in sets[0]["line"]
    phone.tap("house", "book")
    phone.tap("start")
    options = [game["record"]["options"] for game in phone.evening["games"]]
    assert options == [ONE_CARD["options"], {}]
    sets = view(phone, "/new/oh_hell")["sets"]
    assert sets[0]["line"] == "By the book, upwards only"


def test_the_first_time_the_first_set_for_so_many_is_chosen(phone):
    phone.start("scotch_whist", "Ann", "Zoe")
    phone.tap("arrive", name="Eve")
    view(phone, "/new/oh_hell")
    sets = view(phone, "/new/scotch_whist")["sets"]
    assert [one["value"] for one in sets][:2] == ["last", "partners"]
    phone.tap("house", "partners")
    shown = phone.show()["names"]["view"]
    assert shown["sides"] == "Ann & Cleo against Zoe & Eve"
    phone.tap("seat", "Eve")
    sets = phone.show()["names"]["view"]["sets"]
    assert [one["value"] for one in sets if one["is_chosen"]] == ["last"]
    assert "partners" not in [one["value"] for one in sets]
    phone.tap("start")
    games = phone.evening["games"]
    assert [game["record"]["options"] for game in games] == [{}, {}]
    assert phone.show()["names"]["house"]["name"] == "By the book"


def test_a_stake_that_means_something_else_is_not_chosen_beforehand(phone):
    phone.evening["stake"] = "0.1"
    shown = view(phone, "/new/oh_hell")
    assert [one["words"] for one in shown["stakes"] if one["is_chosen"]] == [
        "€0.10 for each point of difference between two players"
    ]
    assert shown["for_nothing"] == ""
    shown = view(phone, "/new/scotch_whist")
    phone.tap("start")
    shown = view(phone, "/new/scotch_whist")
    assert [(one["words"], one["is_chosen"]) for one in shown["stakes"]] == [
        ("Nothing", True),
        ("€0.10 from each of the others", False),
    ]
    why = "This game settles in units, but tonight's stake has no price for a unit."
    assert shown["for_nothing"] == why
    phone.tap("stake", "1")
    shown = phone.show()["names"]["view"]
    assert shown["for_nothing"] == ""
    assert shown["example"] == "60, 10, 6: Ann gets €0.10 from each of the others"
    phone.tap("start")
    assert phone.show()["names"]["page"]["stake"] == "€0.10 a unit"
    stakes = [game["stake"] for game in phone.sent()["games"]]
    assert stakes == [{}, {"per_unit": "0.1"}]


HEARTS = {"title": "Hearts", "wins": "fewest"}
TITLED = {"key": "score_pad", "name": "Hearts", "options": HEARTS}
TITLED |= {"title": {"title": "Hearts"}}


@pytest.fixture
def titled():
    """An evening of a group that has played Hearts on the pad."""
    phone = Alone(GROUP | {"titles": [TITLED]})
    phone.begin("Ann", "Zoe", "Cleo")
    return phone


def test_a_title_of_the_group_comes_before_the_pad_without_one(titled):
    [family] = [one for one in view(titled, "/new")["menu"] if "other" in one["name"]]
    links = [(game["name"], game["which"]) for game in family["games"]]
    assert links == [("Hearts", "score_pad:0"), ("Score pad", "score_pad")]


def test_a_title_is_played_as_last_time_or_by_a_named_set(titled):
    sets = view(titled, "/new/score_pad:0")["sets"]
    assert [one["words"] for one in sets if one["is_chosen"]] == ["As last time"]
    titled.start("score_pad:0", "Ann", "Zoe", "Cleo")
    view(titled, "/new/score_pad:0")
    titled.tap("house", "target")
    titled.tap("start")
    games = titled.evening["games"]
    assert [game["name"] for game in games] == ["Hearts", "Hearts"]
    assert [game["record"]["options"] for game in games] == [
        HEARTS,
        {"title": "Hearts", "ends": "target"},
    ]


def test_the_pad_is_begun_without_a_title(titled):
    titled.start("score_pad", "Ann", "Zoe", "Cleo")
    [game] = titled.evening["games"]
    assert (game["name"], game["record"]["options"]) == ("Score pad", {})


def test_two_titles_are_not_added_up(titled):
    for which in ("score_pad:0", "score_pad"):
        titled.start(which, "Ann", "Zoe", "Cleo")
    came = {"net": [2, -1, -1], "winners": [0], "unit": "unit", "words": "", "way": ""}
    came |= {"totals": [0, 1, 2], "settled": [0, 1, 2], "status": "finished", "rows": 0}
    games = [game | {"came": came} for game in titled.evening["games"]]
    together = settle_evening(titled.evening | {"games": games})
    assert together["unit"] == "game"
    alone = settle_evening(titled.evening | {"games": games[:1] * 2})
    assert alone["unit"] == "unit"
