"""Games on the score pad are found by their titles."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.web.titled import cribbage, hearts, played


@pytest.fixture
def look(bob, group, night):
    """Looks for a text: what a search page was drawn from."""
    hearts(night)
    hearts(night, "hearts ")
    cribbage(night)
    played(night, "", [5, 2, 1])

    def find(text="", **more):
        return bob.get(f"/groups/{group.pk}/games/", {"text": text} | more).context

    return find


def names(shown):
    return [line["name"] for night in shown["nights"] for line in night["lines"]]


def chips(shown):
    return [words for words, _address in shown["filters"]]


@pytest.mark.parametrize("text", ["hearts", "HEARTS", "h\u00e9arts"])
def test_a_title_is_found_and_shown_as_a_chip(look, text):
    shown = look(text)
    assert names(shown) == ["hearts", "Hearts"]
    assert chips(shown) == ["hearts"]
    assert shown["unknown"] == []


def test_who_won_at_a_title(look):
    assert names(look("Bob won at cribbage")) == ["Cribbage"]
    assert names(look("Bob won at hearts")) == []
    assert names(look("cleo won hearts")) == ["hearts", "Hearts"]


def test_all_games_on_the_pad_are_found_by_its_name(look):
    found = ["Score pad", "Cribbage", "hearts", "Hearts"]
    assert names(look("score pad")) == found
    assert names(look(game="score_pad")) == found


def test_a_title_that_nobody_played_is_no_name_of_the_pad(look):
    shown = look("rummy")
    assert [typed for typed, _near, _address in shown["unknown"]] == ["rummy"]


def test_a_mistyped_title_has_a_near_word(look):
    [(_typed, near, _address)] = look("cribage")["unknown"]
    assert near == "cribbage"


def test_a_title_can_be_chosen_among_the_games(look):
    families = dict(look()["search"].fields["game"].choices[1:])
    own = families["Any other game"]
    assert [name for _kind, name in own] == ["Score pad", "Cribbage", "hearts"]
    shown = look(game=own[1][0])
    assert (names(shown), chips(shown)) == (["Cribbage"], ["Cribbage"])


def test_a_game_in_play_is_found_by_its_title(look, start):
    start("score_pad", options={"title": "Hearts"})
    start("score_pad", options={"title": "Darts"})
    assert [line["name"] for line in look("hearts")["in_play"]] == ["Hearts"]
    assert len(look("score pad")["in_play"]) == 2


def test_a_search_for_a_title_takes_few_queries(look, start, bob, group):
    start("score_pad", options={"title": "Hearts"})
    bob.get(f"/groups/{group.pk}/games/?text=hearts")
    with CaptureQueriesContext(connection) as made:
        bob.get(f"/groups/{group.pk}/games/?text=bob+won+at+hearts")
    assert len(made) <= 12
    with CaptureQueriesContext(connection) as made:
        bob.get(f"/groups/{group.pk}/games/?text=hearts")
    assert len(made) <= 12, [one["sql"][:150] for one in made.captured_queries]


def test_lists_name_the_title(bob, group, night, look):
    for address in (f"/groups/{group.pk}/nights/calendar/", f"/nights/{night.pk}/"):
        text = bob.get(address).text
        assert "Cribbage" in text
        assert "Hearts" in text
