"""What the referee of Scotch Whist refuses, and in which order."""

import pytest

import rules
from tests.rules.tables.common import STOP, adjust, misdeal, penalty, total
from tests.rules.tables.scotch_whist import (
    ALL_TO_FIRST,
    cards,
    count,
    piles,
    record,
    refusal,
    scored,
    trick,
    trump,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players):
    assert scored(players=players)["status"] == "open"


def test_nobody_plays_alone_or_with_seven():
    for names in (["Ann"], list("ABCDEFG")):
        with pytest.raises(rules.RuleError) as caught:
            rules.score(record() | {"players": names})
        assert caught.value.code == "bad_players"


def test_the_first_dealer_sits_at_the_table():
    assert refusal(dealer=4) == "bad_dealer"


def test_an_option_must_be_known_and_in_range():
    assert refusal(french=True) == "unknown_option"
    assert refusal(target=0) == refusal(target=1000) == "bad_option"
    assert refusal(form="german") == refusal(settlement="pot") == "bad_option"
    assert refusal(short_deal="six") == refusal(five_deal="six") == "bad_option"
    assert refusal(revoke_costs="nothing") == "bad_option"


@pytest.mark.parametrize(
    ("sides", "players"),
    [("two", 2), ("two", 3), ("two", 5), ("three", 4), ("three", 3), ("three", 5)],
)
def test_sides_need_a_number_of_players_that_divides_so(sides, players):
    assert refusal(sides=sides, players=players) == "bad_option"


def test_nothing_comes_after_the_end():
    assert refusal(total(41, 0, 0, 0), count(9, 0, 0, 0)) == "game_over"
    assert refusal(STOP, {"type": "nonsense"}) == "game_over"


def test_an_entry_has_a_type_of_this_game():
    assert refusal({"type": "bid", "seat": 0}) == "unknown_entry"


MALFORMED = [
    {"type": "trump"},
    {"type": "trump", "suit": "S", "card": "AS"},
    {"type": "trump", "suit": "X"},
    {"type": "trump", "suit": "N"},
    {"type": "count", "honours": {}},
    {"type": "count", "tricks": [3, 2, 2, 2]},
    {"type": "count", "tricks": [3, 2, 2, 2], "cards": [12, 8, 8, 8], "honours": {}},
    {"type": "count", "tricks": [5, 4], "honours": {}},
    {"type": "count", "tricks": [10, -1, 0, 0], "honours": {}},
    {"type": "count", "cards": [40, -4, 0, 0], "honours": {}},
    {"type": "count", "tricks": [3, 2, 2, 2], "honours": {"N": 0}},
    {"type": "count", "tricks": [3, 2, 2, 2], "honours": {"T": "Ann"}},
    {"type": "count", "tricks": [3, 2, 2, 2], "honours": {"TD": 0}},
    {"type": "count", "tricks": [3, 2, 2, 2], "honours": ["T"]},
    {"type": "trick"},
    {"type": "trick", "honours": ["T"]},
    {"type": "trick", "winner": 0, "leader": 1},
    {"type": "trick", "cards": ["6S", "7S", "8S", "9S"], "honours": []},
    {"type": "trick", "winner": 0, "honours": ["TD"]},
    {"type": "trick", "winner": 0, "honours": "T"},
    {"type": "trick", "winner": 0, "honours": [["T"]]},
    {"type": "trick", "winner": 0, "points": 10},
    {"type": "deal_total", "points": [1, 2, 3]},
    {"type": "penalty", "seat": 0, "offence": "revoke", "card": "AS"},
]


@pytest.mark.parametrize("entry", MALFORMED)
def test_an_entry_has_the_parts_of_its_type(entry):
    assert refusal(entry) == "bad_field"


def test_the_ten_of_diamonds_is_named_in_french_whist_only():
    french = trump("S"), {"type": "trick", "winner": 0, "honours": ["TD"]}
    assert scored(*french, form="french")["status"] == "open"


def test_seats_and_sides_are_at_the_table():
    assert refusal(trick(4)) == "bad_seat"
    assert refusal(trump("S"), cards("6S 7S 8S 9S", leader=-1)) == "bad_seat"
    assert refusal(count(9, 0, 0, 0, T=4)) == "bad_seat"
    assert refusal(count(9, 0, T=2), sides="two") == "bad_seat"
    assert refusal(penalty(4, "revoke")) == "bad_seat"


def test_cards_are_those_of_the_pack():
    assert refusal(trump("5S")) == refusal(trump("1S")) == "bad_card"
    assert refusal(trump("S"), cards("6S 7S 8S 2S")) == "bad_card"


def test_the_six_of_spades_may_be_out():
    assert refusal(trump("6S"), players=5, five_deal="six_out") == "bad_card"
    assert scored(trump("6S"), players=5)["next"] == ["count", "trick"]
    assert scored(trump("6S"), players=4, five_deal="six_out")["status"] == "open"


def test_a_trick_has_a_card_from_each():
    assert refusal(trump("S"), cards("6S 7S 8S")) == "wrong_card_count"
    assert refusal(trump("S"), cards("6S 7S 8S 9S TS")) == "wrong_card_count"


def test_rulings_and_misdeals_name_what_the_game_knows():
    assert refusal(penalty(0, "renounce")) == "unknown_offence"
    assert refusal(misdeal("bored")) == "unknown_reason"


def test_the_deal_goes_one_way():
    assert refusal(trick(0), count(9, 0, 0, 0, **ALL_TO_FIRST)) == "not_now"
    assert refusal(trick(0), trump("S")) == "not_now"
    assert refusal(trump("S"), trump("S")) == "not_now"
    assert refusal(trump("S"), trump("S"), form="french") == "not_now"


def test_a_total_stands_for_a_whole_deal():
    assert refusal(trump("S"), total(1, 2, 3, 4)) == "deal_started"
    assert refusal(adjust(0, 1), total(1, 2, 3, 4)) == "deal_started"


def test_french_whist_asks_for_trumps_first():
    french = {"form": "french"}
    assert refusal(count(9, 0, 0, 0), **french) == "trump_unknown"
    assert refusal(trick(0), **french) == "trump_unknown"
    assert scored(**french)["next"] == ["trump"]
    assert scored(trump("C"), **french)["next"] == ["count", "trick"]


def test_cards_are_judged_by_trumps():
    assert refusal(cards("6S 7S 8S 9S")) == "trump_unknown"


def test_the_ten_of_diamonds_is_no_honour_of_its_own_among_trumps():
    french = {"form": "french"}
    whole = count(9, 0, 0, 0, TD=0, **ALL_TO_FIRST)
    assert refusal(trump("D"), whole, **french) == "td_is_trump"
    assert refusal(trump("D"), trick(0, "TD"), **french) == "td_is_trump"
    null = count(9, 0, 0, 0, TD=None, **ALL_TO_FIRST)
    assert scored(trump("D"), null, **french)["status"] == "finished"


@pytest.mark.parametrize("tricks", [(9, 1, 0, 0), (3, 2, 2, 1), (10**12, 0, 0, 0)])
def test_the_tricks_are_those_of_the_deal(tricks):
    assert refusal(count(*tricks)) == "tricks_do_not_add"


def test_piles_are_whole_tricks_and_the_cards_that_were_played():
    assert refusal(piles(15, 9, 6, 6)) == "not_whole_tricks"
    assert refusal(piles(12, 8, 8, 4)) == "cards_do_not_add"
    assert refusal(piles(4 * 10**12, 0, 0, 0)) == "cards_do_not_add"
    assert refusal(piles(12, 8, 8, 9)) == "not_whole_tricks"


def test_an_honour_is_caught_in_a_trick():
    lost = ALL_TO_FIRST | {"T": 1}
    assert refusal(count(9, 0, 0, 0, **lost)) == "honour_without_trick"
    assert refusal(piles(36, 0, 0, 0, **lost)) == "honour_without_trick"


def test_two_players_put_no_more_than_two_honours_in_a_trick():
    assert refusal(count(1, 9, J=0, T=0, A=0), players=2) == "too_many_honours"
    assert refusal(trick(0, "J", "T", "A"), players=2) == "too_many_honours"
    assert scored(count(1, 9, J=0, T=0), players=2)["totals"] == [21, 8]


def test_every_honour_that_was_dealt_is_caught():
    assert refusal(count(9, 0, 0, 0, J=0, T=0, A=0, K=0)) == "honour_missing"
    short = [trick(0, "J", "T", "A", "K"), *[trick(0)] * 7]
    assert refusal(*short, trick(1)) == "honour_missing"
    assert scored(*short, trick(1, "Q"))["deals"][0]["complete"]


@pytest.mark.parametrize(("players", "word"), [(4, None), (2, "Nobody")])
def test_nobody_may_have_an_honour_where_cards_stayed_out(players, word):
    sheet = record(players=players)
    fields = rules.score(sheet, prompts=True)["prompts"][0]["fields"]
    assert [one["none"] for one in fields if one["kind"] == "shares"] == [word]


def test_the_turned_honour_was_in_play_however_many_cards_were_left_out():
    assert refusal(trump("TS"), count(5, 5), players=2) == "honour_missing"
    assert scored(trump("9S"), count(5, 5), players=2)["status"] == "open"


def test_left_out_cards_may_hide_as_many_honours():
    honours = {"J": 0, "T": 0, "A": 0, "K": 0}
    odd_out = count(7, 0, 0, 0, 0, **honours)
    assert scored(odd_out, players=5)["deals"][0]["complete"]
    assert refusal(odd_out, players=5, five_deal="six_out") == "honour_missing"
    sixes = {"players": 2, "short_deal": "sixes"}
    assert refusal(count(18, 0, **honours), **sixes) == "honour_missing"


def test_a_ten_of_diamonds_must_be_caught_too():
    whole = trump("S"), count(9, 0, 0, 0, **ALL_TO_FIRST)
    assert refusal(*whole, form="french") == "honour_missing"


def test_an_honour_falls_once():
    assert refusal(trick(0, "T"), trick(1, "T")) == "honour_taken"
    assert refusal(trick(0, "T", "T")) == "honour_taken"
    by_cards = trump("S"), cards("6S 7S TS 9S")
    assert refusal(*by_cards, trick(1, "T")) == "honour_taken"
    assert refusal(trump("S"), trick(1, "T"), cards("6S 7S TS 9S")) == "honour_taken"


def test_an_honour_missing_at_the_end_is_said_before_one_taken_twice():
    short = [trick(0, "J", "T", "A"), *[trick(0)] * 7]
    assert refusal(*short, trick(1, "T", "K")) == "honour_missing"
    assert refusal(*short, trick(1, "T", "K", "Q")) == "honour_taken"


def test_a_card_is_played_once():
    assert refusal(trump("S"), cards("6S 7S TS 6S")) == "card_seen"
    played = trump("S"), cards("6S 7S TS 8S")
    assert refusal(*played, cards("9S TS KS QS")) == "card_seen"


def test_the_turned_card_is_the_dealers():
    assert refusal(trump("9S"), cards("9S 7S TS 6S")) == "dealers_card"
    assert scored(trump("9S"), cards("TS 7S 6S 9S"))["status"] == "open"


def test_a_revoke_is_found_by_the_cards():
    voids = trump("S"), cards("6H 7H 8H 9D")
    assert refusal(*voids, cards("9C TC JC AH", leader=1)) == "revoke"
    ruled = scored(*voids, penalty(0, "revoke"), cards("9C TC JC AH", leader=1))
    assert ruled["totals"] == [-10, 0, 0, 0]


def test_only_a_ruling_on_this_seats_revoke_lets_it_pass():
    voids = trump("S"), cards("6H 7H 8H 9D")
    assert (
        refusal(*voids, penalty(1, "revoke"), cards("9C TC JC AH", leader=1))
        == "revoke"
    )
    other = penalty(0, "card_exposed")
    assert refusal(*voids, other, cards("9C TC JC AH", leader=1)) == "revoke"


def test_the_winner_is_the_one_by_the_cards():
    assert refusal(trump("S"), cards("6H 7H 6S AH", winner=0)) == "wrong_winner"
    assert scored(trump("S"), cards("6H 7H 6S AH", winner=3))["status"] == "open"


def test_refusals_come_in_the_order_of_the_page():
    wrong = [
        (cards("6H 7H 8H 5H", leader=9), "bad_seat"),
        (cards("6H 7H 5H"), "bad_card"),
        (cards("6H 6H 9S TS"), "card_seen"),
        (cards("9S 7S 6H KS"), "dealers_card"),
    ]
    for entry, code in wrong:
        assert refusal(trump("9S"), entry) == code
    both = count(8, 0, 0, 0, TD=0, **ALL_TO_FIRST)
    assert refusal(trump("D"), both, form="french") == "td_is_trump"
    assert refusal(count(8, 0, 0, 0, T=1)) == "tricks_do_not_add"
    assert refusal(piles(36, 1, 0, 0, T=2)) == "not_whole_tricks"
    assert refusal(count(1, 9, J=0, T=0, A=0), players=2) == "too_many_honours"
