"""Calling out: a player says that his side has the target, and wins or loses by it."""

from ...errors import RuleError
from ...fields import Number, Seat
from ...prompts import LatePrompt, Prompt
from .counting import ALL_CARDS, check_count, own_points, rounded


class Call:
    """The right to call out, at any time of a game to a target."""

    type = "call_out"

    def __init__(self, table):
        self.table = table
        self.asked = [LatePrompt("call_out", self.prompt)]

    def prompts(self):
        """The call, always."""
        return self.asked

    def prompt(self):
        """Who calls, and his card points unless the tricks tell them."""
        table = self.table
        cards = Number("cards", 0, ALL_CARDS, preset=0, label="Points in tricks")
        fields = [Seat("seat", label="Who is out?")]
        if not table.deal.tricks.number:
            fields.append(cards)
        return Prompt("call_out", "Call out", *fields, help=self.needs())

    def needs(self):
        """How far each side is from the target."""
        table = self.table
        wants = [
            f"{table.name(side)} {max(0, table.race.target - table.totals[side])}"
            for side in range(len(table.sides))
        ]
        return "needed: " + ", ".join(wants)

    def interrupt(self, entry):
        """The call is looked at: right, his side wins; wrong, all others do."""
        table, race = self.table, self.table.race
        side = table.side_of[entry.seat]
        name = table.players[entry.seat]
        cards = self.cards(side, entry.cards)
        counted = 0 if side in table.deal.reneged else rounded(table.options, cards)
        total = table.totals[side] + counted - self.lost(side, cards)
        if total >= race.target:
            table.score(side, counted, "cards", "Cards in tricks, called out")
            table.announce(f"{name} is out with {total}")
            race.end([side], "called_out")
        else:
            table.announce(f"{name} is not out: {total} of {race.target}")
            others = [other for other in range(len(table.sides)) if other != side]
            race.end(others, "false_call")
        return ()

    def cards(self, side, said):
        """The card points in the side's tricks."""
        tricks = self.table.deal.tricks
        if not tricks.number:
            check_count(self.table.options, said or 0)
            return said or 0
        points = tricks.points[side]
        if said not in (None, points):
            name = self.table.name(side)
            raise RuleError("wrong_total", f"{name} has {points} in tricks.")
        return points

    def lost(self, side, cards):
        """The melds of this deal that do not count in the call."""
        table = self.table
        is_reneged = side in table.deal.reneged and table.options["renege"] == "hand"
        has_no_trick = not table.deal.tricks.won[side] and not cards
        is_without = table.options.get("no_trick") == "lose" and has_no_trick
        return own_points(table, side) if is_reneged or is_without else 0
