"""The shape of Pinochle's entries, in both games."""

from ...fields import Card, Cards, Choices, Flag, Number, Numbers, Seat, Seats, Text
from ...prompts import Form, bad_field
from .counting import ALL_CARDS
from .melds import DEECE, SINGLES, words_of


class Names(Choices):
    """A list of words that are looked up only when their turn comes."""

    def is_formed(self, value, table):
        return type(value) is list and all(type(word) is str for word in value)

    def tell(self, value, table):
        return ", ".join(words_of(name) for name in value) or "nothing"


class Name(Text):
    """The name of a meld, looked up only when its turn comes."""

    def tell(self, value, table):
        return words_of(value)


class Sides(Seats):
    """A list of sides, each at most once."""

    def check_seats(self, value, table):
        for side in value:
            table.check_side(side)

    def tell(self, value, table):
        return ", ".join(table.name(side) for side in value) or "nobody"


def check_hand(entry, table):
    """A hand is named or shown, or is a bare total; a total may go with either."""
    if entry.melds is not None and entry.cards is not None:
        raise bad_field(entry, "it has melds or cards, not both")
    if entry.melds is None and entry.cards is None and entry.points is None:
        raise bad_field(entry, "it needs melds, cards or points")


def check_meld(entry, table):
    """A meld has a name, and perhaps what is new in it; or it is points alone."""
    if (entry.meld is None) == (entry.points is None):
        raise bad_field(entry, "it has the name of one meld, or points")
    if entry.new is not None and (entry.points is not None or not entry.new):
        raise bad_field(entry, "new cards, one or more, go with the name of a meld")


UPCARD = Form("upcard", Card("card"), words=("{card} is turned up",))
PLAY = Form("play", Cards("cards", count="seats"), words=("{cards}",))
TAKEN = Form(
    "taken",
    Numbers("points", blanks=1),
    Seat("last", optional=True),
    Sides("won_a_trick", optional=True),
    words=("Cards {points}, last trick to {last}", "Cards {points}"),
)
CALL_OUT = Form(
    "call_out",
    Seat("seat"),
    Number("cards", 0, ALL_CARDS, optional=True),
    words=("{seat} calls out with {cards} in tricks", "{seat} calls out"),
)
AT_TABLE = (
    UPCARD,
    Form("exchange", Seat("seat"), words=("{seat} exchanges the deece",)),
    Form(
        "meld",
        Seat("seat"),
        Number("points", optional=True),
        Names("melds", *SINGLES, DEECE, most=2, optional=True),
        Cards("cards", optional=True),
        check=check_hand,
        words=("{seat} melds {melds}", "{seat} melds {cards}", "{seat} melds {points}"),
    ),
    PLAY,
    TAKEN,
    CALL_OUT,
)
TWO_HANDED = (
    UPCARD,
    Form(
        "deece",
        Seat("seat"),
        Flag("exchange", optional=True),
        words=("Deece of {seat}",),
    ),
    Form(
        "meld",
        Seat("seat"),
        Name("meld", optional=True),
        Cards("new", optional=True),
        Number("points", optional=True),
        check=check_meld,
        words=("{seat} melds {meld}", "{seat} melds {points}"),
    ),
    PLAY,
    TAKEN,
    CALL_OUT,
    Form("double", Seat("seat"), words=("{seat} doubles",)),
    Form("answer", Seat("seat"), Flag("accept"), words=("{seat} answers",)),
)
