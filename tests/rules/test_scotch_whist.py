"""What a deal of Scotch Whist scores, who wins it, and what the losers pay."""

import pytest

from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.scotch_whist import (
    ALL_TO_FIRST,
    cards,
    count,
    piles,
    result,
    said,
    scored,
    totals,
    trick,
    trump,
)

NO_SCORE = "No score in this deal, and 10 off"


def lines(sheet):
    return [(line["side"], line["reason"], line["points"]) for line in sheet]


def test_each_honour_scores_its_own_reason_in_counting_order():
    sheet = scored(count(5, 4, 0, 0, J=1, T=0, A=1, K=0, Q=0))["deals"][0]["lines"]
    assert lines(sheet) == [
        (0, "trump_ten", 10),
        (0, "cards", 11),
        (1, "cards", 7),
        (1, "trump_ace", 4),
        (0, "trump_king", 3),
        (0, "trump_queen", 2),
        (1, "trump_jack", 11),
    ]


def test_french_whist_pays_for_the_ten_of_diamonds():
    french = trump("S"), count(5, 4, 0, 0, TD=1, **ALL_TO_FIRST)
    sheet = scored(*french, form="french")["deals"][0]["lines"]
    assert lines(sheet)[:2] == [(0, "trump_ten", 10), (1, "ten_of_diamonds", 10)]


@pytest.mark.parametrize(
    ("players", "options", "taken", "points"),
    [
        (2, {}, [7, 3], [4, 0]),
        (2, {"short_deal": "sixes"}, [10, 8], [2, 0]),
        (3, {}, [5, 3, 2], [5, 0, 0]),
        (3, {"short_deal": "sixes"}, [6, 4, 2], [6, 0, 0]),
        (4, {"short_deal": "sixes"}, [3, 2, 2, 2], [3, 0, 0, 0]),
        (4, {"sides": "two"}, [6, 3], [6, 0]),
        (5, {}, [3, 1, 1, 1, 1], [8, 0, 0, 0, 0]),
        (5, {"five_deal": "six_out"}, [0, 3, 2, 1, 1], [0, 8, 3, 0, 0]),
        (6, {}, [2, 1, 1, 1, 1, 0], [6, 0, 0, 0, 0, 0]),
        (6, {"sides": "two"}, [4, 2], [6, 0]),
        (6, {"sides": "three"}, [3, 2, 1], [6, 0, 0]),
    ],
)
def test_cards_beyond_those_dealt_to_the_side_count(players, options, taken, points):
    first = taken.index(max(taken))
    whole = count(*taken, **dict.fromkeys(ALL_TO_FIRST, first))
    sheet = scored(whole, players=players, **options)["deals"][0]["lines"]
    counted = {line["side"]: line["points"] for line in sheet if is_cards(line)}
    assert [counted.get(side, 0) for side in range(len(taken))] == points


def is_cards(line):
    return line["reason"] == "cards"


def test_sides_sit_apart():
    assert scored(sides="two")["sides"] == [[0, 2], [1, 3]]
    assert scored(sides="two", players=6)["sides"] == [[0, 2, 4], [1, 3, 5]]
    assert scored(sides="three", players=6)["sides"] == [[0, 3], [1, 4], [2, 5]]


def test_piles_of_cards_are_as_good_as_tricks():
    whole = count(4, 3, 2, 0, **ALL_TO_FIRST)
    assert totals(whole) == totals(piles(16, 12, 8, 0, **ALL_TO_FIRST))


def test_tricks_one_by_one_come_to_the_same():
    live = [trick(0, "J"), trick(2), trick(0, "T", "A"), *[trick(1)] * 5, trick(3, "K")]
    live[1]["honours"] = ["Q"]
    whole = count(2, 5, 1, 1, J=0, T=0, A=0, K=3, Q=2)
    assert totals(*live) == totals(whole)


def test_a_trick_without_honours_may_leave_them_out():
    assert scored({"type": "trick", "winner": 1})["next"] == ["trick"]


def test_the_jack_is_the_highest_trump_and_the_ten_stands_below_the_queen():
    shown = scored(trump("S"), cards("AS JS KS TS"))["shown"]
    assert shown[2] == {"tricks": 1, "caught": "J\u2660 10\u2660 A\u2660 K\u2660"}


def test_cards_and_winners_may_be_mixed():
    mixed = [trump("S"), cards("AS JS KS TS"), *[trick(0)] * 7, trick(1, "Q")]
    assert totals(*mixed) == [19, 2, 28, 0]


def test_the_lead_is_where_it_was_let_stand():
    played = trump("S"), cards("6H 7H 8H AH", leader=3)
    assert scored(*played)["shown"][2] == {"tricks": 1}
    assert scored(*played)["prompts"][0]["turn"] == 2
    assert said(*played) == ["Lead out of turn: it stands"]
    in_turn = trump("S"), cards("6H 7H 8H AH", leader=1)
    assert said(*in_turn) == []


def test_each_hand_of_six_begins_at_dealers_left_and_forgets_who_was_void():
    sixes = {"players": 2, "short_deal": "sixes"}
    voids = [trump("S"), cards("6H 7D"), *[trick(0)] * 4]
    sheet = scored(*voids, trick(0), **sixes)
    assert sheet["prompts"][0]["turn"] == 1
    heart = cards("9C TH", leader=1)
    assert scored(*voids, trick(0), heart, **sixes)["status"] == "open"


@pytest.mark.parametrize(
    ("offence", "revoke_costs"),
    [
        ("revoke", "deal"),
        ("lead_out_of_turn", "deal"),
        ("play_out_of_turn", "game"),
    ],
)
def test_a_breach_costs_ten_and_the_score_of_the_deal(offence, revoke_costs):
    broken = penalty(0, offence), count(9, 0, 0, 0, **ALL_TO_FIRST)
    header = {"revoke_costs": revoke_costs}
    assert totals(*broken, **header) == [-10, 0, 0, 0]
    assert said(*broken, **header) == [NO_SCORE]


@pytest.mark.parametrize("offence", ["card_exposed", "other"])
def test_a_partner_pays_too_and_two_breaches_cost_twenty(offence):
    broken = penalty(0, offence), penalty(2, offence), count(6, 3, **ALL_TO_FIRST)
    assert totals(*broken, sides="two") == [-20, 0]
    assert said(*broken, sides="two") == [NO_SCORE, NO_SCORE]


def test_a_breach_counts_when_it_is_entered():
    sheet = scored(total(20, 0, 0, 0), penalty(0, "other"))
    assert sheet["totals"] == [10, 0, 0, 0]
    assert sheet["deals"][1]["lines"][0]["reason"] == "rule_broken"


@pytest.mark.parametrize(
    "reason",
    [
        "card_exposed",
        "wrong_count",
        "wrong_dealer",
        "not_shuffled",
        "imperfect_pack",
        "other",
    ],
)
def test_a_void_deal_is_dealt_again_by_the_same_dealer(reason):
    sheet = scored(penalty(0, "revoke"), misdeal(reason), trick(0), dealer=2)
    deals = [(deal["number"], deal["dealer"], deal["void"]) for deal in sheet["deals"]]
    assert deals == [(1, 2, True), (1, 2, False)]
    assert sheet["totals"] == [0, 0, 0, 0]
    assert len(sheet["announcements"]) == 1


def test_the_deal_passes_to_the_left():
    dealers = [
        deal["dealer"] for deal in scored(*[total(1, 0)] * 3, players=2)["deals"]
    ]
    assert dealers == [0, 1, 0]


def test_nothing_is_won_before_the_deal_is_over():
    assert scored(adjust(0, 50))["status"] == "open"
    assert scored(adjust(0, 50), misdeal("other"))["totals"] == [0, 0, 0, 0]


class TestARevokeThatLosesTheGame:
    before = total(20, 5, 0, 0)

    def lost(self, **header):
        entries = self.before, adjust(1, 3), penalty(0, "revoke")
        return result(*entries, revoke_costs="game", **header)

    def test_all_others_win_a_unit_on_the_completed_deals(self):
        assert self.lost() == {
            "winners": [1, 2, 3],
            "scores": [20, 5, 0, 0],
            "net": [-3, 1, 1, 1],
            "stopped": False,
            "tags": ["revoke"],
        }

    def test_or_what_the_offender_lacks_of_the_game(self):
        assert self.lost(settlement="difference")["net"] == [-63, 21, 21, 21]

    def test_it_is_said_and_writes_no_line(self):
        sheet = scored(penalty(2, "revoke"), revoke_costs="game", sides="two")
        texts = [told["text"] for told in sheet["announcements"]]
        assert texts == ["Revoke: the game is lost"]
        assert sheet["deals"][0]["lines"] == []
        assert sheet["result"]["net"] == [-1, 1, -1, 1]


class TestTheEnd:
    def test_a_lone_side_at_the_target_wins_without_a_word(self):
        entries = total(40, 0), count(6, 4, T=1)
        assert result(*entries, players=2)["winners"] == [0]
        assert result(*entries, players=2)["tags"] == []
        assert said(*entries, players=2) == []

    def test_the_target_is_an_option(self):
        assert scored(total(40, 0, 0, 0), target=42)["status"] == "open"
        assert result(total(1, 0, 0, 0), target=1)["winners"] == [0]
        assert scored(total(998, 0, 0, 0), target=999)["status"] == "open"

    def test_every_loser_pays_the_difference_to_every_winner(self):
        won = result(total(45, 30, -5, 0), settlement="difference")
        assert won["net"] == [15 + 50 + 45, -15, -50, -45]

    def test_a_winner_by_the_order_is_not_paid_by_who_stands_higher(self):
        entries = total(31, 38), count(4, 6, T=0, J=1)
        won = result(*entries, players=2, settlement="difference")
        assert (won["winners"], won["scores"]) == ([0], [41, 51])
        assert won["net"] == [0, 0]

    def test_partners_carry_the_figure_of_their_side_in_full(self):
        won = result(total(45, 30, 20), players=6, sides="three")
        assert won["net"] == [2, -1, -1, 2, -1, -1]

    def test_totals_that_are_level_share_the_game(self):
        won = result(total(45, 45, 3, 0))
        assert (won["winners"], won["tags"]) == ([0, 1], ["tie"])
        assert won["net"] == [2, 2, -2, -2]
        assert said(total(45, 45, 3, 0)) == said(total(41, 45, 3, 0)) == []
        assert result(total(41, 45, 3, 0))["winners"] == [1]
        assert result(total(41, 45, 3, 0))["tags"] == []

    def test_a_table_that_stops_settles_on_its_completed_deals(self):
        won = result(total(5, 9), adjust(0, 30), STOP, players=2)
        assert (won["winners"], won["scores"]) == ([1], [5, 9])
        assert won["net"] == [-1, 1]
        assert won["stopped"]

    def test_a_stop_by_difference_and_a_level_stop(self):
        far = result(total(5, 9), STOP, players=2, settlement="difference")
        assert far["net"] == [-4, 4]
        level = result(total(5, 5), STOP, players=2)
        assert (level["winners"], level["net"], level["tags"]) == (
            [0, 1],
            [0, 0],
            ["tie"],
        )

    def test_a_stop_before_any_deal_is_complete_leaves_nothing(self):
        won = result(misdeal("other"), adjust(0, 5), STOP)
        assert (won["winners"], won["net"], won["tags"]) == ([], [0] * 4, [])


# before, the closing count, who wins, what decides
DECIDED = [
    ([31, 40], count(5, 5, T=0, A=1), 0, "on the ten of trumps"),
    ([37, 40], count(7, 3, A=1), 0, "on cards"),
    ([37, 38], count(5, 5, A=0, K=1), 0, "on the ace of trumps"),
    ([38, 39], count(5, 5, K=0, Q=1), 0, "on the king of trumps"),
    ([39, 30], count(5, 5, Q=0, J=1), 0, "on the queen of trumps"),
    ([31, 38], count(4, 6, T=0, J=1), 0, "on the ten of trumps"),
]


@pytest.mark.parametrize(("before", "closing", "winner", "words"), DECIDED)
def test_of_several_the_first_in_counting_order_wins(before, closing, winner, words):
    entries = total(*before), closing
    assert said(*entries, players=2) == [f"Won in counting order {words}"]
    assert result(*entries, players=2)["winners"] == [winner]
    assert result(*entries, players=2)["tags"] == ["counting_order"]


def test_the_ten_of_diamonds_counts_after_the_ten_of_trumps():
    french = {"form": "french", "players": 2}
    entries = total(31, 40), trump("S"), count(3, 7, TD=0)
    assert said(*entries, **french) == ["Won in counting order on the ten of diamonds"]
    entries = total(31, 31), trump("S"), count(5, 5, TD=0, T=1)
    assert said(*entries, **french) == ["Won in counting order on the ten of trumps"]
    assert result(*entries, **french)["winners"] == [1]


REST = {"T": 2, "A": 2, "K": 2, "Q": 2}
# before, adjustments, the closing count, winners, what decides; four players
LEVEL = [
    ([34, 35, 0, 0], [], count(4, 4, 1, 0, J=0, **REST), [1], "on cards"),
    ([34, 34, 0, 0], [], count(4, 4, 1, 0, J=1, **REST), [1], "on the jack of trumps"),
    ([34, 38, 0, 0], [], count(4, 3, 2, 0, J=2, **REST), [0, 1], None),
    ([0, 30, 0, 0], [(0, 41)], count(0, 9, 0, 0, **dict.fromkeys("JTAKQ", 1)), [0], ""),
    ([0, 0, 0, 0], [(0, 41), (1, 42)], count(7, 0, 2, 0, J=2, **REST), [1], ""),
    (
        [0, 0, 0, 0],
        [(0, 41), (1, 41)],
        count(7, 2, 0, 0, **dict.fromkeys("JTAKQ", 1)),
        [1],
        "on the ten of trumps",
    ),
    (
        [0, 0, 0, 0],
        [(0, 41), (1, 41)],
        count(4, 3, 2, 0, J=1, **REST),
        [0],
        "on cards",
    ),
    (
        [0, 0, 0, 0],
        [(0, 41), (1, 41)],
        count(4, 4, 1, 0, J=0, **REST),
        [0],
        "on the jack of trumps",
    ),
]


@pytest.mark.parametrize(("before", "agreed", "closing", "winners", "words"), LEVEL)
def test_of_those_there_together_the_highest_or_the_next_to_score_wins(
    before, agreed, closing, winners, words
):
    entries = [total(*before), *(adjust(*one) for one in agreed), closing]
    phrase = f"Won in counting order {words or 'before the count'}"
    assert said(*entries) == ([] if words is None else [phrase])
    won = result(*entries)
    assert won["winners"] == winners
    assert won["tags"] == (["tie"] if words is None else ["counting_order"])


def test_a_side_that_broke_a_rule_is_not_counted():
    entries = total(40, 31), penalty(0, "other"), count(7, 3, J=1)
    assert totals(*entries, players=2) == [30, 42]
    assert said(*entries, players=2) == [NO_SCORE]
    assert result(*entries, players=2)["winners"] == [1]


def test_the_screen_says_who_leads_and_who_is_near():
    sheet = scored(total(38, 0, 25, 0))
    assert sheet["headline"] == "Deal 2 \u00b7 to 41"
    near = "Ann needs 3, Cara needs 16 \u00b7 counted: 10, cards, A, K, Q, J"
    assert sheet["call"] == [near, "Cara leads"]
    french = scored(trump("H"), form="french")
    assert french["headline"] == "Deal 1 \u00b7 trumps \u2665 \u00b7 to 41"
    assert french["call"] == ["Trick 1 of 9", "Bob leads"]


def test_the_last_trick_offers_the_honours_still_out():
    played = [trick(0, "J", "T", "K"), *[trick(0)] * 7]
    fields = scored(*played)["prompts"][0]["fields"]
    assert [field["name"] for field in fields] == ["honours", "winner"]
    assert fields[0]["preset"] == ["A", "Q"]
