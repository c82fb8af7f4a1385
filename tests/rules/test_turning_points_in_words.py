"""What turned a game, word for word, in small games of each family."""

import pytest

import rules
from rules.games import turning_named
from rules.turning_points import story


def told(game, entries, players="Ann Bob", **header):
    """The turning points of a finished game: the name, entry and sentence of each."""
    named = {"game": game, "players": players.split(), "entries": entries}
    referee, origins = rules.replay_and_watch(named | header)
    assert referee.result is not None
    turned = story(referee, origins, turning_named(game))["turned"]
    return [(turn["name"], turn["entry"], turn["text"]) for turn in turned]


def total(*points):
    return {"type": "deal_total", "points": list(points)}


def award(kind, winner, points):
    return {"type": "award", "class": kind, "winner": winner, "points": points}


def play(tricks, points):
    return {"type": "play", "tricks": tricks, "points": points}


NOTHING = {"type": "award", "class": "sequence", "winner": None}
# The cards 7 + 22 + 3 in hand before the other has anything: 60 more.
REPIQUE = [
    award("point", 1, 7),
    award("sequence", 1, 22),
    award("set", 1, 3),
    play([5, 7], [4, 11]),
]


def partie(*others, form="rubicon", rubicon=0):
    """Five deals added up, and between them the one with Bob's repique."""
    before, after = list(others[:3]), list(others[3:])
    options = {"form": form, "rubicon": rubicon}
    return told("piquet", before + REPIQUE + after, dealer=0, options=options)


def test_without_the_repique_the_other_had_won():
    deals = [total(40, 20), total(40, 20), total(40, 20)] + [total(30, 20)] * 2
    # Bob has 113 in deal 4, and wins by 184 - 213: without 60 of them Ann by 31.
    assert partie(*deals) == [
        (
            "Bob's repique: 60",
            6,
            "Without Bob's repique in deal 4, Ann would have won by 31.",
        )
    ]


def test_a_repique_of_a_deal_that_counts_twice_is_taken_away_twice():
    deals = [total(60, 10), total(50, 10), total(40, 10)]
    # 218 to 20 + 10 + 10 + twice 113: without twice 60 it is 146.
    assert partie(*deals, form="club") == [
        (
            "Bob's repique: 60",
            6,
            "Without Bob's repique in deal 4, Ann would have won by 72.",
        )
    ]


def test_a_loser_hears_how_near_the_rubicon_was():
    deals = [total(a, b) for a, b in [(24, 20), (22, 30), (21, 9), (10, 40), (12, 30)]]
    # 242 to 93: she pays 242 + 93 + 100, and with seven more 242 - 100 + 100.
    assert partie(*deals, rubicon=100) == [
        (
            "Ann: 7 short of the rubicon",
            8,
            "Ann was seven points short of the rubicon, which cost 193.",
        )
    ]


def test_a_hundred_up_counts_double_under_fifty():
    options = {"form": "cent"}
    assert told("piquet", [total(60, 20), total(41, 28)], options=options) == [
        (
            "Bob: 2 short of 50 and paid double",
            1,
            "Bob was two points short of 50 and paid double, which cost 55.",
        )
    ]


def test_nothing_is_told_where_one_led_from_the_first_deal_and_deals_were_alike():
    assert told("piquet", [total(20, 10)] * 6, options={"rubicon": 0}) == []


def bids(*numbers):
    return {"type": "bids", "bids": list(numbers)}


def tricks(*numbers):
    return {"type": "tricks", "tricks": list(numbers)}


def oh_hell(hands, *entries, **options):
    own = {"sequence": "custom", "hands": hands} | options
    return told("oh_hell", list(entries), "Ann Bob Cleo", options=own)


def test_missed_bids_of_which_each_alone_decided_nothing_are_not_named():
    entries = [bids(2, 0, 2), tricks(2, 1, 1), bids(0, 2, 0), tricks(1, 1, 2)]
    # Ann has 12 and nothing, the others nothing; Bob's bids would have brought 10, 12.
    assert oh_hell([4, 4], *entries) == [
        (
            "Ann's bid: 12",
            1,
            "Without the 12 for Ann's bid in deal 1, "
            "Ann, Bob and Cleo would have won together.",
        )
    ]


def test_a_missed_bid_decided_the_game():
    entries = [bids(0, 1, 0), tricks(0, 0, 1), bids(0, 1, 1), tricks(0, 1, 0)]
    # 20 to 11 and 0: with the missed bid Bob has 22.
    assert oh_hell([1, 1], *entries) == [
        (
            "Bob's missed bid",
            1,
            "Bob's missed bid decided the game: "
            "with 1 trick in deal 1, Bob would have won by 2.",
        ),
        (
            "Ann's bid of 0: 10",
            1,
            "Without Ann's bid of 0 in deal 1, Bob would have won by 1.",
        ),
        (
            "Ann's bid of 0: 10",
            3,
            "Without Ann's bid of 0 in deal 2, Bob would have won by 1.",
        ),
    ]


def test_a_missed_bid_that_cost_points_is_made_and_not_only_forgiven():
    entries = [bids(1, 0, 2), tricks(0, 1, 1), bids(1, 0, 0), tricks(0, 1, 0)]
    # Cleo has -1 and 10, Ann and Bob -2: with 1 trick Ann has 10 of 9.
    assert oh_hell([2, 1], *entries, scoring="difference")[0] == (
        "Ann's missed bid",
        3,
        "Ann's missed bid decided the game: "
        "with 1 trick in deal 2, Ann would have won by 1.",
    )


def test_a_tablanette_ended_the_game():
    entries = [
        total(120, 140),
        {"type": "tablanette", "seat": 0, "points": 24},
        {"type": "count", "points": [12, 10], "cards": [30, 22]},
        total(100, 95),
    ]
    # 259 to 245, and 251 wins.
    assert told("tablanette", entries) == [
        (
            "Ann's tablanette: 24",
            1,
            "Without Ann's tablanette in deal 2, the game would have gone on, "
            "with Bob ahead by 10.",
        )
    ]


def test_the_ten_of_trumps_wins_in_counting_order():
    count = {"type": "count", "tricks": [4, 6], "honours": {"T": 0, "J": 1, "A": 1}}
    assert told("scotch_whist", [total(31, 38), count]) == [
        (
            "Ann's ten of trumps: 10",
            1,
            "Without Ann's ten of trumps in deal 2, Bob would have won by 24.",
        )
    ]


def test_bezique_goes_on_without_the_meld_that_ended_it():
    melds = [
        {"type": "turn_up", "card": "8H"},
        {"type": "meld", "seat": 1, "meld": "four_aces"},
        {"type": "meld", "seat": 0, "meld": "double_bezique"},
    ]
    assert told("bezique", [total(510, 700), *melds]) == [
        (
            "Ann's double bezique: 500",
            3,
            "Without Ann's double bezique in deal 2, the game would have gone on, "
            "with Bob ahead by 290.",
        )
    ]


def test_pinochle_goes_on_without_the_flush():
    entries = [
        total(500, 450),
        {"type": "upcard", "card": "9H"},
        {"type": "meld", "seat": 1, "meld": "flush"},
        {"type": "taken", "points": [130, None], "last": 0},
    ]
    # 640 to 450 + 150 + 110, and 10 for the deece turned up.
    assert told("pinochle_two", entries, options={"target": 650}) == [
        (
            "Bob's flush: 150",
            2,
            "Without Bob's flush in deal 2, the game would have gone on, "
            "with Ann ahead by 70.",
        )
    ]


def test_sets_kept_the_loser_above_the_rubicon():
    deals = [total(13, 30)] * 5
    last = [award("point", 0, 5), NOTHING, award("set", 0, 14), play([7, 5], [9, 6])]
    # 156 to 103: she pays 156 - 103 + 100, and with 89 she would pay 156 + 89 + 100.
    assert told("piquet", deals + last, dealer=0, options={"rubicon": 100}) == [
        (
            "Ann's sets: 14",
            7,
            "Without the 14 for Ann's sets in deal 6, Ann would have paid 192 more.",
        )
    ]


@pytest.mark.parametrize("stopped", [[], [total(10, 20)]])
def test_a_table_that_stops_before_it_has_begun_is_told_nothing(stopped):
    assert told("piquet", [*stopped, {"type": "stop"}]) == []
