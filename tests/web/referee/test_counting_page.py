"""Count points: by the rules alone, or by those of a table; nothing is kept."""

import re

import pytest

from scorekeeper import scoring
from scorekeeper.models import Game
from tests.often import each, sisters_later
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
KEYS = [key for key in scoring.card_game_keys() if scoring.counter(key)]
ODD = ["9", "\u00b2", "0" * 300, "\0", "-1", "x" * 10_000, "ZZ", "AS AS AS AS AS"]
HAND = "cards=AS&cards=KS&cards=QS&cards=JD&trump=S"
COMES_TO = re.compile(r'id="comes-to" role="status">\s*</div>')


def content(device, address):
    response = device.get(address)
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_counted_from_its_rules_and_from_the_referee(eve, key):
    link = f'href="/rules/{key}/count/"'
    assert link in content(eve, f"/rules/{key}/")
    assert link in content(eve, f"/rules/{key}/referee/")
    page = content(eve, f"/rules/{key}/count/")
    assert COMES_TO.search(page)
    assert 'method="get"' in page


def test_what_is_tapped_stays_tapped_and_is_counted(eve):
    page = content(eve, f"/rules/bezique/count/?{HAND}")
    assert (
        len(re.findall(r"\schecked", page)) == 4 + 1 + 2
    )  # cards, trumps, house rules
    text = Reading(eve.get(f"/rules/bezique/count/?{HAND}")).text
    assert "4 cards come to 80" in text
    assert "Trump marriage" in text


def test_house_rules_are_chosen_where_no_table_has_any(eve):
    cards = "&".join(f"cards={card}" for card in ["QS", "QS", "JD", "JD"])
    address = f"/rules/pinochle/count/?{cards}&trump=H&double_pinochle="
    assert "4 cards come to 80" in Reading(eve.get(address + "80")).text
    assert "4 cards come to 300" in Reading(eve.get(address + "300")).text


def test_what_is_missing_is_told(eve):
    text = Reading(eve.get("/rules/bezique/count/?trump=S&cards=")).text
    assert "Still to tap: Your cards." in text
    text = Reading(eve.get("/rules/oh_hell/count/?bid=2")).text
    assert "Still to tap: Tricks taken." in text


def test_more_cards_than_a_hand_has_are_refused(eve):
    hand = "&".join(f"cards={rank}S" for rank in "AKQJT987")
    address = f"/rules/bezique/count/?trump=S&{hand}&cards=AH"
    assert "A hand has at most 8" in Reading(eve.get(address)).text


@pytest.mark.parametrize("key", sisters_later(KEYS))
@pytest.mark.parametrize("odd", each(2, ODD))
def test_odd_answers_are_no_error(eve, key, odd):
    names = ("cards", "trump", "bid", "tricks", "players", "hand", "doubles", "form")
    for one in names:
        given = dict.fromkeys(names, "2") | {"cards": "AS", "trump": "S", one: odd}
        assert eve.get(f"/rules/{key}/count/", given).status_code == 200
    assert eve.get(f"/rules/{key}/count/", dict.fromkeys(names, odd)).status_code == 200


def test_a_table_counts_by_its_own_house_rules_and_enters_nothing(bob, eve, game):
    address = f"{game.get_absolute_url()}referee/count/"
    assert f'href="{address}"' in content(bob, f"{game.get_absolute_url()}referee/")
    page = content(bob, f"{address}?bid=1&tricks=1")
    assert "in force" in page
    assert "zero_bid" not in page  # the table has said
    assert Game.objects.get(pk=game.pk).log_length == game.log_length
    assert eve.get(address).status_code == 404


@pytest.mark.parametrize("url", ["/rules/no_game/count/", "/rules/piquet/count/x/"])
def test_what_is_not_there_is_not_found(eve, url):
    assert eve.get(url).status_code == 404
