"""Oh Hell's points: every scoring, the end of the game, totals and settlement."""

import pytest

from tests.rules.tables.common import STOP, misdeal, penalty, total
from tests.rules.tables.oh_hell import (
    bids,
    lines,
    made,
    oh_hell,
    refused,
    result,
    said,
    score,
    tricks,
    won,
)


@pytest.mark.parametrize(
    ("scoring", "totals"),
    [
        ("exact", [10, 13, 0]),
        ("tricks", [10, 13, 2]),
        ("difference", [10, 13, -2]),
        ("minus_bid", [10, 13, -4]),
        ("mirror", [10, 13, -14]),
        ("squares", [10, 19, -4]),
    ],
)
def test_what_a_bid_made_and_a_bid_missed_score(scoring, totals):
    record = oh_hell(bids(0, 3, 4), tricks(0, 3, 2), hands=[5], scoring=scoring)
    assert score(record)["totals"] == totals


@pytest.mark.parametrize(
    ("zero_bid", "points"), [("ten", 10), ("five", 5), ("five_plus_tricks", 10)]
)
@pytest.mark.parametrize("scoring", ["exact", "tricks", "squares"])
def test_a_bid_of_nothing_that_was_made(zero_bid, points, scoring):
    options = {"hands": [5], "zero_bid": zero_bid, "scoring": scoring}
    record = oh_hell(bids(0, 3, 3), tricks(0, 3, 2), **options)
    assert score(record)["totals"][0] == points


def test_every_point_has_a_line_with_its_reason():
    record = oh_hell(bids(0, 3, 4), tricks(0, 3, 2), hands=[5], scoring="tricks")
    assert lines(record) == [
        (0, 10, "made_zero"),
        (1, 10, "made"),
        (1, 3, "trick_points"),
        (2, 2, "trick_points"),
    ]
    missed = oh_hell(bids(1, 1, 0), tricks(0, 1, 1), hands=[2], scoring="mirror")
    assert lines(missed) == [(0, -11, "missed"), (1, 11, "made"), (2, -10, "missed")]


def test_tricks_add_up_to_the_hand():
    two = {"hands": [2]}
    assert refused(oh_hell(bids(0, 0, 0), tricks(1, 0, 0), **two))[1] == (
        "tricks_do_not_add"
    )
    for much in (3, 10**12):
        odd = oh_hell(bids(0, 0, 0), tricks(much, 2 - much, 0), **two)
        assert refused(odd) == (1, "tricks_do_not_add")


def test_tricks_are_not_fewer_than_were_entered():
    record = oh_hell(bids(0, 0, 0), won(0), tricks(0, 2, 0), hands=[2])
    assert refused(record) == (2, "tricks_below_recorded")
    after = oh_hell(bids(1, 0, 0), won(0), tricks(1, 1, 0), hands=[2])
    assert score(after)["totals"] == [11, 0, 10]


def test_made_needs_a_scoring_that_knows_without_tricks():
    record = oh_hell(bids(0, 0, 0), made(0), scoring="tricks")
    assert refused(record) == (1, "need_tricks")
    early = oh_hell(made(0), scoring="tricks")
    assert refused(early) == (0, "not_now")


@pytest.mark.parametrize(
    ("said_bids", "makers", "is_possible"),
    [
        ((1, 0, 0), (0, 1, 2), False),  # one trick is nobody's
        ((1, 1, 0), (0, 1, 2), True),
        ((2, 0, 0), (1,), True),  # Cara took one or two
        ((1, 1, 1), (), True),
        ((1, 1, 0), (2,), True),  # two and nothing
        ((0, 1, 1), (0, 1), False),  # the other trick would make Cara's bid
    ],
)
def test_some_division_of_the_tricks_must_fit_who_made_it(
    said_bids, makers, is_possible
):
    record = oh_hell(bids(*said_bids), made(*makers), hands=[2])
    if is_possible:
        assert score(record)["deals"][0]["complete"]
    else:
        assert refused(record) == (1, "impossible_result")


def test_a_made_bid_cannot_have_more_tricks():
    record = oh_hell(bids(0, 1, 0), won(0), made(0, 1), hands=[2])
    assert refused(record) == (2, "impossible_result")


def test_a_seat_stands_once_among_the_makers():
    assert refused(oh_hell(bids(0, 0, 0), made(0, 0))) == (1, "bad_field")
    assert refused(oh_hell(bids(0, 0, 0), made(7))) == (1, "bad_seat")


class TestAWholeDealAddedUp:
    def test_is_what_some_bid_scores(self):
        assert score(oh_hell(total(10, 11, 0)))["totals"] == [10, 11, 0]
        assert refused(oh_hell(total(12, 0, 0))) == (0, "impossible_points")
        assert refused(oh_hell(total(10**12, 0, 0))) == (0, "impossible_points")

    def test_goes_below_nothing_where_a_miss_costs(self):
        squared = oh_hell(total(-4, 0, 14), hands=[2], scoring="squares")
        assert score(squared)["totals"] == [-4, 0, 14]
        assert refused(oh_hell(total(-4, 0, 14), hands=[2]))[1] == "impossible_points"

    def test_stands_alone(self):
        assert refused(oh_hell(bids(0, 0, 0), total(0, 0, 0))) == (1, "deal_started")


class TestTheSeries:
    @pytest.mark.parametrize(
        ("sequence", "hands"),
        [
            ("up", [1, 2, 3]),
            ("down", [3, 2, 1]),
            ("up_down", [1, 2, 3, 2, 1]),
            ("down_up", [3, 2, 1, 2, 3]),
        ],
    )
    def test_goes_as_the_option_says(self, sequence, hands):
        played = []
        for hand in hands:
            played += [bids(0, 0, 0), tricks(hand, 0, 0)]
        record = oh_hell(*played, sequence=sequence, max_cards=3)
        assert score(record)["status"] == "finished"
        assert score(oh_hell(*played[:-1], sequence=sequence, max_cards=3))["next"]

    @pytest.mark.parametrize(
        ("players", "largest"), [(3, 15), (4, 13), (5, 10), (6, 8), (7, 7)]
    )
    def test_ends_with_the_largest_hand_of_the_number_of_players(
        self, players, largest
    ):
        record = oh_hell(bids(*[largest] * players), players=players, sequence="down")
        assert said(record) == ["Over"]
        above = oh_hell(
            bids(*[largest + 1] * players), players=players, sequence="down"
        )
        assert refused(above) == (0, "bid_range")

    def test_passes_the_deal_to_the_left(self):
        record = oh_hell(bids(1, 0, 0), made(0, 1, 2), bids(0, 0, 0), dealer=2)
        assert [deal["dealer"] for deal in score(record)["deals"]] == [2, 0]


@pytest.mark.parametrize(
    "reason",
    [
        "card_exposed",
        "wrong_count",
        "wrong_dealer",
        "not_shuffled",
        "wrong_turn_up",
        "imperfect_pack",
        "other",
    ],
)
def test_after_a_misdeal_the_same_dealer_deals_as_many_again(reason):
    record = oh_hell(bids(1, 0, 0), misdeal(reason), bids(1, 0, 0), made(0, 1, 2))
    deals = score(record)["deals"]
    assert [(deal["number"], deal["dealer"]) for deal in deals] == [(1, 0), (1, 0)]
    assert [deal["void"] for deal in deals] == [True, False]


class TestTheEnd:
    def test_settles_everyone_with_everyone(self):
        played = oh_hell(bids(0, 1, 1), tricks(0, 1, 1), hands=[2])
        assert result(played)["net"] == [3 * 10 - 32, 3 * 11 - 32, 3 * 11 - 32]
        assert result(played)["winners"] == [1, 2]
        assert result(played)["tags"] == ["tie"]

    def test_pays_the_bonus_to_each_winner_beside_the_totals(self):
        played = oh_hell(bids(0, 1, 1), tricks(0, 1, 1), hands=[2], bonus="winner_10")
        assert result(played)["scores"] == [10, 21, 21]
        assert score(played)["totals"] == [10, 11, 11]
        assert result(played)["tags"] == ["tie", "winner_bonus"]

    def test_a_play_off_deals_the_largest_hand_until_one_leads(self):
        level = [bids(1, 1, 0), made(0, 1, 2)]
        options = {"hands": [2, 1], "tie": "play_off"}
        record = oh_hell(*level, total(0, 0, 0), total(12, 12, 0), **options)
        assert score(record)["status"] == "open"
        record["entries"].append(total(12, 0, 0))
        assert result(record)["tags"] == ["play_off"]
        assert len(score(record)["deals"]) == 4

    def test_an_agreed_correction_does_not_end_a_play_off_in_mid_deal(self):
        agreed = {"type": "adjust", "side": 0, "points": 5}
        record = oh_hell(total(10, 10, 0), agreed, hands=[1], tie="play_off")
        assert score(record)["status"] == "open"

    def test_stopping_settles_the_completed_deals_alone(self):
        agreed = {"type": "adjust", "side": 2, "points": 50}
        record = oh_hell(total(11, 10, 0), agreed, bids(0, 0, 0), STOP)
        assert result(record)["scores"] == [11, 10, 0]
        assert result(record)["net"] == [12, 9, -21]
        assert result(record)["stopped"]
        assert result(record)["tags"] == []

    def test_stopping_before_a_deal_is_complete_settles_nothing(self):
        for entries in ([STOP], [bids(0, 0, 0), misdeal("other"), STOP]):
            told = result(oh_hell(*entries))
            assert (told["winners"], told["net"], told["tags"]) == ([], [0, 0, 0], [])

    def test_nothing_comes_after_it(self):
        record = oh_hell(total(0, 0, 0), bids(0, 0, 0), hands=[1])
        assert refused(record) == (1, "game_over")
        assert score(oh_hell(total(0, 0, 0), hands=[1]))["next"] == []


def test_a_bid_out_of_turn_may_be_noted_as_a_ruling():
    assert said(oh_hell(penalty(1, "bid_out_of_turn"))) == [
        "No penalty: the bid stands"
    ]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (oh_hell(players=2), "bad_players"),
        (oh_hell(dealer=3), "bad_dealer"),
        (oh_hell(colour="red"), "unknown_option"),
        (oh_hell(hook="maybe"), "bad_option"),
        (oh_hell(sequence="custom"), "bad_option"),
        ({**oh_hell(), "options": {"hands": [1]}}, "bad_option"),
        (oh_hell(hands=[1], max_cards=1), "bad_option"),
        (oh_hell(max_cards=18), "bad_option"),
        (oh_hell(hands=[18]), "bad_option"),
    ],
)
def test_a_header_at_fault_names_no_entry(record, code):
    assert refused(record) == (None, code)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ({"type": "meld"}, "unknown_entry"),
        (7, "unknown_entry"),
        ({"type": "bid", "seat": 0}, "bad_field"),
        ({"type": "bid", "seat": 0, "bid": True}, "bad_field"),
        ({"type": "bid", "seat": 0, "bid": 1, "loud": 1}, "bad_field"),
        ({"type": "bid", "seat": 9, "bid": 9}, "bad_seat"),
        ({"type": "trump", "card": "1H"}, "bad_card"),
        ({"type": "penalty", "seat": 0, "offence": "cheating"}, "unknown_offence"),
        (
            {"type": "penalty", "seat": 0, "offence": "revoke", "card": "2C"},
            "bad_field",
        ),
        (
            {"type": "penalty", "seat": 0, "offence": "cheating", "card": "2C"},
            "unknown_offence",
        ),
        (
            {"type": "penalty", "seat": 0, "offence": "cheating", "card": "XX"},
            "bad_card",
        ),
        (
            {"type": "penalty", "seat": 0, "offence": "cheating", "card": 2},
            "bad_field",
        ),
        (
            {"type": "penalty", "seat": 0, "offence": "cheating", "trick": 2},
            "bad_field",
        ),
        ({"type": "misdeal", "reason": "boredom"}, "unknown_reason"),
        ({"type": "tricks", "tricks": [1, 0, 0]}, "not_now"),
    ],
)
def test_what_is_not_an_entry_of_this_moment_is_refused_by_its_code(entry, code):
    assert refused(oh_hell(entry)) == (0, code)


class TestAStop:
    def test_is_a_tie_where_the_completed_deals_are_level(self):
        level = result(oh_hell(total(10, 10, 0), STOP, bonus="winner_10"))
        assert (level["winners"], level["tags"]) == ([0, 1], ["tie"])
        assert (level["scores"], level["net"]) == ([10, 10, 0], [10, 10, -20])

    def test_in_a_play_off_leaves_the_tie(self):
        options = {"hands": [1], "tie": "play_off", "bonus": "winner_10"}
        dealt = [total(10, 10, 0), bids(0, 0, 0), STOP]
        assert result(oh_hell(*dealt, **options))["tags"] == ["tie"]
        more = [total(10, 10, 0), total(11, 0, 0), STOP]
        assert refused(oh_hell(*more, **options)) == (2, "game_over")

    def test_counts_no_void_deal(self):
        again = [total(10, 11, 0), bids(0, 0, 0), misdeal("other"), STOP]
        assert result(oh_hell(*again))["scores"] == [10, 11, 0]


def test_a_revoke_takes_the_trick_points_too():
    ruled = [bids(1, 0, 0), penalty(0, "revoke"), penalty(1, "revoke")]
    record = oh_hell(*ruled, tricks(1, 0, 0), scoring="tricks")
    assert lines(record) == [(2, 10, "made_zero")]


def test_a_ruling_between_two_deals_opens_the_next_and_holds_there():
    record = oh_hell(total(10, 11, 0), penalty(1, "revoke"), bids(2, 0, 0))
    assert [deal["complete"] for deal in score(record)["deals"]] == [True, False]
    record["entries"].append(tricks(2, 0, 0))
    assert score(record)["deals"][1]["points"] == [12, 0, 10]


def test_every_announcement_is_tied_to_its_entry():
    record = oh_hell(bids(0, 0, 0), penalty(0, "revoke"), misdeal("other"))
    record["entries"] += [bids(1, 0, 0), won(0)]
    told = [spoken["entry"] for spoken in score(record)["announcements"]]
    assert told == [0, 1, 3]
