"""Oh Hell's play: trumps, cards, leads, revokes, and cards that lie face up."""

import pytest

from tests.rules.tables.common import penalty, total
from tests.rules.tables.oh_hell import (
    bids,
    cards,
    oh_hell,
    refused,
    said,
    score,
    tricks,
    trump,
    won,
)

HEARTS = trump(suit="H")
THREE = bids(0, 0, 0)


def test_trumps_win_and_the_winner_leads():
    record = oh_hell(HEARTS, THREE, cards("AC 2H KC"), won(0), hands=[2])
    assert score(record)["deals"][0]["complete"]
    assert score(record)["totals"] == [0, 10, 0]


def test_without_trumps_the_highest_of_the_suit_led_wins():
    named = {"hands": [1], "trump_from": "table"}
    record = oh_hell(trump(suit="N"), THREE, cards("2C AH KC"), **named)
    assert score(record)["totals"] == [0, 10, 10]


def test_only_the_table_may_say_no_trump():
    assert refused(oh_hell(trump(suit="N"))) == (0, "bad_field")


@pytest.mark.parametrize(
    "named", [{}, {"suit": "H", "card": "2H"}, {"suit": "X"}, {"suit": 4}]
)
def test_trump_names_one_suit_or_one_card(named):
    assert refused(oh_hell(trump(**named))) == (0, "bad_field")


def test_trumps_are_named_once_and_before_the_first_trick():
    assert refused(oh_hell(HEARTS, HEARTS)) == (1, "not_now")
    assert refused(oh_hell(THREE, won(0), HEARTS, hands=[2])) == (2, "not_now")


def test_cards_need_trumps_unless_there_are_none():
    assert refused(oh_hell(THREE, cards("2C 3C 4C"))) == (1, "trump_unknown")
    four = oh_hell(bids(0, 0, 0, 0), cards("2C 3C 4C 5C"), players=4, hands=[13])
    assert score(four)["status"] == "open"


@pytest.mark.parametrize(
    ("option", "hands", "deal"),
    [("last_deal", [1, 2], 2), ("largest", [2, 1], 1), ("none_left", [13], 1)],
)
def test_which_deals_have_no_trump(option, hands, deal):
    before = [bids(0, 0, 0, 0), tricks(1, 0, 0, 0)] if deal == 2 else []
    record = oh_hell(*before, HEARTS, players=4, hands=hands, no_trump=option)
    assert refused(record) == (len(before), "no_trump_deal")


@pytest.mark.parametrize(
    ("option", "is_refused"), [("last_deal", True), ("largest", True), ("never", False)]
)
def test_a_play_off_is_a_last_deal_of_the_largest_hand(option, is_refused):
    options = {"hands": [2, 1], "tie": "play_off", "no_trump": option}
    record = oh_hell(total(10, 10, 0), total(0, 0, 0), HEARTS, **options)
    if is_refused:
        assert refused(record) == (2, "no_trump_deal")
    else:
        assert score(record)["next"] == ["bid", "bids"]


def test_trumps_of_a_deal_without_come_too_late_after_a_trick():
    record = oh_hell(THREE, won(0), HEARTS, hands=[2], no_trump="largest")
    assert refused(record) == (2, "not_now")


def test_the_tables_own_trumps_are_named_even_where_all_cards_are_dealt():
    of_four = {"players": 4, "hands": [13], "trump_from": "table"}
    four = bids(0, 0, 0, 0)
    assert refused(oh_hell(four, cards("2C 3C 4C 5C"), **of_four))[1] == "trump_unknown"
    named = oh_hell(trump(suit="N"), four, cards("2C 3C 4C 5C"), **of_four)
    assert score(named)["next"] == ["made", "trick", "tricks"]


def test_never_lets_the_dealers_last_card_be_turned():
    of_four = {"players": 4, "hands": [13], "no_trump": "never", "dealer": 3}
    four = bids(0, 0, 0, 0)
    turned = trump(card="2C")
    assert refused(oh_hell(turned, four, cards("2C 3C 4C 5C"), **of_four)) == (
        2,
        "not_his_card",
    )
    record = oh_hell(turned, four, cards("3C 4C 5C 2C"), **of_four)
    assert score(record)["status"] == "open"


def test_the_turned_card_is_in_no_hand():
    record = oh_hell(trump(card="2C"), THREE, cards("2C 3C 4C"))
    assert refused(record) == (2, "card_turned_up")


def test_no_card_is_played_twice():
    assert refused(oh_hell(HEARTS, THREE, cards("2C 3C 2C"))) == (2, "card_seen")
    twice = oh_hell(HEARTS, THREE, cards("2C 3C 4C"), cards("5C 2C 6C"), hands=[2])
    assert refused(twice) == (3, "card_seen")


def test_a_lead_out_of_turn_may_stand():
    record = oh_hell(HEARTS, THREE, cards("2C 3C 4C", leader=0), hands=[2])
    assert said(record)[-1] == "Lead out of turn: it stands"
    right = oh_hell(HEARTS, THREE, cards("2C 3C 4C", leader=1), hands=[2])
    assert said(right) == ["Under"]


def test_the_winner_must_be_the_one_the_cards_say():
    record = oh_hell(HEARTS, THREE, cards("2C 3C 4C", winner=1))
    assert refused(record) == (2, "wrong_winner")
    right = oh_hell(HEARTS, THREE, cards("2C 3C 4C", winner=0))
    assert score(right)["totals"] == [0, 10, 10]


def test_a_suit_not_followed_cannot_be_played_later():
    record = oh_hell(
        HEARTS, THREE, cards("AC 2D 3C"), cards("KD 3D 4C"), won(1), hands=[3]
    )
    assert score(record)["status"] == "finished"
    record = oh_hell(HEARTS, THREE, cards("AC 2D 3C"), cards("KD 4C 3D"), hands=[3])
    assert refused(record) == (3, "revoke")


def test_a_ruled_revoke_lets_the_play_stand_and_takes_the_plus():
    ruled = penalty(2, "revoke")
    record = oh_hell(
        HEARTS, THREE, cards("AC 2D 3C"), ruled, cards("KD 4C 3D"), hands=[2]
    )
    assert score(record)["totals"] == [10, 0, 0]
    assert said(record)[-1] == "Revoke: no points in this deal"


def test_a_revoke_leaves_the_minus():
    record = oh_hell(bids(1, 0, 0), penalty(0, "revoke"), won(1), scoring="mirror")
    assert score(record)["totals"] == [-11, -10, 10]


def test_the_lists_are_as_long_as_the_table():
    assert refused(oh_hell(HEARTS, THREE, cards("2C 3C"))) == (2, "wrong_card_count")
    assert refused(oh_hell(bids(0, 0))) == (0, "bad_field")


@pytest.mark.parametrize("parts", [{}, {"winner": 0, "leader": 1}])
def test_a_trick_has_a_winner_or_cards(parts):
    record = oh_hell(THREE, {"type": "trick", **parts})
    assert refused(record) == (1, "bad_field")


class TestACardThatLiesFaceUp:
    FACE_UP = "The card stays face up and is played at the first legal turn"

    def record(self, *played, offence="card_exposed", seat=1, **options):
        laid = penalty(seat, offence, card="KD")
        return oh_hell(HEARTS, THREE, laid, *played, hands=[2], **options)

    @pytest.mark.parametrize(
        "offence", ["card_exposed", "lead_out_of_turn", "play_out_of_turn"]
    )
    def test_is_announced(self, offence):
        assert said(self.record(offence=offence))[-1] == self.FACE_UP
        assert said(oh_hell(penalty(1, offence))) == [self.FACE_UP]

    def test_must_be_led(self):
        assert refused(self.record(cards("2C 3C 4C"))) == (3, "exposed_card_due")

    def test_must_follow_its_suit(self):
        assert refused(self.record(cards("2D 3D 4D"), seat=2)) == (
            3,
            "exposed_card_due",
        )

    def test_must_be_thrown_when_another_suit_is(self):
        assert refused(self.record(cards("2C 3S 4C"), seat=2)) == (
            3,
            "exposed_card_due",
        )

    def test_may_wait_while_the_player_follows_another_suit(self):
        record = self.record(cards("2C 3C 4C"), seat=2)
        assert score(record)["status"] == "open"

    def test_is_not_played_by_another(self):
        assert refused(self.record(cards("2C KD 4C"))) == (3, "not_his_card")

    @pytest.mark.parametrize(("played", "is_due"), [("KD", True), ("5C", False)])
    def test_need_not_be_played_where_another_lies_that_must_be(self, played, is_due):
        """Bob's king of diamonds and five of clubs lie open, and clubs are led."""
        other = penalty(1, "card_exposed", card="5C")
        trick = cards(f"2C {played} 4C", leader=0)
        record = self.record(other, trick)
        if is_due:
            assert refused(record) == (4, "exposed_card_due")
        else:
            assert score(record)["status"] == "open"

    def test_gives_its_owner_the_choice_where_two_may_be_led(self):
        other = penalty(1, "card_exposed", card="5C")
        for lead in ("KD", "5C"):
            assert score(self.record(other, cards(f"{lead} 3S 4S")))["status"] == "open"
        assert refused(self.record(other, cards("6C 3S 4S"))) == (4, "exposed_card_due")

    def test_is_free_once_played(self):
        record = self.record(cards("KD 3D 4D"), cards("2C 3C 4C", leader=1))
        assert score(record)["status"] == "finished"

    def test_is_the_dealers_where_it_was_turned_from_their_hand(self):
        of_four = {"players": 4, "hands": [13], "no_trump": "never", "dealer": 3}
        turned = trump(card="2C"), penalty(0, "card_exposed", card="2C")
        assert refused(oh_hell(*turned, **of_four)) == (1, "not_his_card")
        his = turned[0], penalty(3, "card_exposed", card="2C")
        assert said(oh_hell(*his, **of_four)) == [self.FACE_UP]

    def test_is_a_card_that_can_lie_there(self):
        again = penalty(2, "card_exposed", card="KD")
        assert refused(self.record(again)) == (3, "not_his_card")
        played = oh_hell(
            HEARTS,
            THREE,
            cards("2C 3C 4C"),
            penalty(0, "card_exposed", card="2C"),
            hands=[2],
        )
        assert refused(played) == (3, "card_seen")
        turned = oh_hell(trump(card="2C"), penalty(0, "card_exposed", card="2C"))
        assert refused(turned) == (1, "card_turned_up")
