"""Calling out: a player claims the target, and wins or loses by the claim."""

from ...entry_type import EntryType
from ...fields import Number, Seat
from .scoring import ALL_CARDS, own_points, round_points, why_no_such_points


class CallOut(EntryType):
    """A call, at any time of a game to a target; it ends the game."""

    type = "call_out"
    enters = "call"
    fields = (Seat("seat"), Number("cards", 0, ALL_CARDS, thing="point", optional=True))
    words = ("{seat} calls out with {cards} in tricks", "{seat} calls out")

    def why_none(self, deal):
        if not deal.table.ledger.race.is_to_target:
            return "no_target", "The game is a single deal, so there is no target."
        return None

    def why_not(self, deal, entry):
        if not deal.tricks.number:
            return why_no_such_points(deal.table.options, [entry.cards or 0])
        side = deal.table.side_of[entry.seat]
        points = deal.in_tricks(side)
        if entry.cards not in (None, points):
            name = deal.table.name(side)
            return "wrong_total", f"{name} has {points} card points in tricks."
        return None

    def questions(self, deal):
        """The caller, and the caller's card points unless the tricks are entered."""
        fields = [Seat("seat", label="Who is out?")]
        if not deal.tricks.number:
            label = "Points in tricks"
            fields.append(Number("cards", 0, ALL_CARDS, preset=0, label=label))
        label = f"Call out: {deal.table.ledger.race.target} reached"
        return [self.prompt(label, *fields, help=points_needed(deal.table))]

    def enter(self, deal, entry):
        """Checks the call: if right, the caller's side wins; if not, all others."""
        table, race = deal.table, deal.table.ledger.race
        side, name = table.side_of[entry.seat], table.players[entry.seat]
        cards = cards_of(deal, side, entry)
        total = table.totals[side] + cards - melds_lost(deal, side, entry)
        if total >= race.target:
            table.score(side, cards, "cards", "Cards in tricks, called out")
            table.announce(f"{name} is out with {total}")
            race.end([side], "called_out")
        else:
            table.announce(f"{name} is not out: {total} of {race.target}")
            sides = range(len(table.sides))
            race.end([other for other in sides if other != side], "false_call")


def points_needed(table):
    """How far each side is from the target."""
    target = table.ledger.race.target
    wants = [
        f"{table.name(side)} {max(0, target - total)}"
        for side, total in enumerate(table.totals)
    ]
    return "Needed: " + ", ".join(wants)


def cards_of(deal, side, entry):
    """The card points that count in a call, as the table rounds them."""
    if side in deal.reneged:
        return 0
    is_known = deal.tricks.number > 0
    points = deal.in_tricks(side) if is_known else entry.cards or 0
    return round_points(deal.table.options, [points])[0]


def melds_lost(deal, side, entry):
    """The melds of this deal that do not count in the call."""
    options = deal.table.options
    is_reneged = side in deal.reneged and options["renege"] == "hand"
    has_no_trick = not deal.has_won(side) and not entry.cards
    is_without = options.get("no_trick") == "lose" and has_no_trick
    return own_points(deal, side) if is_reneged or is_without else 0


CALL_OUT = CallOut()
