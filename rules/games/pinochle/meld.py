"""A meld of one of two: one for each trick won, or entered without the tricks."""

from ...entry_type import EntryType
from ...fields import Cards, Choice, Fixed, Number, Seat, Text
from .melds import CHIPS, DOUBLE_CHIPS, MELDS, chips, why_not_named, words_of

NO_MELDS = {}  # while trumps are not known
MOST_POINTS = 5000  # no hand melds more, however often its cards serve


class Name(Text):
    """The name of a meld, looked up only when its turn comes."""

    def in_words(self, value, table):
        return words_of(value)


class Meld(EntryType):
    """One meld by its name, or points while no tricks are recorded."""

    type = "meld"
    enters = "melds"
    fields = (
        Seat("seat"),
        Name("meld", optional=True),
        Cards("new", optional=True),
        Number("points", thing="point", optional=True),
    )
    words = ("{seat} melds {meld}", "{seat} melds {points}")

    def why_malformed(self, entry, raw_entry, table):
        """It has a name, and perhaps what is new in it; or it is points alone."""
        if (entry.meld is None) == (entry.points is None):
            return self.bad_field("it needs the name of one meld, or points")
        if entry.new is not None and (entry.points is not None or not entry.new):
            return self.bad_field("with a name, it may have one or more new cards")
        return None

    def why_none(self, deal):
        return why_no_more(deal)

    def refusal(self, deal, planned):
        """What is wrong with the meld itself comes before that none can come."""
        return self.why_not(deal, planned)

    def look(self, deal, entry):
        """The entry; the meld of its name, if there is one; its cards, as planned."""
        meld = MELDS.get(deal.turn_up.trump, NO_MELDS).get(entry.meld)
        cards = deal.on_table.plan(entry.seat, meld, entry.new) if meld else None
        return entry, meld, cards

    def why_not(self, deal, planned):
        entry, meld, cards = planned
        seat, name = entry.seat, entry.meld
        if name is None:
            return why_not_points(deal, entry.points) or why_no_meld(deal, seat)
        return (
            deal.turn_up.why_no_trumps()
            or why_not_named([name], deal.turn_up.trump)
            or why_no_meld(deal, seat)
            or deal.on_table.why_not(seat, meld, entry.new, cards)
        )

    def questions(self, deal):
        """After a trick its winner's meld; without tricks those of both."""
        seats = [deal.tricks.winner] if deal.tricks.number else deal.table.seats
        if why_no_meld(deal, seats[0]):
            return []
        if deal.tricks.number:
            every = CHIPS + DOUBLE_CHIPS
            return self.by_name(deal, seats, every, "") + self.with_new(deal, seats, "")
        prompts = []
        if deal.turn_up.card:
            prompts = self.by_name(deal, seats, CHIPS, "quick")
            prompts += self.both_sets(deal, seats) + self.with_new(deal, seats, "quick")
        return prompts + [self.in_points(deal, seat) for seat in seats]

    def by_name(self, deal, seats, pairs, way):
        """One meld of a seat by its chip."""
        names = Choice("meld", *named_chips(deal, pairs))
        return [
            self.prompt(
                f"{deal.table.players[seat]} melds",
                Fixed("seat", seat),
                names,
                way=way,
                stays=way == "quick",
            )
            for seat in seats
        ]

    def both_sets(self, deal, seats):
        """Both sets of a kind laid together, which is rare enough to be folded away."""
        if not any(may_lay(deal, seat, DOUBLE_CHIPS) for seat in seats):
            return []
        both = Choice("meld", *named_chips(deal, DOUBLE_CHIPS))
        return [self.prompt("Two sets at once", Seat("seat"), both, way="quick")]

    def with_new(self, deal, seats, way):
        """A meld all of whose cards lie there already, with those that are new."""
        pairs = CHIPS + DOUBLE_CHIPS
        if not any(may_lay(deal, seat, pairs, is_new=True) for seat in seats):
            return []
        new = Cards("new", label="Laid from the hand")
        who = Seat("seat", *(seats if len(seats) == 1 else ()))
        meld = Choice("meld", *named_chips(deal, pairs))
        return [self.prompt("Meld with new cards", who, new, meld, way=way)]

    def in_points(self, deal, seat):
        """One meld or several as a number."""
        label = f"{deal.table.players[seat]} melds"
        points = Number("points", 10, MOST_POINTS, label="Points, in tens")
        return self.prompt(label, Fixed("seat", seat), points, way="points", stays=True)

    def enter(self, deal, planned):
        entry, meld, cards = planned
        seat, table, points = entry.seat, deal.table, entry.points
        reason, text = "meld", "Melds"
        if meld:
            deal.on_table.lay(seat, meld, cards)
            points = table.ledger.values[meld.name]
            reason, text = meld.reason, meld.label
        deal.melds += 1
        deal.melded_in = deal.tricks.number
        table.score(table.side_of[seat], points, reason, text)
        table.announce(f"{table.players[seat]} melds {points}")
        deal.count_meld(seat, points)


def named_chips(deal, pairs):
    """Chips with the values of this table."""
    return chips(pairs, deal.table.ledger.values, deal.turn_up.trump)


def may_lay(deal, seat, pairs, is_new=False):
    """Whether one of these melds can be laid; `is_new`: or with a card said to be new.

    Once it is known that the seat may meld at all.
    """
    melds, on_table = MELDS[deal.turn_up.trump], deal.on_table
    for name, _label in pairs:
        if name in melds:
            meld = melds[name]
            for new in [None] + [[card] for card in meld.cards if is_new]:
                cards = on_table.plan(seat, meld, new)
                if not on_table.why_not(seat, meld, new, cards):
                    return True
    return False


def why_not_points(deal, points):
    """Why points cannot stand for melds."""
    if deal.tricks.number:
        return "name_needed", "Between tricks, enter a meld by its name."
    if points <= 0 or points % 10:
        return "bad_points", f"Melds score in tens. {points} is not possible."
    return None


def why_no_meld(deal, seat):
    """Why a seat has no meld now: each goes with a trick that it has just won."""
    number, stock = deal.tricks.number, deal.stock
    why = why_not_winner(deal, seat)
    if not why and number and deal.melded_in == number:
        return "one_meld", "The meld for this trick has already been made."
    if not why and not number and deal.melds >= stock:
        return (
            "no_trick_for_meld",
            f"All {stock} tricks of the stock already have a meld.",
        )
    return why


def why_not_winner(deal, seat):
    """Why a seat can lay nothing: it has not just won a trick of the stock."""
    why, winner = why_no_more(deal), deal.tricks.winner
    if not why and winner not in (None, seat):
        return "not_winner", f"{deal.table.players[winner]} won the trick and may meld."
    return why


def why_no_more(deal):
    """Why nothing can be laid any more."""
    if deal.tricks.number > deal.stock:
        return "no_more_melds", "The stock is gone, so nobody may meld."
    return None


MELD = Meld()
