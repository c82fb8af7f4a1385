"""The questions about melds, as they are drawn: values, and what cannot be with why."""

from ...fields import Cards, Choice, Fixed, Suit
from ...prompts import Prompt
from .course import TALLY
from .entries import Lying
from .melds import FOURS, SEQUENCE, WORTH
from .offers import lying, offers, plain_offers, suit_offers
from .trick_prompts import way_of


def meld_prompt(course, seat):
    """The melds of a player that need no more than a name."""
    name = course.table.players[seat]
    choice = offered("meld", offers(course, seat))
    fields = [Fixed("seat", seat)] + lying_fields(course, seat) + [choice]
    return in_sight(course, f"{name} melds", fields)


def suit_prompt(course, seat, meld):
    """A meld of a player that is told by its suit."""
    fields = suit_fields(course, seat, meld, suit_offers(course, seat, meld))
    return in_sight(course, named(course, seat, meld), fields)


def plain_prompt(course, seat):
    """A sequence in a plain suit, which is rare enough to be folded away."""
    fields = suit_fields(course, seat, "sequence", plain_offers(course, seat))
    label = named(course, seat, "plain_sequence")
    return Prompt("meld", label, *fields, way=way_of(course, TALLY))


def suit_fields(course, seat, meld, row):
    """Whose meld it is, which, and of which suit."""
    fields = [Fixed("seat", seat), Fixed("meld", meld)]
    fields += lying_fields(course, seat, "KQ" if meld == "marriage" else SEQUENCE)
    return fields + [offered("suit", row)]


def in_sight(course, label, fields):
    """A question that stays in sight, unless too many players have it at once."""
    stays = course.is_tracked() or course.house.players == 2
    way = way_of(course, TALLY)
    return Prompt("meld", label, *fields, way=way, stays=stays)


def four_prompt(course, seat, meld):
    """Four of a rank, whose cards must be named."""
    rank = FOURS[meld]
    faces = [card for card in course.table.pack if card[0] == rank]
    cards = Cards("cards", pack=faces, count=4, label="Which four?")
    fields = [Fixed("seat", seat), Fixed("meld", meld), cards]
    fields += lying_fields(course, seat, rank)
    return Prompt("meld", named(course, seat, meld), *fields)


def lay_prompt(course, seat):
    """A meld that is laid down but does not score."""
    values = [(meld, WORTH[meld][1]) for meld in course.house.melds]
    cards = [card for card in course.table.pack if card[0] in SEQUENCE]
    return Prompt(
        "lay",
        f"{course.table.players[seat]} lays a meld",
        Fixed("seat", seat),
        Suit("suit", optional=True, label="Suit"),
        Cards("cards", pack=cards, optional=True, label="Which cards?"),
        *lying_fields(course, seat),
        Choice("meld", *values),
        way=way_of(course, TALLY),
        help="not scored",
    )


def lying_fields(course, seat, ranks=SEQUENCE):
    """Which of the cards lie there already, where some do."""
    faces = [card for card in lying(course, seat) if card[0] in ranks]
    return [Lying("table", pack=faces, label="Lying there already")] if faces else []


def offered(name, row):
    """A choice among offers, those that cannot be struck out."""
    values = [(offer.value, offer.label) for offer in row]
    barred = [(offer.value, offer.why) for offer in row if offer.why]
    return Choice(name, *values, barred=barred)


def named(course, seat, meld):
    """Whose meld it is."""
    return f"{course.table.players[seat]}: {WORTH[meld][1].lower()}"
