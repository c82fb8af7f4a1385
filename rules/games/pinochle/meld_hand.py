"""The melds of a whole hand, laid down at once before play; three or four players."""

from collections import namedtuple

from ...entry_type import EntryType
from ...fields import Cards, Choices, Fixed, Number, Seat
from ...fields.field import is_list_of
from ...words import card_name, join_with_and
from .copies import COPIES
from .melds import (
    CHIPS,
    DEECE,
    DEECE_CHIP,
    IN_HAND_UNDER,
    SINGLES,
    cards_needed,
    chips,
    lines_of,
    melds_held,
    melds_named,
    tally,
    why_not_named,
    words_of,
)
from .pack_conflicts import excess_card, why_apart

# doubles -> double pinochle -> the most that a hand of 3, of 4 players can be worth
MOST = {
    "twice": {80: {3: 550, 4: 410}, 300: {3: 760, 4: 610}},
    "tenfold": {80: {3: 2510, 4: 1590}, 300: {3: 2510, 4: 1810}},
}
# `hand`: how many of each card; `copies`: how many of them are seen then; `held`: how
# many of each meld; `lines`: of these.
ShownHand = namedtuple("ShownHand", "hand copies held lines")


class Names(Choices):
    """A list of words that are looked up only when their turn comes."""

    def is_formed(self, value, table):
        return is_list_of(str, value)

    def in_words(self, value, table):
        return join_with_and([words_of(name) for name in value]) or "nothing"


class MeldHand(EntryType):
    """One hand: named, by its cards, or as a bare total."""

    type = "meld"
    enters = "melds"
    fields = (
        Seat("seat"),
        Number("points", thing="point", optional=True),
        Names("melds", *SINGLES, DEECE, most=2, optional=True),
        Cards("cards", optional=True),
    )
    words = ("{seat} melds {melds}", "{seat} melds {cards}", "{seat} melds {points}")

    def why_malformed(self, entry, raw_entry, table):
        """It is named or shown, or is a bare total; a total may go with either."""
        if entry.melds is not None and entry.cards is not None:
            return self.bad_field("it can have melds or cards, not both")
        if entry.melds is None and entry.cards is None and entry.points is None:
            return self.bad_field("it needs melds, cards or points")
        return None

    def why_none(self, deal):
        if deal.tricks.number:
            return self.not_now()
        if len(deal.melded) == len(deal.table.seats):
            return "already_melded", "Everyone has already melded."
        return None

    def refusal(self, deal, melded):
        """Names the player who has already melded, even when everyone has."""
        return self.why_not(deal, melded)

    def look(self, deal, entry):
        """The entry, and what it shows; None where its melds are none, or points."""
        is_shown = entry.melds is not None or entry.cards is not None
        trump, names = deal.turn_up.trump, entry.melds or ()
        if is_shown and trump and IN_HAND_UNDER[trump].issuperset(names):
            return entry, shown_by(deal, entry)
        return entry, None

    def why_not(self, deal, melded):
        entry, shown_hand = melded
        if entry.seat in deal.melded:
            name = deal.table.players[entry.seat]
            return "already_melded", f"{name} has already melded."
        if entry.melds is None and entry.cards is None:
            return why_not_points(deal, entry.points)
        if not shown_hand:
            names = [name for name in entry.melds or () if name != DEECE]
            why = deal.turn_up.why_no_trumps()
            return why or why_not_named(names, deal.turn_up.trump)
        return why_not_shown(deal, entry, shown_hand)

    def questions(self, deal):
        """The melds of the players who have not melded, in each way."""
        prompts, is_known = [], deal.turn_up.card is not None
        points = Number("points", 0, most_of_hand(deal), label="Points, in tens")
        names = Choices("melds", *hand_chips(deal), most=2) if is_known else None
        for seat in deal.seats_waiting():
            fields = [(points, "points")]
            if is_known:
                cards = Cards("cards", gone=deal.seen.gone_for([seat]))
                fields = [(names, "quick")] + fields + [(cards, "cards")]
            label, who = f"{deal.table.players[seat]} melds", Fixed("seat", seat)
            prompts += [
                self.prompt(label, who, field, way=way) for field, way in fields
            ]
        return prompts

    def enter(self, deal, melded):
        entry, shown_hand = melded
        seat, table, points = entry.seat, deal.table, 0
        if shown_hand:
            for line in shown_hand.lines:
                points += line.points
            table.score_lines(shown_hand.lines)
            deal.seen.learn_hand(seat, shown_hand.hand, shown_hand.copies)
            deal.held_by[seat] = shown_hand.held
        else:
            points = entry.points
            table.score(table.side_of[seat], points, "meld", "Melds")
        deal.melded[seat] = points
        table.announce(f"{table.players[seat]} melds {points}")


def hand_chips(deal):
    """The melds that may be named, with the deece."""
    return chips(CHIPS, deal.table.ledger.values, deal.turn_up.trump) + [DEECE_CHIP]


def most_of_hand(deal):
    """The most that one hand can be worth."""
    options = deal.table.options
    of_players = MOST[options["doubles"]][options["double_pinochle"]]
    return of_players[len(deal.table.seats)]


def why_not_points(deal, points):
    """Why a total cannot be: no hand is worth it."""
    most = most_of_hand(deal)
    if not 0 <= points <= most or points % 10:
        return "bad_points", f"A hand can meld 0 to {most}, in tens, not {points}."
    return None


def why_not_shown(deal, entry, shown_hand):
    """Why names or cards cannot be those of this hand, or not worth the claim."""
    why = why_not_hand(deal.seen, entry.seat, shown_hand.hand, shown_hand.copies)
    if why and why[0] == "card_gone" and max(shown_hand.hand.values()) <= COPIES:
        return why_apart(deal, entry.seat, shown_hand)
    if why or entry.points is None:
        return why
    points = sum([line.points for line in shown_hand.lines])
    if entry.points != points:
        return "wrong_total", f"These melds are worth {points}."
    return None


def why_not_hand(seen, seat, hand, copies):
    """Why a seat cannot hold these cards; `hand`: how many of each.

    `copies`: how many of them would have been seen.
    """
    name, count = seen.players[seat], sum(hand.values())
    if count <= seen.hand and (not count or max(copies.values()) <= COPIES):
        return None
    many = [card for card in hand if hand[card] > COPIES]
    if many:
        return (
            "card_gone",
            f"{name} cannot hold three copies of {card_name(min(many))}.",
        )
    if count > seen.hand:
        return (
            "too_many_cards",
            f"{name} would hold {count} cards. A hand has {seen.hand}.",
        )
    return (
        "card_gone",
        f"Both copies of {card_name(excess_card(copies))} are elsewhere.",
    )


def shown_by(deal, entry):
    """The part of a hand that an entry shows, by its melds or by its cards."""
    seat, values = entry.seat, deal.table.ledger.values
    hand, held = hand_and_melds(deal, entry)
    side = deal.table.side_of[seat]
    lines = lines_of(held, values, deal.turn_up.trump, side)
    return ShownHand(hand, deal.seen.copies_with(seat, hand), held, lines)


def hand_and_melds(deal, entry):
    """(the cards shown, the melds held), how many of each.

    The cards are the fewest that make up these melds, with those known. Among `cards`
    the dealer's first deece is the one taken; it is no name.
    """
    seat, turn_up = entry.seat, deal.turn_up
    taken = seat == deal.dealer and turn_up.lying == turn_up.deece
    if entry.cards is None:
        held = melds_named(entry.melds)
        hand = cards_needed(held, turn_up.trump)
        if taken or DEECE in held:
            hand[turn_up.deece] = held.get(DEECE, 0) + taken
    else:
        hand = tally(entry.cards)
        held = melds_held(hand, turn_up.trump)
        if hand.get(turn_up.deece, 0) > taken:
            held[DEECE] = hand[turn_up.deece] - taken
    known = deal.seen.known[seat]
    for card in known:
        if hand.get(card, 0) < known[card]:
            hand[card] = known[card]
    return hand, held


MELD_HAND = MeldHand()
