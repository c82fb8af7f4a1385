"""What the referee says: replies, counts, repique and pique, the cards."""

from .holdings import bit_of
from .in_hand import sums

REPLIES = {"good": "Good", "not_good": "Not good", "equal": "Equal"}
CARD_WORDS = {
    "cards": "the cards",
    "capot": "capot",
    "shared_capot": "shared capot",
    "shared_cards": "shared cards",
}


def call_reply(books, kind):
    """Where two play, the second speaker's reply to the first, if nobody gave one."""
    book = books.declarations
    pair = [(seat, claim) for seat, claim in book.spoken if claim.kind == kind]
    is_due = books.game.has_replies and kind not in book.answers
    if not is_due or len(pair) < 2 or not pair[0][1].parts:
        return
    if kind in book.open:
        books.table.announce(books.game.question(books.table, kind))
    else:
        books.table.announce(REPLIES[reply(book.winners[kind], pair[0][0], books)])


def reply(winner, first, books):
    """The reply of the second speaker when a side has the class, or none."""
    if winner is None:
        return "equal"
    return "good" if winner == books.side_of(first) else "not_good"


def call_starts(books):
    """Repique, and what each side has in hand, when declaring is over."""
    table, sheet = books.table, books.sheet
    if sheet.repique is not None:
        table.announce(f"{table.name(sheet.repique)}: repique")
    starts = sums(books.sides, sheet.in_hand.lines + sheet.repique_lines)
    for side in books.sides:
        start = 0 if side in books.silenced else starts[side]
        table.announce(f"{table.name(side)} starts with {start}")


def call_pique(books):
    """Pique, by the entry that brought it."""
    books.table.announce(f"{books.table.name(books.sheet.pique)}: pique")


def call_trick(books):
    """The counts after a trick, and that the cards do not bear out the claims."""
    trick, sheet = books.tricks.taken[-1], books.sheet
    if sheet.piqued_at == books.tricks.number() - 1:
        call_pique(books)
    place = books.sides.index(books.side_of(trick.leader))
    for side in books.sides[place:] + books.sides[:place]:
        books.table.announce(f"{books.table.name(side)} {sheet.count(side)}")
    if trick.plays and not books.is_doubted:
        plays = [(seat, bit_of(card)) for seat, card in trick.plays]
        if not books.imagined.bears(plays):
            books.is_doubted = True
            books.table.announce("Claims do not fit the cards played")


def call_cards(books):
    """Who has the cards, and what he counts with them."""
    table, sheet = books.table, books.sheet
    for side, _points, reason, _text in sheet.card_lines:
        words = CARD_WORDS[reason]
        table.announce(f"{table.name(side)}: {words}, {sheet.final_count(side)}")
    if not sheet.card_lines:
        table.announce("Cards divided")


def call_deal(table):
    """The points of a complete deal, doubled and corrected."""
    points = table.points(table.deal)
    told = [
        f"{table.name(side)} {points[side]}" for side in sorted(table.deal.books.sides)
    ]
    table.announce(f"Deal {table.deal.number}: {', '.join(told)}")
