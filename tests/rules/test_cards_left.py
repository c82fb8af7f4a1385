"""A pad of cards shows those that can still be played, and no others."""

import pytest

import rules
from tests.browser.whole_games import whole_game
from tests.often import sisters_later

BY_CARDS = [
    (game.key, way)
    for game in rules.card_games()
    for way, _words in game.ways
    if way in ("cards", "full")
]
PLAYED = [*sisters_later(BY_CARDS, key=lambda played: played[0]), ("polish", "cards")]


def pads(referee, type):
    """The pads of cards that the questions of a type draw."""
    asked = [prompt for prompt in referee.prompts() if prompt.type == type]
    return [
        field
        for prompt in asked
        for field in prompt.picture(referee.table)["fields"]
        if field["kind"] in ("card", "cards") and field["name"] in ("card", "cards")
    ]


def left(record, type="trick"):
    """{card: copies} of the pad that asks for this type of entry."""
    [field] = pads(rules.replay(record), type)
    return dict(zip(field["pack"], field["left"], strict=True))


def cards_of(entry):
    """The cards that an entry plays."""
    if entry["type"] not in ("trick", "play"):
        return []
    return entry.get("cards") or [entry["card"]]


@pytest.mark.parametrize("played", PLAYED)
def test_what_is_played_next_is_on_the_pad_and_what_was_played_is_not(played):
    record = whole_game(*played)
    copies = rules.card_game_named(record["game"]).copies
    referee = rules.replay(record | {"entries": []})
    gone, seen = [], 0
    for entry in record["entries"]:
        if not referee.table.deal.is_opened:
            gone = []
        cards = cards_of(entry)
        for field in pads(referee, entry["type"]) if cards else []:
            there = dict(zip(field["pack"], field["left"], strict=True))
            assert all(there.get(card, 0) >= cards.count(card) for card in cards)
            assert all(there.get(card, 0) <= copies - gone.count(card) for card in gone)
            seen += 1
        gone += cards
        referee.enter(entry)
    assert seen >= 3


class TestOhHell:
    record = {
        "game": "oh_hell",
        "players": ["Ann", "Bob", "Cid"],
        "options": {"sequence": "custom", "hands": [2, 17]},
    }
    opening = [{"type": "trump", "card": "KH"}, {"type": "bids", "bids": [0, 2, 0]}]
    trick = {"type": "trick", "cards": ["2C", "AC", "9C"]}

    def after(self, *entries):
        return self.record | {"entries": list(entries)}

    def test_the_turned_card_is_out_of_play(self):
        there = left(self.after(*self.opening))
        assert "KH" not in there
        assert len(there) == 51

    def test_cards_that_were_played_leave_and_come_back_with_undo(self):
        there = left(self.after(*self.opening, self.trick))
        assert len(there) == 48
        assert not {"2C", "AC", "9C"} & set(there)
        assert len(left(self.after(*self.opening))) == 51

    def test_where_all_are_dealt_the_turned_card_may_be_played(self):
        four = self.record | {
            "players": ["Ann", "Bob", "Cid", "Dan"],
            "options": {"sequence": "custom", "hands": [13], "no_trump": "never"},
        }
        bids = {"type": "bids", "bids": [0, 0, 0, 0]}
        assert "KH" in left(four | {"entries": [self.opening[0], bids]})

    def test_trumps_are_asked_before_the_cards(self):
        asked = rules.score(self.after(self.opening[1]), prompts=True)["prompts"]
        assert [one["type"] for one in asked if one["way"] in ("", "cards")] == [
            "trump",
            "trump",
        ]
        [field] = pads(rules.replay(self.after(*self.opening)), "trick")
        assert field["order"] == [1, 2, 0]

    def test_a_card_of_a_ruling_is_one_that_is_left(self):
        referee = rules.replay(self.after(*self.opening, self.trick))
        fields = [
            field
            for prompt in rules.rulings(referee)
            for field in prompt["fields"]
            if field["kind"] == "card"
        ]
        assert len(fields) == 3
        assert all(len(field["pack"]) == 48 for field in fields)


class TestPinochleOfTwo:
    record = {"game": "pinochle_two", "players": ["Ann", "Bob"]}
    turned = {"type": "upcard", "card": "KH"}

    def test_one_copy_of_the_turned_card_lies_there(self):
        there = left(self.record | {"entries": [self.turned]}, "play")
        assert (there["KH"], there["AH"]) == (1, 2)

    def test_copies_are_counted_down(self):
        entries = [self.turned, {"type": "play", "cards": ["AS", "AS"]}]
        there = left(self.record | {"entries": entries}, "play")
        assert "AS" not in there
        one = [self.turned, {"type": "play", "cards": ["AS", "TS"]}]
        there = left(self.record | {"entries": one}, "play")
        assert (there["AS"], there["TS"]) == (1, 1)

    def test_who_takes_it_for_the_deece_may_play_it(self):
        entries = [
            self.turned,
            {"type": "play", "cards": ["AS", "TS"]},
            {"type": "deece", "seat": 1},
        ]
        there = left(self.record | {"entries": entries}, "play")
        assert (there["KH"], there["9H"]) == (2, 1)


class TestBezique:
    record = {"game": "bezique", "players": ["Ann", "Bob"]}
    turned = {"type": "turn_up", "card": "KH"}

    def test_the_last_drawer_gets_the_turned_card(self):
        plain = {"type": "trick", "cards": ["KH", "7C"]}
        there = left(self.record | {"entries": [self.turned]})
        assert (there["KH"], there["AH"]) == (1, 2)
        assert "KH" not in left(self.record | {"entries": [self.turned, plain]})

    def test_before_the_first_of_the_last_eight_it_has_been_drawn(self):
        record = {"game": "bezique_500", "players": ["Ann", "Bob"]}
        cards = ["KH 7C", "7D 8C", "9C JC", "8D 9D", "JD 7S", "8S 9S", "JS QC", "QD QS"]
        played = [{"type": "trick", "cards": pair.split()} for pair in cards]
        entries = [{"type": "turn_up", "card": "8H"}, *played]
        assert left(record | {"entries": entries[:2]})["AH"] == 1
        assert left(record | {"entries": entries})["8H"] == 1


def test_the_highest_trump_of_scotch_whist_is_the_jack():
    record = {"game": "scotch_whist", "players": ["Ann", "Bob"]}
    trumps = [{"type": "trump", "suit": "H"}]
    [field] = pads(rules.replay(record | {"entries": trumps}), "trick")
    hearts = [card[0] for card in field["pack"] if card[1] == "H"]
    assert "".join(hearts) == "JAKQT9876"
    spades = [card[0] for card in field["pack"] if card[1] == "S"]
    assert "".join(spades) == "AKQJT9876"


def test_once_both_hands_of_piquet_are_told_the_talon_is_gone():
    elder = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "AH", "KH", "QH", "JH"]
    younger = ["AC", "KC", "QC", "JC", "TC", "9C", "8C", "7C", "AD", "KD", "QD", "JD"]
    hands = [
        {"type": "hand", "seat": 1, "cards": elder},
        {"type": "hand", "seat": 0, "cards": younger},
    ]
    record = {"game": "piquet", "players": ["Ann", "Bob"]}
    assert set(left(record | {"entries": hands})) == {*elder, *younger}
    assert len(left(record | {"entries": hands[:1]}, "hand")) == 20
