"""The rules of the games as pages: complete, from the tables, and open to anyone."""

import functools
from itertools import pairwise

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rules import rule_book
from rules.book import glossary, situations
from rules.rule_book import rule_page
from scorekeeper import scoring
from tests.web.devices import Device
from tests.web.reading import Reading, found_in

pytestmark = pytest.mark.alike
KEYS = [card_game["key"] for card_game in scoring.menu()]


@functools.cache
def drawn(key):
    """The page of a game: several tests read it."""
    response = Device().get(f"/rules/{key}/")
    assert response.status_code == 200
    return response


@functools.cache
def page(key):
    return Reading(drawn(key))


def test_every_game_is_listed_with_its_other_names(eve):
    text = Reading(eve.get("/rules/")).text
    for card_game in scoring.menu():
        assert card_game["name"] in text
        assert ", ".join(card_game["also"]) in text
        assert card_game["family"] in text


def test_the_list_is_found_in_by_name_without_a_script(eve):
    assert found_in(eve.get("/rules/?q=catch+the+ten")) == ["Scotch Whist"]
    assert len(found_in(eve.get("/rules/"))) == len(KEYS)


@pytest.mark.django_db
@pytest.mark.parametrize("key", KEYS)
class TestThePageOfEveryGameSays:
    def test_its_names_and_what_is_played_by_how_many(self, key):
        text, book = page(key).text, scoring.rule_book(key)
        for words in [book["name"], whole(book["brief"]), *book["also"]]:
            assert words in text
        assert f"{min(book['players'])} " in text

    def test_how_a_deal_goes_in_order_with_what_it_scores(self, key):
        text, book = page(key).text, scoring.rule_book(key)
        steps = [one for step in book["course"] for one in texts_of(step)]
        place = 0
        for one in [*paragraphs(book["pack"]), *steps, *paragraphs(book["ending"])]:
            place = text.find(one, place)
            assert place != -1, one
        for one in book["values"]:
            assert f"{one['name']} {whole(one['what'])} {one['points']}".strip() in text

    def test_every_house_rule_with_its_values_its_source_and_the_usual_one(self, key):
        text, book = page(key).text, scoring.rule_book(key)
        for option in book["options"]:
            assert f"{option['label']} {whole(option['help'])}" in text
            assert all(value["words"] in text for value in option["values"])
            assert f"{option['source']}." in text
            assert any(value["is_usual"] for value in option["values"]), option

    def test_every_named_set_with_what_it_changes_and_its_source(self, key):
        text = page(key).text
        for one in scoring.rule_book(key)["sets"]:
            assert f"{whole(one['differs'])} " in text
            assert f"{one['source']}." in text
            for change in one["changes"]:
                assert f"{change['label']}: {change['words']}" in text

    def test_what_the_referee_rules_and_when_to_deal_again(self, key):
        text, book = page(key).text, scoring.rule_book(key)
        assert book["offences"] or key == "score_pad"  # it knows no rules
        for offence in book["offences"]:
            assert f"{offence['words']} {whole(offence['ruling'])}" in text
        assert all(words in text for words in book["misdeals"])
        assert all(one["words"] in text for one in book["heard"])

    def test_every_situation_as_a_link_and_every_word(self, key):
        content = drawn(key).content.decode()
        for one in situations(key):
            assert f'href="/rules/{key}/referee/{one["key"]}/"' in content
        text = page(key).text
        for term in glossary(key):
            assert term["means"] in text

    def test_no_form_of_an_entry(self, key):
        assert "a player; " not in page(key).text
        assert "pips: " not in page(key).text

    def test_in_headings_that_skip_no_level(self, key):
        reading = page(key)
        assert reading.headings.count(1) == 1
        assert all(b <= a + 1 for a, b in pairwise(reading.headings))
        assert len(reading.ids) == len(set(reading.ids))
        assert reading.nameless() == []


def whole(pieces):
    """Running text as it is read, where a mark stands by itself."""
    return " ".join(" ".join(piece["text"] for piece in pieces).split())


def paragraphs(blocks):
    """The texts of some blocks of a page, each as it is read."""
    return [whole(one["pieces"]) for one in blocks]


def texts_of(step):
    """The texts of a step of a deal, the first with its heading."""
    first, *others = paragraphs(step["blocks"])
    return [f"{step['name']} {first}", *others]


def option(key, label):
    [found] = [
        one for one in scoring.rule_book(key)["options"] if one["label"] == label
    ]
    return found


def usual(words, when=""):
    return {"words": words, "is_usual": True, "when": when}


def unusual(words, when=""):
    return {"words": words, "is_usual": False, "when": when}


@pytest.mark.django_db
def test_a_value_that_comes_with_another_house_rule_names_that():
    values = option("piquet", "Last trick of a capot")["values"]
    forms = "rubicon of six deals, club of four deals or 100 up"
    assert values == [
        usual("counts"),
        unusual("does not count", f"if Form is {forms}"),
    ]
    assert option("pinochle_two", "Game")["values"] == [
        usual("to a target"),
        unusual("one deal", "if Doubling is on"),
    ]
    assert "one deal if Doubling is on" in page("pinochle_two").text


def test_what_hangs_on_the_players_names_their_number():
    largest = option("oh_hell", "Largest hand")
    assert largest["values"] == [
        usual("10", "with 3 to 5 players"),
        usual("8", "with 6 players"),
        usual("7", "with 7 players"),
    ]
    assert largest["range"] == "1 to 17 with 3 players, 1 to 7 with 7 players"
    assert option("scotch_whist", "Sides")["values"] == [
        usual("each alone", "with 2, 3 or 5 players"),
        usual("two sides", "with 4 or 6 players"),
        unusual("three pairs"),
    ]


@pytest.mark.django_db
def test_usual_is_what_a_new_table_starts_with_and_not_a_bare_record():
    [free, even, _one] = option("oh_hell", "Hook")["values"]
    assert (free, even) == (unusual("free"), usual("never even"))
    assert "never even usual " in page("oh_hell").text


@pytest.mark.django_db
def test_a_set_names_who_starts_with_it_and_its_changes_from_the_usual_rules():
    text = page("oh_hell").text
    assert text.count("starts with this set.") == 2
    assert "A new table of 3 to 5 players starts with this set." in text
    assert "Largest hand: 15 with 3 players, 13 with 4 players" in text
    assert "A new table starts with this set." in page("piquet").text
    four, three, partners, alone = scoring.rule_book("pinochle")["sets"][:4]
    assert (four["starts"], three["starts"]) == ("4 players", "3 players")
    assert four["changes"] == three["changes"] == []
    assert partners["starts"] is alone["starts"] is None
    lead = {"label": "First lead", "words": "the dealer"}
    assert lead in partners["changes"]
    assert alone["changes"] == [
        {"label": "Form", "words": "each alone"},
        *partners["changes"],
    ]


@pytest.mark.django_db
def test_a_row_of_cards_is_drawn_and_read_once_in_words(eve, monkeypatch):
    written = rule_page("piquet")._replace(pack=["Look:", "> K♠ + 10♦: a king, a ten"])
    monkeypatch.setattr(rule_book.book, "rule_page", lambda key: written)
    response = eve.get("/rules/piquet/")
    content = response.content.decode()
    assert 'role="img" aria-label="king of spades, plus ten of diamonds"' in content
    assert 'class="playing diamonds red"' in content
    assert 'class="playing spades"' in content
    assert "Look: K ♠ + 10 ♦ A king, a ten" in Reading(response).text


@pytest.mark.parametrize("address", ["/rules/snap/", "/rules/OH_HELL/"])
def test_there_is_no_page_for_a_game_that_does_not_exist(eve, address):
    assert eve.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/rules/", "/rules/piquet/"])
def test_the_pages_are_read_and_nothing_else(ann, address):
    assert ann.post(address).status_code == 405


@pytest.mark.parametrize("address", ["/rules/", "/rules/pinochle/"])
def test_the_pages_need_no_query(ann, address):
    with CaptureQueriesContext(connection) as captured:
        assert ann.get(address).status_code == 200
    assert len(captured) <= 2


@pytest.mark.parametrize("address", ["/", "/join/"])
def test_a_stranger_is_led_to_the_rules_from_the_first_page(eve, address):
    assert 'href="/rules/"' in eve.get(address).content.decode()


def test_home_the_menu_and_a_new_game_lead_to_the_rules(ann, night):
    assert b'href="/rules/"' in ann.get("/").content
    assert b'href="/rules/"' in ann.get(f"/nights/{night.pk}/new/").content
    new_game = ann.get(f"/nights/{night.pk}/new/bezique/").content
    assert b'href="/rules/bezique/"' in new_game


def test_the_referee_leads_to_the_rules_of_the_game(bob, game):
    content = bob.get(f"{game.get_absolute_url()}referee/").content.decode()
    assert 'href="/rules/oh_hell/"' in content
    assert "The rules of Oh Hell" in content
