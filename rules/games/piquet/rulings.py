"""Irregularities: what went wrong, what the referee says, what it does to the score."""

from ...card_game import Misdeal, Offence
from ...errors import RuleError
from ...fields import Choice, Number
from .claims import CLASSES
from .declarations import CLASS_NAMES
from .showing import show
from .speaking import check_score

MOST_MISSING = 5
CLASS = Choice(
    "class", *[(kind, CLASS_NAMES[kind]) for kind in CLASSES], label="In which class?"
)
POINTS = Number("points", 0, 1000, optional=True, label="The others score there")

MISDEALS = (
    Misdeal("card_exposed", "A card was exposed in dealing"),
    Misdeal("wrong_count", "Somebody has a wrong number of cards"),
    Misdeal("faced_card", "A card lies face up in the pack"),
    Misdeal("imperfect_pack", "The pack is not complete"),
    Misdeal("wrong_dealer", "The wrong player has dealt"),
    Misdeal("agreed", "Agreed at the table"),
)


def ruling(rule):
    """A rule with what all have in common: it is said, and the sheet follows."""

    def ruled(table, entry):
        books = table.deal.books
        table.announce(
            f"Penalty: {books.name(entry.seat)}, {entry.offence.replace('_', ' ')}"
        )
        rule(books, entry)
        books.imagine()
        if books.lost_by is None:
            books.write()
            show(books)

    return ruled


def no_effect(books, entry):
    """It is said and nothing more."""


def no_score(books, entry):
    """The side scores nothing in this deal."""
    side = books.side_of(entry.seat)
    if side not in books.silenced:
        books.silenced.append(side)


def miscall(books, entry):
    """An error owned in time: the claim is taken back."""
    kind = getattr(entry, "class")
    books.check_declaring()
    book = books.declarations
    has_award = book.awards.get(kind, (None,))[0] == books.side_of(entry.seat)
    if not has_award and not book.has_claim(entry.seat, kind):
        raise nothing_claimed(books, entry)
    book.take_back(entry.seat, kind)


def false_declaration(books, entry):
    """A false claim found in play: the class goes, and all the offender's points."""
    kind, side = getattr(entry, "class"), books.side_of(entry.seat)
    if not books.is_closed:
        raise RuleError(
            "before_play", "Before a card is played this is a miscall: take it back."
        )
    if kind in books.false or books.class_winner(kind) != side:
        raise nothing_claimed(books, entry)
    to = books.game.adversary(books, entry)
    if to == side:
        raise RuleError("bad_seat", "The points go to one of the others.")
    if entry.points:
        check_score(books, kind, entry.points)
    books.false[kind] = (entry.seat, to, entry.points or 0)
    no_score(books, entry)


def nothing_claimed(books, entry):
    """The refusal of a ruling on a claim that was not made."""
    return RuleError(
        "nothing_claimed",
        f"{books.name(entry.seat)} has no {CLASS_NAMES[getattr(entry, 'class')]}.",
    )


def revoke(books, entry):
    """The tricks from the revoke on are taken back, to be entered again."""
    if entry.trick > books.tricks.number():
        raise RuleError("no_such_trick", f"Trick {entry.trick} has not been played.")
    books.tricks.take_back(entry.trick)


def drew_wrongly(books, entry):
    """Cards taken from the stock against the rules: the deal, or the game, is lost."""
    if books.table.options.get("stock_offence") == "loses_game":
        books.lost_by = books.side_of(entry.seat)
        books.table.rewrite([])
    else:
        no_score(books, entry)


def short_hand(books, entry):
    """The player goes on with too few cards."""
    if books.tricks.taken:
        raise RuleError("play_begun", "That has to be said before the first trick.")
    books.tricks.shorten(entry.seat, entry.missing)


def only_elder(rule):
    """A rule for an offence of the player who does not deal."""

    def ruled(books, entry):
        check_offender(books, entry, books.seats[0])
        rule(books, entry)

    return ruled


def only_dealer(rule):
    """A rule for an offence of the dealer."""

    def ruled(books, entry):
        check_offender(books, entry, books.table.deal.dealer)
        rule(books, entry)

    return ruled


def check_offender(books, entry, seat):
    """Refuses an offence that this player cannot commit."""
    if entry.seat != seat:
        raise RuleError("wrong_offender", f"Only {books.name(seat)} can do this.")


MISCALL = Offence(
    "miscall",
    "Called what he does not hold, and says so before play",
    "The claim is taken back; all may declare there again",
    CLASS,
    rule=ruling(miscall),
)
LONG_HAND = Offence(
    "long_hand",
    "Played with too many cards",
    "He scores nothing in this deal",
    rule=ruling(no_score),
)


def false_claim(*adversaries):
    """A false declaration; `adversaries`: the field that names one of several."""
    return Offence(
        "false_declaration",
        "Scored what he does not hold, found in play",
        "He scores nothing in this deal; the others count the class if they can",
        CLASS,
        POINTS,
        *adversaries,
        rule=ruling(false_declaration),
    )


def revoke_in(tricks):
    """A revoke in a deal of so many tricks."""
    return Offence(
        "revoke",
        "Did not follow suit though able",
        "The cards are taken back to that trick and played again",
        Number("trick", 1, tricks, label="From which trick on?"),
        rule=ruling(revoke),
    )


def offences(tricks, *adversaries):
    """The offences of every game of so many tricks."""
    return (MISCALL, false_claim(*adversaries), LONG_HAND, revoke_in(tricks))


STOCK_OFFENCES = (
    Offence(
        "elder_overdrew",
        "Elder took more than five cards",
        "The game is lost, or nothing scored in this deal, as agreed",
        rule=ruling(only_elder(drew_wrongly)),
    ),
    Offence(
        "dealer_drew_first",
        "The dealer drew before elder",
        "The game is lost, or nothing scored in this deal, as agreed",
        rule=ruling(only_dealer(drew_wrongly)),
    ),
    Offence(
        "excess_returned",
        "Cards drawn too many went back unseen",
        "No penalty",
        rule=ruling(no_effect),
    ),
    Offence(
        "unannounced_leave",
        "Elder left cards and did not say so",
        "The dealer may take all that are left, even late",
        rule=ruling(only_elder(no_effect)),
    ),
    Offence(
        "short_hand",
        "Discarded more than was drawn",
        "He plays with what he has; the other takes the last tricks",
        Number("missing", 1, MOST_MISSING, label="How many are missing?"),
        rule=ruling(short_hand),
    ),
)
