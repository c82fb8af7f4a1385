"""What a table hears and sees of a deal of piquet beyond its points."""

from .combinations import CLASS_WORDS, CLASSES, words_of

# what is said so loud that all else of an entry comes after it
LOUD = (": repique", ": pique", ": capot", ": shared capot", ": carte blanche")
# what is told aloud where the referee has nothing to say to it
ALOUD = ("declare", "award", "exchange", "hand")


def nothings(deal):
    """(sides, reason, text) of what was claimed or counted in vain."""
    nothings = []
    for kind in CLASSES:
        nothings += of_nobody(deal, kind) + claimed_in_vain(deal, kind)
    if deal.is_played and not deal.reckon().card_lines:
        nothings.append((sorted(deal.sides), "cards", "Cards divided"))
    return nothings + of_silenced(deal)


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
