"""The header of a record, its cards, the scored record, and the order of checks."""

import pytest

import rules
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.tablanette import (
    layout,
    most,
    piles,
    play,
    record,
    refusal,
    refused,
    scored,
    tablanette,
)

LAYOUT = layout("KS 9H 4D 3C")
NAMES = ["Ann", "Bob"]


def header_refusal(header):
    """The code for a header; no entry is named with it."""
    with pytest.raises(rules.RuleError) as caught:
        rules.score(header)
    assert caught.value.entry is None
    assert caught.value.message.endswith(".")
    return caught.value.code


class TestTheHeader:
    def test_needs_no_more_than_a_game_and_its_players(self):
        short = rules.score({"game": "tablanette", "players": NAMES})
        assert short == rules.score(record())

    @pytest.mark.parametrize(
        "given",
        [
            None,
            [],
            "tablanette",
            7,
            record() | {"round": 1},
            record() | {"options": None},
            record() | {"options": []},
            record() | {"entries": None},
            record() | {"entries": {}},
            record() | {"entries": "none"},
        ],
    )
    def test_is_an_object_of_known_parts(self, given):
        assert header_refusal(given) == "bad_record"

    @pytest.mark.parametrize(
        "key", ["whist", "", "Tablanette", None, 3, ["tablanette"]]
    )
    def test_names_a_game_that_is_known(self, key):
        assert header_refusal(record() | {"game": key}) == "unknown_game"
        assert header_refusal({"players": NAMES}) == "unknown_game"

    @pytest.mark.parametrize(
        "players",
        [
            None,
            "Ann",
            {"Ann": 0, "Bob": 1},
            [],
            ["Ann"],
            ["Ann", "Bob", "Cid"],
            ["Ann", "Ann"],
            ["Ann", ""],
            ["Ann", " "],
            ["Ann", 7],
            ["Ann", None],
            [["Ann"], ["Bob"]],
        ],
    )
    def test_has_different_names_as_many_as_play(self, players):
        assert header_refusal(record() | {"players": players}) == "bad_players"
        assert header_refusal({"game": "tablanette"}) == "bad_players"

    @pytest.mark.parametrize("dealer", [-1, 2, 10**30, None, True, 1.0, "0", [0]])
    def test_has_a_dealer_who_sits_there(self, dealer):
        assert header_refusal(record() | {"dealer": dealer}) == "bad_dealer"

    def test_leaves_the_first_deal_to_the_first_seat(self):
        given = {"game": "tablanette", "players": NAMES, "entries": [LAYOUT]}
        assert rules.score(given)["deals"][0]["dealer"] == 0
        assert scored(LAYOUT, dealer=1)["deals"][0]["dealer"] == 1

    @pytest.mark.parametrize("key", ["", "jacks", "players", "Jack"])
    def test_has_only_options_of_the_game(self, key):
        assert refusal(**{key: "twelve"}) == "unknown_option"

    @pytest.mark.parametrize("jack", ["", "12", 12, None, True, ["twelve"], {}])
    def test_has_only_values_of_the_option(self, jack):
        assert refusal(jack=jack) == "bad_option"

    @pytest.mark.parametrize("target", [0, -1, 10000, 10**30, 251.0, True, "251", None])
    def test_has_whole_numbers_within_the_range_of_the_option(self, target):
        assert refusal(target=target) == "bad_option"

    def test_may_name_a_default(self):
        assert scored(target=251, jack="twelve") == scored()

    @pytest.mark.parametrize(
        ("righted", "code"),
        [
            (0, "bad_record"),
            (1, "unknown_game"),
            (2, "bad_players"),
            (3, "bad_dealer"),
            (4, "unknown_option"),
            (5, "bad_option"),
        ],
    )
    def test_is_looked_through_from_the_top(self, righted, code):
        """Everything is wrong but the first parts that have been put right."""
        wrong = {"round": 1, "game": "whist", "players": ["Ann"], "dealer": 2}
        wrong |= {"options": {"target": 0, "colour": "red"}, "entries": [None]}
        right = {"round": 1, "game": "tablanette", "players": NAMES, "dealer": 1}
        right |= {"options": {"target": 0}}
        given = wrong | {part: right[part] for part in list(right)[:righted]}
        if righted:
            del given["round"]
        assert header_refusal(given) == code

    def test_is_looked_through_before_the_entries(self):
        assert header_refusal(record(None) | {"dealer": 2}) == "bad_dealer"
        assert header_refusal(record(None, target=0)) == "bad_option"


class TestCards:
    def test_are_written_in_capitals_and_the_ten_in_two_ways(self):
        told = layout("10S TD 4D 3C"), play("KD", "TS 4D"), play("KH", "10D 3C")
        assert refusal(*told) == "wrong_sum"
        assert scored(*told[:2])["shown"][1]["cards"] == 3
        assert refusal(layout("10S TS 4D 3C")) == "card_seen"

    @pytest.mark.parametrize(
        "text",
        ["", "K", "S", "SK", "1S", "11S", "10", "010S", "KSS", "K S", " KS", "KX"]
        + ["kS", "Ks", "ks", "10s", "tS", "Kſ", "joker", "10SS"],
    )
    def test_written_otherwise_are_no_cards(self, text):
        assert refusal(LAYOUT, play(text)) == "bad_card"

    @pytest.mark.parametrize("card", [None, 10, True, ["KD"], {"rank": "K"}])
    def test_that_are_no_text_are_bad_fields(self, card):
        assert refusal(LAYOUT, {"type": "play", "card": card}) == "bad_field"


class TestTheScoredRecord:
    def test_has_the_parts_of_the_notation_and_no_others(self):
        sheet = rules.score(record(tablanette(0, 28)))
        assert sheet == {
            "game": "tablanette",
            "status": "open",
            "sides": [[0], [1]],
            "totals": [28, 0],
            "deals": [
                {
                    "number": 1,
                    "dealer": 0,
                    "complete": False,
                    "void": False,
                    "points": [28, 0],
                    "lines": [
                        {
                            "side": 0,
                            "points": 28,
                            "reason": "tablanette",
                            "text": "Tablanette of 28",
                        }
                    ],
                }
            ],
            "announcements": [{"entry": 0, "text": "Tablanette"}],
            "next": ["count", "tablanette"],
            "result": None,
        }

    def test_lists_a_deal_with_its_first_entry(self):
        assert scored()["deals"] == []
        assert len(scored(LAYOUT)["deals"]) == 1
        assert len(scored(most([14, 8], 0))["deals"]) == 1

    def test_ties_each_announcement_to_its_entry(self):
        told = adjust(0, 1), tablanette(0, 28), penalty(1, "card_exposed")
        spoken = scored(*told, misdeal("other"), tablanette(1, 4))["announcements"]
        assert [announced["entry"] for announced in spoken] == [1, 2, 4]

    def test_says_what_may_come_in_order_of_the_alphabet(self):
        assert scored()["next"] == ["count", "layout", "tablanette"]
        assert scored(total(251, 0))["next"] == []

    def test_writes_a_line_for_every_point(self):
        for entry in (most([14, 8], 0), piles([22, 0], [30, 22]), total(3, -4)):
            deal = scored(entry)["deals"][0]
            counted = [0, 0]
            for line in deal["lines"]:
                counted[line["side"]] += line["points"]
            assert deal["points"] == counted
            assert all(line["points"] for line in deal["lines"])


class TestTheOrderOfTheChecks:
    @pytest.mark.parametrize("entry", [None, 5, [], {}, {"type": "nonsense"}, LAYOUT])
    def test_begins_with_a_game_that_is_over(self, entry):
        assert refusal(total(251, 0), entry) == "game_over"
        assert refusal(STOP, entry) == "game_over"

    @pytest.mark.parametrize(
        "entry",
        [None, 5, True, "play", [], ["play"], {}, {"card": "KS"}]
        + [{"type": kind} for kind in (None, 1, "", "Play", "trick", ["play"], {})],
    )
    def test_then_looks_for_a_type_of_the_game(self, entry):
        assert refusal(entry) == "unknown_entry"

    def test_then_at_fields_seats_cards_phase_and_rules(self):
        wrong = {"type": "play", "card": "XX", "take": ["KS", "9X"], "seat": 2}
        assert refusal(wrong | {"loud": True}) == "bad_field"
        assert refusal(wrong) == "bad_seat"
        wrong["seat"] = 0
        assert refusal(wrong) == "bad_card"
        wrong["card"] = "KS"
        assert refusal(wrong) == "bad_card"
        wrong["take"] = ["QH", "9S"]
        assert refusal(wrong) == "not_now"
        assert refusal(LAYOUT, wrong) == "out_of_turn"
        wrong["seat"] = 1
        assert refusal(LAYOUT, wrong) == "card_seen"
        wrong["card"] = "KD"
        assert refusal(LAYOUT, wrong) == "not_on_table"
        wrong["take"] = ["9H"]
        assert refusal(LAYOUT, wrong) == "wrong_sum"

    def test_counts_the_cards_of_a_list_after_reading_them(self):
        assert refusal(layout("KS 9H 4D")) == "wrong_card_count"
        assert refusal(layout("KS 9H 4X")) == "bad_card"
        assert refusal(LAYOUT, layout("KS 9H 4D")) == "wrong_card_count"
        assert refusal(LAYOUT, layout("KS KS 4D 3C")) == "not_now"


def test_a_refusal_says_which_entry_is_at_fault():
    told = refused(total(10, 12), LAYOUT, play("9H"))
    assert (told.entry, told.code) == (2, "card_seen")
    assert told.as_dict()["message"] == told.message != ""
