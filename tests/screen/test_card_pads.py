"""Cards to tap, as plain data: what is left, suit by suit, and who plays it."""

import rules
from phone.screen import prompt_screen, table_screen
from phone.screen.pad.chips import drawn_field
from rules.fields import Cards
from tests.rules.tables import bezique

OH_HELL = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cid"],
    "options": {"sequence": "custom", "hands": [2, 3]},
}
TRUMP = {"type": "trump", "card": "KH"}
BIDS = {"type": "bids", "bids": [0, 2, 0]}
TRICK = {"type": "trick", "cards": ["2C", "AC", "9C"]}


def main(record, way="cards"):
    """The main question of a table."""
    return table_screen(rules.score(record, prompts=True), way)["pad"]["main"][0]


def pad(record, way="cards"):
    """The pad of cards that the main question ends with."""
    return main(record, way)["fields"][-1]


def faces(field, suit):
    """The signs of a suit's cards, in a trick as on any other pad."""
    groups = [group for group in field["suits"] if group["name"] == suit]
    drawn = [card for group in groups for card in group["cards"]]
    return [card["text" if "text" in card else "label"].split()[0] for card in drawn]


def oh_hell(*entries):
    return OH_HELL | {"entries": list(entries)}


def test_trumps_come_first_where_cards_need_them():
    label = main(oh_hell(BIDS))["label"]
    assert label == [{"text": "Trumps", "suit": "", "ink": ""}]


def test_a_trick_has_a_place_for_each_player_the_leader_first():
    drawn = pad(oh_hell(TRUMP, BIDS))
    assert drawn["shape"] == "trick"
    assert [place["name"] for place in drawn["places"]] == ["Bob", "Cid", "Ann"]
    assert [place["seat"] for place in drawn["places"]] == ["1", "2", "0"]
    assert drawn["follows"]


def test_a_card_that_all_know_to_be_led_lies_there_from_the_start():
    referee = rules.replay(oh_hell())
    trick = Cards("cards", order=(2, 0, 1), led="2C").picture(referee.table)
    [first, *others] = drawn_field(trick, {"players": OH_HELL["players"]})["places"]
    assert (first["name"], first["card"]) == ("Cid", "2C")
    assert [place["card"] for place in others] == ["", ""]


def test_played_and_turned_cards_are_not_there():
    drawn = pad(oh_hell(TRUMP, BIDS, TRICK))
    assert faces(drawn, "clubs")[0] == "K\u2663"
    assert faces(drawn, "hearts")[:2] == ["A\u2665", "Q\u2665"]
    assert len(faces(drawn, "clubs")) == 10
    assert faces(pad(oh_hell(TRUMP, BIDS)), "clubs")[0] == "A\u2663"


def test_ranks_run_as_the_game_ranks_them():
    turned = {"type": "upcard", "card": "KH"}
    record = {"game": "pinochle_two", "players": ["Ann", "Bob"], "entries": [turned]}
    spades = ["A\u2660", "10\u2660", "K\u2660", "Q\u2660", "J\u2660", "9\u2660"]
    assert faces(pad(record), "spades") == spades
    [hearts] = [one for one in pad(record)["suits"] if one["name"] == "hearts"]
    assert [card["left"] for card in hearts["cards"]] == ["2", "2", "", "2", "2", "2"]
    assert hearts["cards"][3]["text"] == "Q\u2665 queen of hearts"
    assert not pad(record)["follows"]


def test_a_trick_that_was_to_be_changed_stands_in_its_places():
    sheet = rules.score(oh_hell(TRUMP, BIDS), prompts=True)
    asked = [one for one in sheet["prompts"] if one["type"] == "trick"]
    [*_others, drawn] = prompt_screen(sheet, asked, TRICK)
    places = drawn["fields"][-1]["places"]
    assert [place["card"] for place in places] == ["2C", "AC", "9C"]


BEZIQUE = [
    bezique.turn("8H"),
    bezique.played("7C 7C"),
    bezique.meld(1, "bezique"),
]
SENT_AWAY = bezique.played("8C QS")  # by a queen that did not lie there


def lists(record):
    """{name: {list: what it sends}} of each place of a trick."""
    return {
        place["name"]: {
            suit["name"]: [card["value"] for card in suit["cards"]]
            for suit in place["suits"]
        }
        for place in pad(record)["places"]
    }


def test_cards_before_a_player_are_a_list_more_at_that_place():
    leader, other = lists(bezique.game(*BEZIQUE)).values()
    assert leader["On the table"] == ["JD!", "QS!"]
    assert "QS" in leader["spades"]
    assert "On the table" not in other
    [*_suits, there] = pad(bezique.game(*BEZIQUE))["places"][0]["suits"]
    assert there["cards"][1]["text"] == "Q\u2660 queen of spades, from the table"


def test_a_card_that_can_lie_nowhere_else_is_sent_as_one_that_lies_there():
    record = bezique.game(*BEZIQUE, SENT_AWAY)
    [place] = [one for one in lists(record).values() if "On the table" in one]
    assert place["On the table"] == ["JD!", "QS!"]
    assert "QS!" in place["spades"]
    assert "QS" not in place["spades"]
    assert "JD" in place["diamonds"]


def test_such_a_card_stands_in_its_place_when_its_trick_is_to_be_changed():
    sheet = rules.score(bezique.game(*BEZIQUE, SENT_AWAY), prompts=True)
    asked = [one for one in sheet["prompts"] if one["type"] == "trick"]
    [drawn] = prompt_screen(sheet, asked, bezique.played("QS 7D"))
    assert [place["card"] for place in drawn["fields"][-1]["places"]] == ["QS!", "7D"]


def test_many_cards_are_folded_by_suit_and_fewer_are_not():
    two = {"game": "tablanette", "players": ["Ann", "Bob"]}
    laid = {"type": "layout", "cards": ["KS", "9H", "4D", "TC"]}
    layout = pad(two | {"entries": []}, "full")
    assert (layout["shape"], layout["count"], layout["is_folded"]) == ("cards", "4", 1)
    played = pad(two | {"entries": [laid]}, "full")
    assert (played["shape"], played["is_folded"]) == ("card", False)
    assert sum(len(group["cards"]) for group in played["suits"]) == 48
    assert played["is_submit"]


def test_each_copy_of_a_set_is_ticked_by_itself():
    turned = {"type": "upcard", "card": "KH"}
    three = {"game": "pinochle", "players": ["Ann", "Bob", "Cid"], "entries": [turned]}
    sheet = rules.score(three, prompts=True)
    asked = [one for one in sheet["prompts"] if one["way"] == "cards"]
    asked = [one for one in asked if one["label"] == "Bob melds"]
    shown = {"type": "meld", "seat": 1, "cards": ["AS", "AS", "KH"]}
    [drawn] = prompt_screen(sheet, asked, shown)
    field = drawn["fields"][-1]
    ticked = [
        card["value"]
        for group in field["suits"]
        for card in group["cards"]
        if card["is_preset"]
    ]
    assert ticked == ["AS", "AS", "KH"]
    assert faces(field, "hearts").count("K\u2665") == 1  # the other is the dealer's


def test_a_pack_of_tablanette_is_in_sight_at_once_and_a_few_cards_are_large():
    layout = {"type": "layout", "cards": ["KS", "9H", "4D", "TC"]}
    record = {"game": "tablanette", "players": ["Ann", "Bob"], "entries": [layout]}
    drawn = pad(record, "full")
    assert (drawn["is_folded"], drawn["is_many"], drawn["is_most"]) == (0, 1, 1)
