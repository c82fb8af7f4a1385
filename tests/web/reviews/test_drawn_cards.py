"""Cards in the words of a review are drawn; the hands of a deal are kept up."""

import pytest

from scorekeeper.reviews.drawn_cards import hands, with_cards

SPADE = {"text": "♠", "suit": " of spades", "ink": ""}
HEART = {"text": "♥", "suit": " of hearts", "ink": "red"}


def text(*pieces):
    """Pieces as the screen writes them: a text, or the sign of a suit."""
    return [
        {"text": piece, "suit": "", "ink": ""} if type(piece) is str else piece
        for piece in pieces
    ]


def plain(pieces):
    return [
        piece["whose"] + piece["name"] if "rank" in piece else piece["text"]
        for piece in pieces
    ]


def test_a_card_is_drawn_where_it_is_named():
    drawn = with_cards(text("Cleo takes 10", HEART, " with A", SPADE))
    assert plain(drawn) == [
        "Cleo takes ",
        "ten of hearts",
        " with ",
        "ace of spades",
    ]
    assert (drawn[1]["rank"], drawn[1]["sign"], drawn[1]["ink"]) == ("10", "♥", "red")


def test_whose_card_it_is_stays_with_it():
    drawn = with_cards(text("Ann: 7", SPADE, ", Bob: 8", HEART, ". Bob takes it"))
    assert plain(drawn) == [
        "Ann:seven of spades",
        ", ",
        "Bob:eight of hearts",
        ". Bob takes it",
    ]


def test_the_sign_of_a_suit_alone_is_no_card():
    pieces = text("Ann melds marriage in ", SPADE | {"suit": "spades"})
    assert with_cards(pieces) == pieces


def test_cards_that_the_words_do_not_name_follow_them():
    meld = {"type": "meld", "meld": "marriage", "cards": ["KS", "QS"]}
    drawn = with_cards(text("Ann: marriage"), meld)
    assert [piece.get("name") for piece in drawn[2:]] == [
        "king of spades",
        "queen of spades",
    ]


@pytest.mark.parametrize(
    "entry",
    [
        {"type": "count", "points": [12, 10], "cards": [30, 22]},
        {"type": "meld", "meld": "marriage", "suit": "S"},
        {"type": "upcard", "card": "9"},
    ],
)
def test_what_is_no_card_is_not_drawn(entry):
    assert with_cards(text("Ann"), entry) == text("Ann")


def test_a_hand_loses_what_is_played():
    entries = [
        {"type": "hand", "seat": 0, "cards": ["7S", "KH", "AS"]},
        {"type": "hand", "seat": 1, "cards": ["8S", "9H"]},
        {"type": "trick", "cards": ["AS", "8S"]},
    ]
    ann, bob = hands(entries, ["Ann", "Bob"])
    assert ann["name"] == "Ann"
    assert [card["name"] for card in ann["cards"]] == [
        "seven of spades",
        "king of hearts",
    ]
    assert [card["rank"] for card in bob["cards"]] == ["9"]
    played = [*entries, {"type": "trick", "cards": ["KH", "9H"]}]
    assert [hand["name"] for hand in hands(played, ["Ann", "Bob"])] == ["Ann"]
    assert hands([], ["Ann", "Bob"]) == []
