"""What a question finds: the first result opened as the answer, and the others."""

import re

import pytest
from django.utils.html import escape

from phone.rulings import question_screen
from rules import book, replay
from rules.at_this_table import facts
from rules.book.lookup import SITUATION, entries
from tests.web.devices import BIDS
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
KINDS = {
    "term": "Word",
    "points": "Points",
    "house_rule": "House rule",
    "step": "How to play",
}


@pytest.fixture
def find(monkeypatch):
    """Lets every question find what is given: find([kind, key], …)."""

    def finds(*found):
        monkeypatch.setattr(question_screen, "find", lambda *_question: list(found))

    return finds


def first_of(kind, game="oh_hell"):
    return next(one for one in entries(game) if one["kind"] == kind)


def last_words(entry):
    """What stands whole on the page: of points what they are for."""
    return entry["text"].split(": ")[-1][1:]


def pair(entry):
    return [entry["kind"], entry["key"]]


def answered(device, game, words="anything"):
    return device.get(f"{game.get_absolute_url()}referee/", {"q": words})


def html(device, game, words="anything"):
    return answered(device, game, words).content.decode()


def text(device, game, words="anything"):
    return Reading(answered(device, game, words)).text


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_says_what_it_is_as_the_answer_and_below_it(bob, game, find, kind):
    entry = first_of(kind)
    find(pair(entry))
    answer = text(bob, game)
    title = entry["name"][:1].upper() + entry["name"][1:]
    assert f"Answer: {title} {KINDS[kind]} {title}" in answer
    assert last_words(entry) in answer
    find([SITUATION, "who_leads"], pair(entry))
    assert last_words(entry) in text(bob, game)
    assert html(bob, game).count("data-said") == 1


def test_a_house_rule_is_told_as_this_table_has_it_and_usually_in_the_book(
    bob, eve, start, find
):
    entry = next(one for one in entries("oh_hell") if one["name"] == "Hook")
    find(pair(entry))
    game = start("oh_hell", "Ann Bob Cleo", options={"hook": "on"})
    assert "At this table: never even" in text(bob, game)
    book = Reading(eve.get("/rules/oh_hell/referee/?q=hook")).text
    assert "Usual: " in book
    assert "Other choices: " in book


def test_a_word_tells_of_the_house_rule_of_its_name(bob, start, find):
    term = next(one for one in entries("oh_hell") if one["name"] == "hook")
    find(pair(term), ["house_rule", "house_rule-hook"])
    game = start("oh_hell", "Ann Bob Cleo", options={"hook": "on"})
    answer = text(bob, game)
    also = ", ".join(term["also"])
    assert f"Also called: {also}. At this table: never even Other choices" in answer
    assert "Not this?" not in answer


def test_a_house_rule_without_effect_says_so_and_names_no_value(bob, start):
    cent = start("piquet", "Ann Bob", options={"form": "cent"})
    said = text(bob, cent, "rubicon")
    assert "This house rule has no effect at this table." in said
    assert "At this table: 100" not in said
    club = start("piquet", "Ann Bob", options={"form": "club"})
    assert "At this table: 100" in text(bob, club, "rubicon")


def test_points_are_told_in_large_type(bob, game, find):
    find(pair(first_of("points")))
    assert "Bid made: 10 + bid You took exactly" in text(bob, game)


def test_a_step_leads_to_the_rules(bob, game, find):
    pack, *_parts, last = [one for one in entries("oh_hell") if one["kind"] == "step"]
    for step, anchor in ((pack, "pack"), (last, "deal")):
        find(pair(step))
        link = f'href="/rules/oh_hell/#{anchor}">The rules of Oh Hell</a>'
        assert link in html(bob, game)
        assert f'id="{anchor}"' in bob.get("/rules/oh_hell/").content.decode()


def test_the_first_result_needs_no_tap_and_tells_why_below(bob, game, find):
    find([SITUATION, "who_leads"], [SITUATION, "tie"])
    page = html(bob, game)
    answer, others = page.split("Not this?")
    assert 'class="loud"' in answer
    assert "<summary>Why</summary>" in answer
    assert 'class="loud"' not in others.split("All rulings")[0]
    assert others.count('class="fold finding"') == 1


def test_a_first_result_with_a_question_puts_it(bob, game, find):
    find([SITUATION, "led_out_of_turn"])
    page = html(bob, game)
    assert "What happened next?" in page
    assert 'class="loud"' not in page
    assert "/referee/led_out_of_turn/?a=1-" in page


def test_the_ruling_with_other_house_rules_follows_that_of_this_table(bob, start):
    game = start("oh_hell", "Ann Bob Cleo", options={"first_bidder": "dealer"})
    pages = [
        one for one in book.situations("oh_hell") if one["key"] == "who_bids_first"
    ]
    rulings = [
        outcome["ruling"]
        for value in ("dealer", "left")
        for outcome in pages[0]["outcomes"]
        if outcome["options"].get("first_bidder") == value
    ]
    own_page = bob.get(f"{game.get_absolute_url()}referee/who_bids_first/")
    for page in [html(bob, game, "who bids first"), own_page.content.decode()]:
        own, others = re.split("With other house rules", page)
        assert f'data-said="{escape(rulings[0])}"' in own
        assert f"<dd>{escape(rulings[1])}</dd>" in others
        assert "First to bid: dealer&#x27;s left" in others
        assert "The house rule “First to bid: the dealer” decides this." in page


def test_a_table_tells_its_numbers_and_the_book_tells_none(bob, eve, game):
    bob.play(game, BIDS)
    game.refresh_from_db()
    told = f"At this table: {facts(replay(game.record()))['who_deals_first']}"
    assert told in text(bob, game, "who deals next")
    page = bob.get(f"{game.get_absolute_url()}referee/who_deals_first/")
    assert told in Reading(page).text
    book = Reading(eve.get("/rules/oh_hell/referee/?q=who+deals+next")).text
    assert "Who deals?" in book
    assert "At this table:" not in book


def test_where_nothing_fits_the_rules_and_the_words_are_offered(bob, game, find):
    find()
    page = html(bob, game)
    assert "Nothing in the book fits." in page
    assert 'href="/rules/oh_hell/"' in page
    assert 'href="/rules/oh_hell/#words"' in page
    assert "Common questions" in page


def test_a_question_stays_in_the_field(bob, game):
    words = "the <dealer>\nwho deals?"
    assert ">the &lt;dealer&gt;\nwho deals?</textarea>" in html(bob, game, words)
