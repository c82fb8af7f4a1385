"""The referee's book of each game, without a game and without a key."""

import itertools
import re

import pytest

from rules import book
from scorekeeper import scoring
from tests.often import sisters_later
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
KEYS = [card_game["key"] for card_game in scoring.menu()]
ODD = ["9", "--", "\u00b2", "0" * 300, "\0", "\u202e", "-1", "x" * 10_000]


@pytest.mark.parametrize("key", KEYS)
def test_it_is_linked_from_the_rules_and_offers_at_most_six(eve, key):
    assert f'href="/rules/{key}/referee/"' in eve.get(f"/rules/{key}/").content.decode()
    page = eve.get(f"/rules/{key}/referee/").content.decode()
    assert page.count('<a class="line"') == min(6, len(book.situations(key)))


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_every_situation_has_a_ruling_and_nothing_to_enter(eve, key):
    for one in book.situations(key):
        for given in itertools.product(*[range(len(q["answers"])) for q in one["ask"]]):
            answers = "".join(map(str, given))
            response = eve.get(f"/rules/{key}/referee/{one['key']}/", {"a": answers})
            page = response.content.decode()
            assert page.count('class="ruling"') == 1, (one["key"], answers)
            assert "<form" not in page
            assert "Now:" not in page


def test_words_find_a_situation(eve):
    text = Reading(eve.get("/rules/piquet/referee/?q=he+led+out+of+turn")).text
    assert "Answer: Led or played out of turn" in text


@pytest.mark.parametrize("odd", ODD)
def test_odd_answers_and_questions_are_no_error(eve, odd):
    assert eve.get("/rules/piquet/referee/", {"q": odd}).status_code == 200
    assert eve.get("/rules/piquet/referee/revoke/", {"a": odd}).status_code == 200


@pytest.mark.parametrize(
    "url", ["no_game/referee/", "no_game/referee/revoke/", "piquet/referee/nothing/"]
)
def test_what_is_not_there_is_not_found(eve, url):
    assert eve.get(f"/rules/{url}").status_code == 404


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_each_word_that_a_ruling_marks_tells_its_meaning_beside_it(eve, key):
    meanings = {one["means"] for one in book.glossary(key)}
    for one in book.situations(key):
        answers = "0" * len(one["ask"])
        response = eve.get(f"/rules/{key}/referee/{one['key']}/", {"a": answers})
        page = response.content.decode()
        targets = re.findall(r'class="term"\s+popovertarget="([^"]+)"', page)
        told = re.findall(r'<p id="(term-\d+)" class="meaning" popover>', page)
        assert targets == told
        assert len(told) == len(set(told))
        text = Reading(response).text
        assert len([means for means in meanings if means in text]) >= len(told)


def test_the_words_of_a_ruling_are_marked(eve):
    response = eve.get("/rules/piquet/referee/what_saves/", {"a": "1"})
    page = response.content.decode()
    assert re.findall(r'term-\d+"\s*>([^<]+)</button>', page) == [
        "carte blanche",
        "pique",
        "repique",
        "point",
    ]
    assert (
        "A hand dealt without king, queen or jack, worth 10." in Reading(response).text
    )


def test_a_ruling_is_read_and_spoken_as_it_is_written(eve):
    page = eve.get("/rules/oh_hell/referee/bid_out_of_turn/").content.decode()
    said = re.search(r'data-said="([^"]*)"', page)[1]
    [shown] = re.findall(r'class="loud".*?>(.*?)</p>', page, re.DOTALL)
    assert re.sub(r"<[^>]*>", "", shown) == said
