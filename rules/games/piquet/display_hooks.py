"""What a table hears and sees of a deal of piquet beyond its points."""

from .answer import REPLIES, asks_first
from .combinations import CLASS_NAMES, CLASS_WORDS, CLASSES, words_of, words_of_all
from .pique import repique_side
from .scoring import bonus

# announcements so loud that all else of an entry comes after them
LOUD = (": repique", ": pique", ": capot", ": shared capot", ": carte blanche")
# the entries read aloud when the referee has nothing to say to them
ALOUD = ("declare", "award", "exchange", "hand")


def way_told(deal):
    """The way of recording of what was entered: by cards, as it is said, by results."""
    book, taken = deal.declarations, deal.tricks.taken
    if deal.hands or any(trick.cards for trick in taken):
        return "cards"
    if taken or book.is_spoken():
        return "call"
    return "quick" if deal.total or book.awards else ""


def as_heard(deal, text):
    """A reply with who scores by it; a question for as long as it waits.

    It is about the latest claim: an answer is heard as it was given.
    """
    if deal.latest is None:
        return text
    table, kind, book = deal.table, deal.latest[1].kind, deal.declarations
    if text == table.game.question(table, kind):
        return text if asks_first(book) else ""
    winner = book.winners[kind]
    is_won = text in REPLIES.values() and winner is not None
    return f"{text}: {table.name(winner)} scores" if is_won else text


def as_told(deal, words):
    """All that a hand holds in a class, by its name."""
    if not deal.latest:
        return words
    seat, claim = deal.latest
    held = words_of_all(claim.parts) or f"nothing for the {CLASS_NAMES[claim.kind]}"
    name = deal.name(seat)
    best = f"{name} declares everything they hold for the {CLASS_NAMES[claim.kind]}"
    return f"{name}: {held[:1].lower()}{held[1:]}" if words == best else words


def nothings(deal):
    """(sides, reason, text) of what was claimed or counted in vain."""
    nothings = []
    for kind in CLASSES:
        nothings += of_nobody(deal, kind) + claimed_in_vain(deal, kind)
    if deal.is_played and not deal.reckon().card_lines:
        nothings.append((sorted(deal.sides), "cards", "Cards divided"))
    return nothings + of_silenced(deal)


def repique_to_come(deal):
    """The repique that is due now that all is said: it counts with the first trick."""
    side = repique_side(deal)
    if side is None:
        return []
    points = bonus(deal, side, "repique", "").points
    text = f"Repique: {deal.table.name(side)} scores {points} at the first trick"
    return [([], "repique", text)]


def of_nobody(deal, kind):
    """A class of which it was said at once that nobody scores it."""
    if deal.declarations.awards.get(kind, (0,))[0] is not None:
        return []
    return [(sorted(deal.sides), kind, f"{CLASS_WORDS[kind]}: nobody scores")]


def claimed_in_vain(deal, kind):
    """The claims of a class that are not good, equal, or false."""
    book, winner = deal.declarations, deal.class_winner(kind)
    if kind in book.open:
        return []
    end = "equal" if winner is None else "not good"
    return [
        (
            [deal.side_of(seat)],
            kind,
            f"{in_words(claim)}: {why_vain(deal, kind, seat) or end}",
        )
        for seat, claim in book.claims(kind)
        if deal.side_of(seat) != winner
    ]


def why_vain(deal, kind, seat):
    """Why a claim does not score, where it is not by a better or an equal one."""
    return "false" if deal.false.get(kind, (None,))[0] == seat else ""


def in_words(claim):
    """A claim with all its parts."""
    return ", ".join([words_of(part) for part in claim.parts])


def of_silenced(deal):
    """The sides that score nothing by a ruling, and had nothing to lose."""
    lost = [line.side for line in deal.lines if line.reason == "no_count"]
    return [
        ([side], "no_count", "Scores nothing in this deal")
        for side in deal.silenced
        if side not in lost
    ]
