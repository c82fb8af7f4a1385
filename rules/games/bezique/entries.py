"""The shape of bezique's entries."""

from ...fields import Card, Cards, Choice, Flags, Number, Numbers, Seat, Suit, Text
from ...prompts import Form, bad_field
from .course import CARDS
from .melds import WITH_SUIT

HOW = (("show", "shown"), ("exchange", "exchanged"), ("play", "played"))


class Word(Text):
    """The key of a meld."""

    def tell(self, value, table):
        return value.replace("_", " ")


class Lying(Cards):
    """Those of some cards that lie on the table already, perhaps none of them."""

    may_be_empty = True

    def tell(self, value, table):
        return super().tell(value, table) or "none"


def check_trick(entry, table):
    """A trick has a winner or cards; brisques only where they score at once."""
    course = table.deal.course
    if entry.winner is None and entry.cards is None:
        raise bad_field(entry, "it needs a winner or the cards")
    if entry.brisques is not None and course.house.counts is not None:
        raise bad_field(entry, "nothing is counted before the last trick")
    if entry.table is not None:
        check_flags(entry, table, course)


def check_flags(entry, table, course):
    """What came from the table is said card by card, while melds lie there."""
    is_stock_out = course.tricks >= course.house.stock_tricks
    if entry.cards is None or is_stock_out:
        raise bad_field(entry, "melds lie on the table in card by card play only")
    if len(entry.table) != len(table.players):
        raise bad_field(entry, "'table' says yes or no of each card")


def check_meld(entry, table):
    """Only some melds have a suit; what lies there is known card by card only."""
    course = table.deal.course
    has_none = entry.meld in course.house.melds and entry.meld not in WITH_SUIT
    if entry.suit is not None and has_none:
        raise bad_field(entry, "this meld has no suit of its own")
    if entry.table is not None and course.mode != CARDS:
        raise bad_field(entry, "'table' belongs to card by card play")


def check_seven(entry, table):
    """A seven is shown, exchanged or played, in a game where it scores."""
    if table.deal.course.house.has_turn_up and entry.how not in dict(HOW):
        raise bad_field(entry, "'how' is show, exchange or play")


def check_claim(entry, table):
    """The card points are told unless every card is known."""
    is_known = table.deal.course.mode == CARDS
    if is_known == (entry.points is not None):
        raise bad_field(entry, "it needs 'points' unless every card is recorded")


def meld_form(type, words):
    """A meld that is scored, or only laid down."""
    return Form(
        type,
        Seat("seat"),
        Word("meld"),
        Suit("suit", optional=True),
        Cards("cards", optional=True),
        Lying("table", optional=True),
        check=check_meld,
        words=(words + " {meld} of {suit}", words + " {meld}"),
    )


class How(Choice):
    """How a seven scores; an unknown word is left to the check of the form."""

    def is_formed(self, value, table):
        return type(value) is str


TURN_UP = Form("turn_up", Card("card"), words=("{card} is turned up",))
TRICK = Form(
    "trick",
    Seat("winner", optional=True),
    Cards("cards", count="seats", optional=True),
    Number("brisques", low=0, optional=True),
    Flags("table", optional=True),
    check=check_trick,
    words=("{cards}", "Trick to {winner}, brisques {brisques}", "Trick to {winner}"),
)
MELD = meld_form("meld", "{seat}:")
LAY = meld_form("lay", "{seat} lays")
SEVEN = Form(
    "seven",
    Seat("seat"),
    How("how", *HOW),
    check=check_seven,
    words=("{seat}: seven {how}",),
)
BRISQUES = Form(
    "brisques",
    Seat("seat"),
    Number("count", low=1),
    words=("{seat}: brisques {count}",),
)
LAST_TRICK = Form("last_trick", Seat("winner"), words=("Last trick: {winner}",))
COUNT = Form("count", Numbers("brisques"), words=("Brisques: {brisques}",))
COUNT_POINTS = Form("count", Numbers("points"), words=("In cards: {points}",))
CLAIM = Form(
    "claim",
    Seat("seat"),
    Numbers("points", optional=True),
    check=check_claim,
    words=("{seat} calls the game",),
)
FORMS = (TURN_UP, TRICK, MELD, SEVEN, BRISQUES, LAST_TRICK, COUNT)
FORMS_OF_500 = (TURN_UP, TRICK, MELD, SEVEN, LAST_TRICK, COUNT_POINTS, CLAIM)
