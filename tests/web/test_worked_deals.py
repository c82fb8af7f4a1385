"""Deals to learn by, stepped through by plain links."""

import re

import pytest

import rules
from rules import book
from scorekeeper import scoring
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
KEYS = [card_game["key"] for card_game in scoring.menu()]
DEALS = [
    (key, number + 1, deal)
    for key in KEYS
    for number, deal in enumerate(book.worked(key))
]
NAMES = [f"{key}-{number}" for key, number, _deal in DEALS]
NEXT = re.compile(r'<a class="btn go" href="(\?at=\d+)">Next</a>')


def walked(eve, url):
    """The pages of a deal, from its first to where no link says Next."""
    pages, at = [], ""
    while at is not None:
        pages.append(eve.get(url + at))
        found = NEXT.search(pages[-1].content.decode())
        at = found and found[1]
    return pages


@pytest.mark.parametrize(("key", "number", "deal"), DEALS, ids=NAMES)
def test_every_entry_and_every_sentence_has_its_step(eve, key, number, deal):
    pages = walked(eve, f"/rules/{key}/deals/{number}/")
    texts = [Reading(page).text for page in pages]
    told = [
        [sentence for sentence in deal["story"] if sentence in text] for text in texts
    ]
    assert all(len(sentences) == 1 for sentences in told)
    assert list(dict.fromkeys(sum(told, []))) == deal["story"]
    referee, place = rules.replay(deal["record"]), 0
    for entry in deal["record"]["entries"]:
        words = unspaced(referee.in_words(entry)).lower()
        while words not in unspaced(texts[place]).lower():
            place += 1
        place += 1


def unspaced(text):
    return text.replace(" ", "")


def test_no_link_leads_nowhere(eve):
    """A past deal of the sheet is read back in a review, and this is no game."""
    page = eve.get("/rules/piquet_ecrire/deals/1/?at=6").content.decode()
    assert "Deal 1" in page
    assert "review/" not in page


def test_the_table_stands_as_it_does_after_the_entry(eve):
    url = "/rules/piquet/deals/1/"
    shown = [
        re.findall(r"<output[^>]*>(.*?)</output>", one.content.decode())
        for one in walked(eve, url)
    ]
    assert shown[0] == ["0", "0"]
    assert ["96", "0"] in shown
    assert shown[-1] == ["117", "5"]


def test_it_is_linked_from_the_rules_and_names_its_place(eve):
    page = eve.get("/rules/piquet/").content.decode()
    assert 'href="/rules/piquet/deals/2/"' in page
    reading = Reading(eve.get("/rules/piquet/deals/2/?at=3"))
    assert "Carte blanche, and a miscall owned in time, 3 of" in reading.text
    assert reading.headings == [1, 2]


@pytest.mark.parametrize("odd", ["0", "-1", "999", "9999999", "\u00b2", "x", ""])
def test_an_odd_step_is_the_nearest(eve, odd):
    assert eve.get("/rules/piquet/deals/1/", {"at": odd}).status_code == 200


@pytest.mark.parametrize("url", ["piquet/deals/0/", "piquet/deals/9/", "no/deals/1/"])
def test_a_deal_that_is_not_there_is_not_found(eve, url):
    assert eve.get(f"/rules/{url}").status_code == 404
