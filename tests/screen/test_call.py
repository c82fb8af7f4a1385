"""The call: the largest line is what the table must hear now, then whose turn it is."""

import json
from pathlib import Path

import pytest

import rules
from phone.screen import table_screen
from rules.record import scored_record
from tests.often import each
from tests.rules.tables import bezique, pinochle, piquet, tablanette
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.oh_hell import bid, bids, made, oh_hell, tricks
from tests.screen.reading import after, loud, quiet, text

CASES = [
    pytest.param(case["record"], id=f"{path.stem}: {case['name']}")
    for path in sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
    for case in json.loads(path.read_text())
    if case["record"].get("entries") and "error" not in case["expect"]
]
REPIQUE = piquet.awards((0, 6), (0, 16), (0, 14))
NEAR_PIQUE = piquet.awards((0, 6), (0, 16))


@pytest.mark.parametrize("record", each(3, CASES))
def test_every_deal_of_every_case_ends_with_a_call(record):
    referee, done = rules.replay(record | {"entries": []}), 0
    for entry in record["entries"]:
        referee.enter(entry)
        if len(referee.table.completed_deals()) > done:
            done += 1
            check_end(scored_record(referee, prompts=True))


def check_end(sheet):
    """The call says how the deal came out and tells why, and never only who deals."""
    call = table_screen(sheet)["call"]
    assert call["why"] == str(sheet["last"])
    said = [text(one) for one in call["loud"]]
    told = [*sheet["players"], "All made it", "Nobody", "is level"]
    assert any(words in sentence for words in told for sentence in said), said
    for words in said:
        assert not words.endswith(
            (" deals", "is elder", " leads", "to speak", "to bid")
        ), said
    if sheet["status"] == "open":
        dealer = sheet["players"][sheet["dealer"]]
        turn = text(table_screen(sheet)["call"]["after"][-1])
        assert turn.split(" \u00b7 ")[-1] == f"{dealer} deals"
    else:
        assert " win" in said[0]


class TestWhatMustBeHeardFirst:
    def test_a_repique_and_a_capot_are_louder_than_the_deal(self):
        played = piquet.play([12, 0], [13, 0])
        said = ["Ann: repique", "Ann: capot, 149", "Ann wins deal 1 by 149"]
        assert loud(piquet.record(*REPIQUE, played)) == said

    def test_a_pique_is_louder_than_a_running_count(self):
        record = piquet.record(*NEAR_PIQUE, *piquet.tricks("00000000"))
        assert loud(record) == ["Ann: pique"]
        assert after(record) == ["Ann 60 \u00b7 Bob 0", "Ann leads"]

    def test_counts_stand_beside_each_other(self):
        record = piquet.record(*NEAR_PIQUE, *piquet.tricks("001"))
        assert loud(record) == ["Ann 25 \u00b7 Bob 1"]
        assert quiet(record) == "Bob wins the trick"

    def test_after_an_entry_it_is_never_only_who_deals_and_who_is_elder(self):
        assert loud(piquet.record()) == ["Ann is elder"]
        assert loud(piquet.record(NEAR_PIQUE[0])) == ["Ann scores 6 for the point"]
        spoken = piquet.record(piquet.point(0, 4, 37))
        assert loud(spoken) == ["Ann: point of 4, making 37"]
        assert after(spoken) == ["Bob to speak"]

    def test_once_all_have_melded_nobody_speaks_and_somebody_leads(self):
        melds = [pinochle.points(seat, 0) for seat in range(3)]
        assert after(pinochle.record(pinochle.upcard("TS"), *melds)) == ["Ann leads"]

    def test_under_and_over_say_by_how_much(self):
        assert loud(oh_hell(bids(1, 1, 3), hands=[7])) == ["Under by 2: 5 bid of 7"]
        over = oh_hell(bid(0, 1), bid(1, 1), bid(2, 0), hands=[1])
        assert loud(over) == ["Over by 1: 2 bid of 1"]
        assert (quiet(over), after(over)) == ("Cara bids 0", ["Bob leads"])
        assert loud(oh_hell(bids(1, 0, 0))) == ["Even: 1 bid of 1"]

    def test_a_tablanette_says_whose_it_is(self):
        record = tablanette.record(tablanette.tablanette(0, 28))
        assert loud(record) == ["Tablanette: Ann 28"]

    def test_what_nobody_announces_is_said_in_the_words_of_the_entry(self):
        melded = bezique.game(bezique.turn(), bezique.meld(1, "bezique"))
        assert "bezique" in loud(melded)[0]
        assert after(melded) == ["16 brisques left"]
        assert loud(oh_hell(adjust(0, 5))) == ["Ann gets 5 points, as agreed"]

    def test_whose_turn_it_is_follows_from_an_entry_that_only_asks_the_next(self):
        record = oh_hell(bid(0, 1), hands=[2])
        assert loud(record) == ["1 so far, Bob to bid"]
        assert quiet(record) == "Ann bids 1 \u00b7 2 cards"


class TestTheEndOfADeal:
    def test_two_sides_hear_who_has_won_it_and_by_what(self):
        ended = piquet.record(total(26, 14))
        assert loud(ended) == ["Ann wins deal 1 by 12"]
        assert after(ended) == ["Deal 1: Ann 26, Bob 14", "Ann deals"]
        pairs = pinochle.partners(total(150, 200))
        assert loud(pairs) == ["Bob & Dee win deal 1 by 50"]

    def test_several_hear_who_makes_what(self):
        assert loud(oh_hell(total(10, 0, 0))) == ["Ann makes 10"]
        three = bezique.three(total(10, 240, 30))
        assert loud(three) == ["Bob makes 240, Cat 30, Ann 10"]

    def test_of_piquet_a_ecrire_only_those_who_play_are_told(self):
        record = piquet.record(total(26, 0, 14), game="piquet_ecrire")
        assert loud(record) == ["Ann wins deal 1 by 12"]

    def test_a_level_deal_and_a_deal_of_nothing_are_said_too(self):
        assert loud(piquet.record(total(20, 20))) == ["Deal 1 is level: 20 each"]
        assert loud(piquet.record(total(0, 0))) == ["Nobody scores in deal 1"]

    def test_oh_hell_hears_who_made_it_and_who_missed(self):
        def ended(*entries):
            return loud(oh_hell(bids(1, 2, 0), *entries, hands=[5, 4]))

        assert ended(tricks(1, 2, 2)) == ["Ann and Bob made it", "Cara missed"]
        assert ended(made()) == ["Nobody made it", "Ann, Bob and Cara missed"]
        revoke = ended(penalty(0, "revoke"), tricks(1, 2, 2))
        assert revoke == ["Bob made it", "Cara missed, Ann revoked"]
        assert loud(oh_hell(bids(1, 0, 0), made(0, 1, 2))) == ["All made it"]

    def test_of_many_who_made_it_the_others_are_named(self):
        def ended(*makers):
            return loud(oh_hell(bids(*[1] * 7), made(*makers), players=7, hands=[7, 6]))

        names = oh_hell(players=7)["players"]
        assert ended(0, 1, 2, 3, 5) == [f"All but {names[4]} and {names[6]} made it"]
        few = [f"{names[3]} and {names[6]} made it", "The others missed"]
        assert ended(3, 6) == few
        assert ended() == ["Nobody made it"]

    def test_what_the_call_says_does_not_stand_above_it_too(self):
        two = oh_hell(bids(1, 2, 0), made(0, 1), hands=[5, 4])
        assert loud(two) == ["Ann and Bob made it", "Cara missed"]
        assert quiet(two) == ""
        told = oh_hell(bids(1, 2, 0), tricks(1, 2, 2), hands=[5, 4])
        assert quiet(told) == "Ann took 1 trick, Bob 2 and Cara 2"

    def test_what_leads_to_the_next_deal_stands_beside_who_deals(self):
        first = oh_hell(hands=[5, 4])
        assert quiet(first) == "5 cards"
        second = oh_hell(bids(1, 2, 0), made(0, 1), hands=[5, 4])
        assert after(second) == ["4 cards \u00b7 Bob deals"]

    def test_a_void_deal_is_said(self):
        void = oh_hell(misdeal("other"))
        assert loud(void) == ["Deal 1 is void: Ann deals again"]
        assert loud(piquet.record(misdeal("agreed"))) == ["Misdeal: Bob deals again"]


class TestTheEndOfTheGame:
    @pytest.mark.parametrize(
        ("record", "winners"),
        [
            (tablanette.record(total(60, 0), target=50), "Ann wins"),
            (whist.record(total(45, 0), sides="two"), "Ann & Cara win"),
            (
                oh_hell(bids(1, 1, 1, 0), tricks(1, 1, 1, 0), hands=[3], players=4),
                "Ann, Bob and Cara win",
            ),
            (pinochle.partners(total(1100, 200)), "Ann & Cid win"),
            (bezique.game(total(1000, 200)), "Ann wins"),
        ],
    )
    def test_it_is_heard_first(self, record, winners):
        assert loud(record)[0] == f"{winners} the game"

    def test_in_the_words_of_the_referee_with_who_and_how_much(self):
        record = piquet.record(*[total(50, 20)] * 6)
        said = ["Ann wins 280", "Ann wins deal 6 by 30"]
        assert (loud(record), after(record)) == (said, ["Deal 6: Ann 50, Bob 20"])

    def test_a_game_that_stops_has_a_winner_or_none(self):
        stopped = piquet.record(total(50, 20), NEAR_PIQUE[0], STOP)
        assert loud(stopped) == ["Ann wins the game"]
        assert after(stopped) == ["Game stopped"]
        assert loud(oh_hell(bid(0, 1), STOP)) == ["Nobody wins"]

    def test_a_game_that_stops_level_is_a_draw(self):
        level = piquet.record(total(30, 30), STOP)
        assert loud(level) == ["A draw: nobody wins"]


def test_a_game_stored_before_the_call_was_written_is_shown():
    sheet = rules.score(oh_hell(total(10, 0, 0), hands=[3]), prompts=True)
    for part in ("heard", "nothings"):
        del sheet[part]
    said = table_screen(sheet)["call"]["loud"]
    assert [text(one) for one in said] == [
        "Whole deal: Ann scored 10 points, Bob none and Cara none"
    ]
