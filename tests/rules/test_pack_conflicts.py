"""Melds that exclude each other are named in the refusal, by whom they were made."""

import pytest

import rules
from tests.bench.played import GAMES, played_from


def refusal(game, players, entries):
    """The refusal of the last of some entries: its code and its sentence."""
    record = {"game": game, "players": players, "dealer": 0, "options": {}}
    *before, last = entries
    rules.replay(record | {"entries": before})
    with pytest.raises(rules.RuleError) as refused:
        rules.replay(record | {"entries": [*before, last]})
    return refused.value.code, refused.value.message


def bezique(*melds):
    turned = {"type": "turn_up", "card": "9H"}
    return refusal("bezique", ["Ann", "Bob"], [turned, *map(meld, melds)])


def meld(told):
    seat, name, *suit = told
    entry = {"type": "meld", "seat": seat, "meld": name}
    return entry | ({"suit": suit[0]} if suit else {})


def pinochle(*hands):
    upcard = {"type": "upcard", "card": "9H"}
    melds = [{"type": "meld", "seat": seat, "melds": one} for seat, one in hands]
    return refusal("pinochle", ["Ann", "Bob", "Cleo"], [upcard, *melds])


def pinochle_two(*melds):
    upcard = {"type": "upcard", "card": "9H"}
    return refusal("pinochle_two", ["Ann", "Bob"], [upcard, *map(meld, melds)])


def test_bezique_names_the_melds_of_both_sides_that_need_a_card():
    code, words = bezique((0, "bezique"), (1, "bezique"), (0, "double_bezique"))
    assert code == "not_available"
    assert words == (
        "Ann's bezique, Bob's bezique and Ann's double bezique all need the jack of "
        "diamonds, and there are only two copies."
    )


def test_bezique_counts_a_marriage_that_went_into_a_sequence_once():
    royal = (0, "marriage", "H")
    _code, words = bezique(royal, (0, "sequence", "H"), royal, (1, "marriage", "H"))
    assert words.startswith(
        "Ann's sequence, Ann's trump marriage in hearts and Bob's trump marriage"
    )


def test_bezique_says_how_often_the_same_meld_was_made():
    both = (0, "marriage", "C"), (0, "marriage", "C")
    _code, words = bezique(*both, (1, "marriage", "C"))
    assert words.startswith("Ann's marriage in clubs (twice) and Bob's marriage in")


def test_bezique_names_the_meld_in_which_a_card_has_served():
    code, words = bezique(
        (0, "marriage", "C"), (1, "marriage", "C"), (0, "marriage", "C")
    )
    assert code == "already_used"
    assert words == (
        "The kings of clubs that are left are already used in Ann's marriage in "
        "clubs: Ann's next marriage in clubs needs another."
    )


@pytest.mark.parametrize("key", [key for key in GAMES if key.startswith("bezique")])
def test_bezique_bars_a_tap_where_there_is_a_reason(key):
    record, judged = played_from(GAMES[key], "barred"), []
    referee = rules.replay(record | {"entries": []})
    for entry in record["entries"]:
        deal = referee.table.deal
        for room in referee.open_rooms():
            for question in [] if room.why_none(deal) else room.questions(deal):
                for _value, tap in room.try_taps(
                    deal, question, question.tapped_field()
                ):
                    is_barred = room.is_barred(deal, tap)
                    judged.append(is_barred)
                    assert is_barred == bool(room.why_not_tap(deal, tap))
        referee.enter(entry)
    assert {True, False} == set(judged)


def test_bezique_says_that_a_card_lies_turned_up():
    lies = {"type": "turn_up", "card": "KH"}
    royal = {"type": "meld", "meld": "marriage", "suit": "H"}
    melds = [royal | {"seat": 0}, royal | {"seat": 1}]
    _code, words = refusal("bezique", ["Ann", "Bob"], [lies, *melds])
    assert words.endswith("and there are only two copies, one of which is turned up.")


def test_pinochle_names_the_hands_that_need_a_card():
    code, words = pinochle(
        (1, ["kings"]), (2, ["royal_marriage"]), (0, ["royal_marriage"])
    )
    assert code == "card_gone"
    assert words == (
        "Bob's kings, Cleo's royal marriage and Ann's royal marriage all need the king "
        "of hearts, and there are only two copies."
    )


def test_two_hands_at_pinochle_exclude_each_other():
    _code, words = pinochle((1, ["kings"]), (0, ["kings", "kings"]))
    assert words.startswith(
        "Bob's kings and Ann's eight kings both need the king of clubs"
    )


def test_two_at_pinochle_hear_in_which_melds_both_copies_lie():
    code, words = pinochle_two((0, "marriage_c"), (1, "marriage_c"), (0, "marriage_c"))
    assert code == "card_gone"
    assert words.startswith("Ann's marriage in ♣, Bob's marriage in ♣ and Ann's next")


def trick(*cards, type="trick"):
    return {"type": type, "cards": list(cards)}


NINE_OF_HEARTS = {"type": "turn_up", "card": "9H"}
UPCARD = {"type": "upcard", "card": "9H"}
TWO_QUEENS = [trick("QS", "7S"), trick("QS", "8S")]  # Bob leads to both


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        (
            [*TWO_QUEENS, meld((1, "marriage", "S"))],
            "No queen of spades is left for Bob's marriage in spades: Bob played one "
            "in trick 1 and Bob played one in trick 2.",
        ),
        (
            [trick("QS", "7S"), trick("QS", "QS")],
            "No queen of spades is left for Ann to play: Bob played one in trick 1 and "
            "Bob plays one now.",
        ),
        (
            [
                trick("AS", "7S"),
                meld((1, "marriage", "S")),
                trick("7D", "AD"),
                meld((0, "double_bezique")),
            ],
            "There are not two queens of spades left for Ann's double bezique: one is "
            "in Bob's marriage in spades.",
        ),
    ],
    ids=["both played", "played now", "in a meld"],
)
def test_bezique_card_by_card_says_where_the_copies_are(entries, words):
    code, told = refusal("bezique", ["Ann", "Bob"], [NINE_OF_HEARTS, *entries])
    assert (code, told) == ("not_available", words)


def test_bezique_names_the_melds_that_are_too_many_for_a_hand():
    won = [
        trick(*cards)
        for cards in (("AS", "7D"), ("AC", "8D"), ("TS", "9D"), ("TC", "8C"))
    ]
    names = ["Ann", "Bob"]
    entries = [NINE_OF_HEARTS, won[0], meld((1, "marriage", "S"))]
    entries += [won[1], meld((1, "marriage", "C")), won[2], meld((1, "marriage", "D"))]
    entries += [won[3], meld((1, "marriage", "H"))]
    code, words = refusal("bezique", names, entries)
    assert code == "hand_limit"
    assert words == (
        "Bob's marriage in spades, Bob's marriage in clubs, Bob's marriage in diamonds "
        "and Bob's trump marriage in hearts together need more than the seven cards of "
        "a hand."
    )


@pytest.mark.parametrize(
    ("game", "entries", "words"),
    [
        (
            "pinochle",
            [
                trick("AS", "TS", "9S", type="play"),
                trick("AS", "KS", "AS", type="play"),
            ],
            "No ace of spades is left for Cleo to play: Ann played one in trick 1 and "
            "Ann plays one now.",
        ),
        (
            "pinochle_two",
            [
                trick("KC", "9C", type="play"),
                meld((1, "kings")),
                trick("AC", "KC", type="play"),
            ],
            "No king of clubs is left for Ann to play: Bob played one in trick 1 and "
            "one is in Bob's kings.",
        ),
        (
            "pinochle_two",
            [trick("9H", "9D", type="play"), {"type": "deece", "seat": 1}],
            "No nine of hearts is left for Bob's deece: Bob played one in trick 1 and "
            "one is turned up.",
        ),
    ],
    ids=["played", "in a meld", "turned up"],
)
def test_pinochle_card_by_card_says_where_both_copies_are(game, entries, words):
    players = ["Ann", "Bob", "Cleo"][: 3 if game == "pinochle" else 2]
    assert refusal(game, players, [UPCARD, *entries]) == ("card_gone", words)


def test_a_single_card_that_lies_turned_up_is_said_to_lie_there():
    turned, sequence = {"type": "turn_up", "card": "QD"}, meld((0, "sequence"))
    code, words = refusal("bezique_500", ["Ann", "Bob"], [turned, sequence])
    assert code == "not_available"
    assert words == (
        "No queen of diamonds is left for Ann's sequence: it is turned up."
    )


def test_scotch_whist_says_who_has_taken_an_honour():
    won = {"type": "trick", "honours": ["K"]}
    entries = [{"type": "trump", "suit": "H"}, *[won | {"winner": n} for n in (1, 0)]]
    code, words = refusal("scotch_whist", ["Ann", "Bob"], entries)
    assert code == "honour_taken"
    assert words == "The king is already taken by Bob."
