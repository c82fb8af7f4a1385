"""Worked deals: one page with all steps, gone through by plain links."""

import re
from html import unescape

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
    for number, deal in enumerate(book.worked_deals(key))
]
NAMES = [f"{key}-{number}" for key, number, _deal in DEALS]
STEP = re.compile(r'<section class="table lesson-step".*?</nav>\s*</section>', re.S)
NEXT = re.compile(r'<a class="btn go" href="#(step-\d+)">Next</a>')
PIQUET = "/rules/piquet/deals/1/"


def walked(eve, url):
    """The steps of a deal as HTML, from its first to where no link says Next."""
    shown = STEP.findall(eve.get(url).content.decode())
    named = {re.search(r'id="(step-\d+)"', step)[1]: step for step in shown}
    steps, at = [], "step-1"
    while at is not None:
        steps.append(named.pop(at))
        found = NEXT.search(steps[-1])
        at = found and found[1]
    assert named == {}
    return steps


def text_of(step):
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", step)).split())


@pytest.mark.parametrize(("key", "number", "deal"), DEALS, ids=NAMES)
def test_every_entry_and_every_sentence_has_its_step(eve, key, number, deal):
    steps = walked(eve, f"/rules/{key}/deals/{number}/")
    texts = [unspaced(text_of(step)) for step in steps]
    told = [
        [sentence for sentence in deal["story"] if unspaced(sentence) in text]
        for text in texts
    ]
    assert all(len(sentences) == 1 for sentences in told)
    assert list(dict.fromkeys(sum(told, []))) == deal["story"]
    referee, place = rules.replay(deal["record"]), 0
    for entry in deal["record"]["entries"]:
        words = unspaced(referee.in_words(entry))
        while words not in texts[place]:
            place += 1
        place += 1


def unspaced(text):
    """A text as it is compared with what stands on a page."""
    return text.replace(" ", "").replace("&#x27;", "'").replace("&#39;", "'").lower()


def test_no_link_leads_nowhere(eve):
    """A past deal of the sheet is read back in a review, and this is no game."""
    page = eve.get("/rules/piquet_ecrire/deals/1/").content.decode()
    assert "Deal 1" in page
    assert "review/" not in page
    assert 'hx-get="lines/' not in page
    assert 'href="lines/' not in page


def test_the_table_stands_as_it_does_after_the_entry(eve):
    shown = [
        re.findall(r"<output[^>]*>(.*?)</output>", step) for step in walked(eve, PIQUET)
    ]
    assert shown[0] == ["0", "0"]
    assert ["96", "0"] in shown
    assert shown[-1] == ["117", "5"]


def test_it_is_linked_from_the_rules_and_names_its_place(eve):
    page = eve.get("/rules/piquet/").content.decode()
    assert 'href="/rules/piquet/deals/2/"' in page
    reading = Reading(eve.get("/rules/piquet/deals/2/"))
    assert "Carte blanche, and a miscall admitted in time 3 of" in reading.text
    assert set(reading.headings) == {1, 2}


def test_no_step_asks_the_server(eve):
    page = eve.get(PIQUET).content.decode()
    links = re.findall(r'href="([^"]*)"[^>]*>(?:Next|Back)<', page)
    assert links
    assert all(link.startswith("#step-") for link in links)


@pytest.mark.parametrize("url", ["piquet/deals/0/", "piquet/deals/9/", "no/deals/1/"])
def test_a_deal_that_is_not_there_is_not_found(eve, url):
    assert eve.get(f"/rules/{url}").status_code == 404
