"""Oh Hell's bidding: turns, changes, the hook, and what is called."""

import pytest

import rules
from tests.rules.tables.oh_hell import bid, bids, made, oh_hell, refused, said, score


def test_the_dealer_bids_first_and_the_bidding_goes_to_the_left():
    record = oh_hell(bid(1, 0), bid(2, 0), bid(0, 0), dealer=1)
    assert said(record) == ["Under"]


def test_left_lets_the_dealer_bid_last():
    record = oh_hell(bid(2, 0), bid(0, 0), bid(1, 0), dealer=1, first_bidder="left")
    assert said(record) == ["Under"]


def test_a_bid_out_of_turn_stands_and_the_turn_goes_back():
    record = oh_hell(bid(2, 1), bid(0, 0), bid(1, 0))
    assert said(record) == ["Bid out of turn: it stands", "Even"]


def test_both_calls_of_one_bid_come_in_order():
    record = oh_hell(bid(0, 0), bid(2, 0), bid(1, 1), hands=[2])
    assert said(record) == ["Bid out of turn: it stands", "Under"]


@pytest.mark.parametrize(
    ("numbers", "call"),
    [((1, 1, 1), "Over"), ((1, 1, 0), "Even"), ((0, 1, 0), "Under")],
)
def test_the_last_bid_calls_the_sum(numbers, call):
    assert said(oh_hell(bids(*numbers), hands=[2])) == [call]


def test_a_bid_may_be_changed_until_the_left_neighbour_has_bid():
    changed = oh_hell(bid(0, 2), bid(0, 1), bid(1, 0), bid(2, 0), hands=[2])
    assert said(changed) == ["Under"]
    assert refused(oh_hell(bid(0, 2), bid(1, 1), bid(0, 1), hands=[2])) == (
        2,
        "bid_fixed",
    )


def test_a_bid_made_out_of_turn_fixes_the_right_neighbours_at_once():
    assert refused(oh_hell(bid(1, 0), bid(0, 1), bid(0, 0), hands=[2])) == (
        2,
        "bid_fixed",
    )


def test_a_change_is_not_out_of_turn():
    assert said(oh_hell(bid(0, 1), bid(0, 0), bid(1, 0), bid(2, 0))) == ["Under"]


@pytest.mark.parametrize("number", [-1, 3, 10**12, -(10**12)])
def test_a_bid_is_nothing_up_to_the_hand(number):
    assert refused(oh_hell(bid(0, number), hands=[2])) == (0, "bid_range")
    assert refused(oh_hell(bids(0, number, 0), hands=[2])) == (0, "bid_range")


def test_the_hook_binds_the_bid_that_completes_the_bidding():
    hooked = {"hands": [3], "hook": "on"}
    assert refused(oh_hell(bid(0, 1), bid(1, 1), bid(2, 1), **hooked)) == (2, "hook")
    assert refused(oh_hell(bid(2, 1), bid(1, 1), bid(0, 1), **hooked)) == (2, "hook")
    assert refused(oh_hell(bids(1, 1, 1), **hooked)) == (0, "hook")
    assert said(oh_hell(bid(0, 1), bid(1, 1), bid(2, 2), **hooked)) == ["Over"]


def test_range_is_looked_at_before_the_hook():
    record = oh_hell(bid(0, 3), bid(1, 1), bid(2, -1), hands=[3], hook="on")
    assert refused(record) == (2, "bid_range")


def test_not_one_leaves_deals_of_one_card_free():
    assert said(oh_hell(bids(1, 0, 0), hook="not_one")) == ["Even"]
    assert refused(oh_hell(bids(1, 1, 0), hook="not_one", hands=[2])) == (0, "hook")


WHY_NOT_ONE = "Cara cannot bid 1. The bids would come to 3 for 3 tricks."


def test_the_prompt_strikes_the_hooked_bid_out_with_its_reason():
    record = oh_hell(bid(0, 1), bid(1, 1), hands=[3], hook="on")
    asked = rules.score(record, prompts=True)["prompts"][0]
    number = asked["fields"][1]
    assert number["barred"] == [[1, WHY_NOT_ONE]]


def test_all_bids_at_once_only_come_first():
    assert refused(oh_hell(bid(0, 0), bids(0, 0, 0))) == (1, "not_now")


def test_after_the_bidding_a_bid_comes_too_late():
    assert refused(oh_hell(bids(0, 0, 0), bid(0, 1))) == (1, "not_now")


def test_next_follows_the_phases():
    assert score(oh_hell())["next"] == ["bid", "bids", "trump"]
    assert score(oh_hell(bid(0, 0)))["next"] == ["bid", "trump"]
    fixed = oh_hell({"type": "trump", "suit": "H"}, bid(0, 0))
    assert score(fixed)["next"] == ["bid"]
    assert score(oh_hell(bids(0, 0, 0)))["next"] == ["made", "trick", "tricks", "trump"]
    counted = oh_hell(bids(0, 0, 0), scoring="squares")
    assert score(counted)["next"] == ["trick", "tricks", "trump"]
    begun = oh_hell(bids(0, 0, 0), {"type": "trick", "winner": 0}, hands=[2])
    assert score(begun)["next"] == ["made", "trick", "tricks"]
    without = oh_hell(hands=[17])
    assert score(without)["next"] == ["bid", "bids", "trump"]
    assert score(oh_hell(players=4, hands=[13]))["next"] == ["bid", "bids"]


def test_between_deals_next_is_that_of_the_coming_deal():
    assert score(oh_hell(bids(1, 0, 0), made(0, 1, 2)))["next"] == [
        "bid",
        "bids",
        "trump",
    ]
