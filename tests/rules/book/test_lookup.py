"""Everything of a game is found by one question: words, points, house rules, steps."""

import pytest

from rules import book
from rules.book.lookup import SITUATION, entries, find, found_situations
from rules.book.question_search import search
from rules.book.question_search.mentions import whole_words
from tests.rules.book.pages import KEYS


def kinds(game, text):
    return [kind for kind, _key in find(game, text)]


@pytest.mark.parametrize("game", KEYS)
def test_every_word_of_a_game_is_found_and_a_situation_about_it(game):
    for word in book.glossary(game):
        for name in [word["term"]] + word["also"]:
            assert "term" in kinds(game, name), name
            assert SITUATION in kinds(game, name), name


@pytest.mark.parametrize("game", KEYS)
def test_every_entry_is_found_by_its_name(game):
    for one in entries(game):
        assert [one["kind"], one["key"]] in find(game, one["name"]), one["name"]


@pytest.mark.parametrize("game", KEYS)
def test_each_entry_has_a_key_of_its_own(game):
    keys = [one["key"] for one in entries(game)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("game", "text", "kind", "key"),
    [
        ("piquet", "rubicon", "term", "term-rubicon"),
        ("piquet", "What is a tierce?", "term", "term-tierce"),
        ("piquet", "how much is a capot", "points", "points-capot"),
        ("bezique", "double bezique worth", "points", "points-double-bezique"),
        ("bezique", "royal marriage", "term", "term-trump-marriage"),
        ("pinochle", "dix", "term", "term-deece"),
        ("pinochle", "what do we pay", "house_rule", "house_rule-settle"),
        ("oh_hell", "hook", SITUATION, "hook"),
        ("oh_hell", "he led out of turn", SITUATION, "led_out_of_turn"),
    ],
)
def test_the_answer_comes_first(game, text, kind, key):
    assert find(game, text)[0] == [kind, key]


def test_a_name_is_not_held_against_questions_about_something_else():
    assert search("piquet", "quatorze") or found_situations("piquet", "quatorze")
    assert find("oh_hell", "rubicon") == []
    assert find("oh_hell", "what is the weather") == []


def test_a_house_rule_comes_beside_the_rule_that_hangs_on_it():
    assert ["house_rule", "house_rule-hook"] in find("oh_hell", "hook")


def test_a_house_rule_is_found_by_other_spellings_of_a_word_of_its_name():
    assert ["house_rule", "house_rule-game"] in find("tablanette", "target")


def test_a_row_of_cards_in_a_step_is_read_as_a_sentence():
    texts = {one["key"]: one["text"] for one in entries("pinochle")}
    step = texts["step-use-cards-twice"]
    assert "meld. K♠ Q♠ J♦: a marriage and the pinochle score 60. A flush" in step


def test_a_step_is_found_by_what_it_says():
    found = find("piquet", "how many cards can the dealer exchange")
    assert ["step", "step-exchange"] in found


def test_a_name_is_mentioned_as_a_whole_word():
    text = "Each ace has its place; aces, Ace."
    assert whole_words(text, "ace") == 3
    assert whole_words(text, "place") == 1
    assert whole_words(text, "lac") == 0


@pytest.mark.parametrize("game", KEYS)
def test_at_most_eight_are_found_each_once(game):
    for text in ("he dropped a card", "trumps", "how many points for the last trick"):
        found = find(game, text)
        assert len(found) <= 8
        assert all(found.count(one) == 1 for one in found)
