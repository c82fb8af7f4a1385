"""What history keeps of piquet: its tags; elder and younger, repiques, what sank."""

from ...history import MEAN, SHARE, TIMES, Count, points_for
from .claims import Claim
from .combinations import CLASSES
from .holdings import best_parts


def is_drawn(sheet):
    """Whether nobody won."""
    return "draw" in sheet["result"]["tags"]


# (tag, words, reasons of lines or a question to the sheet). What a deal brought is a
# tag of the result: a pique of one who scored nothing in the end was none.
KNOWN_FOR = (
    ("repique", "repique", ()),
    ("pique", "pique", ()),
    ("capot", "capot", ()),
    ("carte_blanche", "carte blanche", ()),
    ("rubicon", "rubicon", ()),
    ("double", "paid double", ()),
    ("extra_deals", "extra deals after a level score", ()),
    ("tie", "tie", is_drawn),
    ("forfeit", "forfeit", ()),
)


BRILLIANT = (
    ("carte_blanche", "Carte blanche"),
    ("repique", "Repique"),
    ("pique", "Pique"),
    ("capot", "Capot"),
)
COUNTS = (
    Count(
        "points",
        "Points per deal",
        MEAN,
        (("elder", "As elder"), ("younger", "As younger")),
    ),
    Count("brilliant", "Piques, repiques and capots", TIMES, BRILLIANT),
    Count("suffered", "Piques, repiques and capots suffered", TIMES, BRILLIANT),
    Count(
        "rubicon",
        "Rubicons",
        TIMES,
        (("made", "Made"), ("suffered", "Suffered")),
        unit="game",
    ),
    Count(
        "sunk",
        "Declarations sunk",
        SHARE,
        (("point", "Point"), ("sequence", "Sequences"), ("set", "Sets")),
        unit="declaration",
    ),
)
PAID_FOR = ("rubicon", "double")  # the tags of a game lost below the line


def of_deal(table, deal):
    """The points of those who played, what was brilliant, and what was sunk."""
    points = table.points(deal)
    for place, side in enumerate(deal.sides):
        yield side, "points", "younger" if place else "elder", points[side], 1
        for reason, _words in BRILLIANT:
            counts = [len(points_for(deal, one, (reason,))) for one in deal.sides]
            yield side, "brilliant", reason, counts[place], 1
            yield side, "suffered", reason, sum(counts) - counts[place], 1
    for seat in deal.hands:
        yield from sunk(deal, seat)


def sunk(deal, seat):
    """Where a hand is known, what it held and its player did not declare in full."""
    for kind in CLASSES:
        declared = deal.declarations.declaration(seat, kind)
        best = best_parts(kind, deal.holdings.entered[seat])
        if declared and best:
            is_sunk = is_less(declared, Claim(kind, best))
            yield deal.side_of(seat), "sunk", kind, int(is_sunk), 1


def is_less(claim, held):
    """Whether a claim has less than the hand held; details left out are not less."""
    if not claim.parts:
        return True
    return claim.strength[0] < held.strength[0] or len(claim.parts) < len(held.parts)


def of_game(table, result):
    """The rubicon, or what doubles a game, where two sides play."""
    if len(table.sides) != 2 or table.is_stopped or not result.winners:
        return
    is_lost = int(any(tag in result.tags for tag in PAID_FOR))
    for side in range(2):
        part = "made" if side in result.winners else "suffered"
        yield side, "rubicon", part, is_lost, 1
