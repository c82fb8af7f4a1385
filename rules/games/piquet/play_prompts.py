"""How a screen asks for the play: all of it at once, or trick by trick."""

from ...fields import Cards, Flag, Number, Numbers, Seat, Side
from ...prompts import Prompt
from .pique import may_hang_on_run
from .ways import CALL, CARDS, QUICK


def winner_prompt(books):
    """Who has won a trick: one tap; low cards matter where only high ones count."""
    order = books.tricks.order()
    fields = [Seat("winner", *order)]
    if books.table.options["count"] == "classic":
        fields.append(Flag("lead_low", optional=True, label="a low card led"))
        fields.append(Flag("win_low", optional=True, label="a low card won"))
    return Prompt(
        "trick", trick_label(books), *fields, way=CALL, help=score(books), turn=order[0]
    )


def cards_prompt(books):
    """The cards of a trick in order of play."""
    order = books.tricks.order()
    played = [card for seat in books.seats for card in books.tricks.cards[seat]]
    names = ", ".join(books.name(seat) for seat in order)
    return Prompt(
        "trick",
        trick_label(books),
        Cards("cards", count=len(order), seen=played, label=f"In order: {names}"),
        way=CARDS,
        help=score(books),
        turn=order[0],
    )


def trick_label(books):
    """The trick that is due."""
    return f"Who takes trick {books.tricks.number() + 1}?"


def score(books):
    """The tricks taken so far."""
    return " \u2013 ".join(str(number) for number in books.tricks_won())


def play_prompt(books):
    """The play at once: tricks, and what is remembered of it or its points."""
    whole = books.tricks.whole
    fields = [Numbers("tricks", high=whole, total=whole, label="Tricks")]
    if books.game.has_replies and books.table.options["count"] == "every":
        elder, younger = books.seats
        last = Side("last", *books.sides, label="The last trick")
        label = f"Tricks {books.name(younger)} won that {books.name(elder)} led"
        fields += [last, Number("captures", 0, whole, label=label)]
    else:
        fields.append(Numbers("points", high=2 * whole + 2, label="Points in play"))
    if may_hang_on_run(books):
        label = "Points made in play before anyone else scored"
        fields.append(Number("run", 0, 30, optional=True, label=label))
    return Prompt("play", "The play", *fields, way=QUICK)
