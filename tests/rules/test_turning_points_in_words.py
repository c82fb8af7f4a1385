"""What turned a game, word for word, in small games of each family."""

import pytest

import rules
from rules.games import turning_named
from rules.turning_points import story

BOB_TOOK_IT = "In deal 4, the largest swing, Bob took the lead from Ann and kept it"


def told(game, entries, players="Ann Bob", **header):
    """The sentences on a finished game."""
    named = {"game": game, "players": players.split(), "entries": entries}
    referee = rules.replay(named | header)
    assert referee.result is not None
    return [turn["text"] for turn in story(referee, turning_named(game))["turned"]]


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
        f"{BOB_TOOK_IT}: 173 to 124.",
        "Without Bob's repique in deal 4, Ann would have won by 31.",
    ]


def test_a_repique_of_a_deal_that_counts_twice_is_taken_away_twice():
    deals = [total(60, 10), total(50, 10), total(40, 10)]
    # 218 to 20 + 10 + 10 + twice 113: without twice 60 it is 146.
    assert partie(*deals, form="club") == [
        f"{BOB_TOOK_IT}: 266 to 218.",
        "Without Bob's repique in deal 4, Ann would have won by 72.",
    ]


def test_a_loser_hears_how_near_the_rubicon_was():
    deals = [total(a, b) for a, b in [(24, 20), (22, 30), (21, 9), (10, 40), (12, 30)]]
    # 242 to 93: she pays 242 + 93 + 100, and with seven more 242 - 100 + 100.
    assert partie(*deals, rubicon=100) == [
        f"{BOB_TOOK_IT}: 172 to 71.",
        "Ann was seven points short of the rubicon, which cost 193.",
    ]


def test_a_hundred_up_counts_double_under_fifty():
    options = {"form": "cent"}
    assert told("piquet", [total(60, 20), total(41, 28)], options=options) == [
        "Bob was two points short of 50 and paid double, which cost 55."
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


def test_bids_missed_by_one_trick_are_what_they_would_have_been_worth():
    entries = [bids(2, 0, 2), tricks(2, 1, 1), bids(0, 2, 0), tricks(1, 1, 2)]
    # Ann has 12 and nothing, the others nothing; Bob's bids would have brought 10, 12.
    assert oh_hell([4, 4], *entries) == [
        "Without the 12 for Ann's bid in deal 1, "
        "Ann, Bob and Cleo would have won together.",
        "Bob missed two bids by one trick each: 22 points.",
    ]


def test_a_bid_made_gave_the_game():
    entries = [bids(0, 1, 0), tricks(0, 0, 1), bids(0, 1, 1), tricks(0, 1, 0)]
    # 20 to 11 and 0: with the missed bid Bob has 22.
    assert oh_hell([1, 1], *entries) == [
        "Without Ann's bid of 0 in deal 2, Bob would have won by 1.",
        "Bob missed a bid by one trick: 11 points.",
    ]


def test_several_tablanettes_of_one_deal_are_one_thing():
    entries = [
        total(120, 140),
        {"type": "tablanette", "seat": 0, "points": 14},
        {"type": "tablanette", "seat": 0, "points": 10},
        {"type": "count", "points": [12, 10], "cards": [30, 22]},
        total(100, 95),
    ]
    # 259 to 245, and 251 wins.
    assert told("tablanette", entries) == [
        "In deal 2, the largest swing, Ann took the lead from Bob and kept it: "
        "159 to 150.",
        "Without Ann's two tablanettes in deal 2, the game would have gone on, "
        "with Bob ahead by 10.",
    ]


def test_the_ten_of_trumps_wins_in_counting_order():
    count = {"type": "count", "tricks": [4, 6], "honours": {"T": 0, "J": 1, "A": 1}}
    assert told("scotch_whist", [total(31, 38), count]) == [
        "Without Ann's ten of trumps in deal 2, Bob would have won by 24."
    ]


def test_bezique_goes_on_without_the_meld_that_ended_it():
    melds = [
        {"type": "turn_up", "card": "8H"},
        {"type": "meld", "seat": 1, "meld": "four_aces"},
        {"type": "meld", "seat": 0, "meld": "double_bezique"},
    ]
    assert told("bezique", [total(510, 700), *melds]) == [
        "In deal 2 Ann took the lead from Bob and kept it: 1010 to 800.",
        "Without Ann's double bezique in deal 2, the game would have gone on, "
        "with Bob ahead by 290.",
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
        "In deal 2 Bob took the lead from Ann and kept it: 720 to 640.",
        "Without Bob's flush in deal 2, the game would have gone on, "
        "with Ann ahead by 70.",
    ]


@pytest.mark.parametrize("stopped", [[], [total(10, 20)]])
def test_a_table_that_stops_before_it_has_begun_is_told_nothing(stopped):
    assert told("piquet", [*stopped, {"type": "stop"}]) == []
