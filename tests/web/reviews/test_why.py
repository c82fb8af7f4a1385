"""Why? Lines, calls and refusals lead to what is behind them."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.web.devices import BIDS, ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

MOST_QUERIES = 8
WHY = re.compile(r'hx-get="([^"]+/why/[^"]*)"')


@pytest.fixture
def played(bob, game):
    return bob.play(game, ONE_DEAL)


def addresses(device, game):
    return WHY.findall(device.get(game.get_absolute_url()).content.decode())


def lines_of_deals(device, game):
    """The addresses behind the lines of a game that is read back."""
    page = device.get(f"{game.get_absolute_url()}review/").content.decode()
    return re.findall(r'href="([^"]+/lines/[^"]+/why/)"', page)


def test_every_line_of_a_deal_opens_to_how_it_comes_about(bob, played):
    found = lines_of_deals(bob, played)
    assert found
    for address in found:
        text = Reading(bob.get(address)).text
        assert "Entered as:" in text
        assert ": bid" in text


def test_a_line_of_the_table_opens_as_well_and_one_without_points(bob, game):
    revoke = {"type": "penalty", "offence": "revoke", "seat": 0}
    adjust = {"type": "adjust", "side": 1, "points": 3, "note": "a"}
    bob.play(game, [*ONE_DEAL[:-1], revoke, adjust])
    for more, number in (("/lines/0/0/", "1"), ("/lines/0/n0/", "1 without points")):
        [address] = [one for one in addresses(bob, game) if more in one]
        page = bob.get(address)
        assert page.status_code == 200
        assert f"deal 1, line {number}" in " ".join(page.text.split())


def test_a_script_gets_the_part_alone(bob, played):
    address = addresses(bob, played)[0]
    part = bob.get(address, headers={"HX-Request": "true"}).content.decode()
    assert part.startswith('<div class="how">')
    whole = bob.get(address).content.decode()
    assert "<h1>How this was scored</h1>" in whole
    assert f'href="{played.get_absolute_url()}"' in whole


def test_a_call_leads_to_what_was_announced(bob, game):
    bob.play(game, BIDS)
    [address] = [one for one in addresses(bob, game) if "/lines/" not in one]
    text = Reading(bob.get(address)).text
    assert re.search(r"\u201c(Over|Under|Even)\u201d", text)
    assert re.search(r"(Over|Under) by \d: \d bid of \d|Even: \d bid of \d", text)


def test_viewers_can_ask_and_nobody_else(eve, ann, played):
    for address in addresses(ann, played):
        assert eve.get(address).status_code == 404


@pytest.mark.parametrize(
    "more",
    ["lines/9/0/why/", "lines/0/99/why/", "lines/0/x/why/", "lines/0/1-/why/"]
    + ["why/999/", f"lines/0/{'1-' * 50}1/why/"],
)
def test_what_is_not_on_the_sheet_is_not_found(bob, played, more):
    assert bob.get(played.get_absolute_url() + more).status_code in (200, 404)
    if "-1" not in more:
        assert bob.get(played.get_absolute_url() + more).status_code == 404


def test_a_page_takes_few_queries(bob, played):
    for address in addresses(bob, played):
        with CaptureQueriesContext(
            connection,
        ) as queries:
            bob.get(address)
        assert len(queries) <= MOST_QUERIES


def test_a_refusal_leads_to_its_rule(bob, game):
    bob.play(game, BIDS)
    response = bob.enter(game, {"type": "tricks", "tricks": [9, 9, 9]})
    assert response.status_code == 422
    [link] = re.findall(r'href="([^"]+code=[^"]+)"', response.content.decode())
    page = bob.get(link, follow=True)
    assert page.redirect_chain
    assert page.status_code == 200
    assert "/referee/" in page.redirect_chain[-1][0]


def test_a_code_that_the_book_does_not_know_leads_to_what_happened(bob, game):
    page = bob.get(f"{game.get_absolute_url()}referee/?code=bad_field")
    assert page.status_code == 200
    assert "say what happened" in page.content.decode()


def test_the_review_leads_to_what_an_entry_and_each_line_scored(bob, played):
    """A bid scores nothing, so nothing is there to be explained."""
    page = bob.get(f"{played.get_absolute_url()}review/").content.decode()
    links = re.findall(r'href="([^"]+/why/[^"]*)"', page)
    entries = [one for one in links if "/lines/" not in one]
    assert entries == [f"{played.get_absolute_url()}why/{len(BIDS)}/"]
    assert len(links) > len(entries)
    for link in links:
        assert bob.get(link).status_code == 200


def test_words_of_the_game_in_it_tell_what_they_mean_on_the_spot(bob, played):
    address = lines_of_deals(bob, played)[0]
    part = bob.get(address, headers={"HX-Request": "true"}).content.decode()
    targets = re.findall(r'popovertarget="([^"]+)">([^<]+)<', part)
    assert "bid" in [name for _id, name in targets]
    for target, name in targets:
        told = f'<p id="{target}" class="meaning" popover><strong>{name}<'
        assert told in part
