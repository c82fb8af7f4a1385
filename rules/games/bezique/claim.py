"""A player claims to have the game: what is in the tricks decides."""

from ...fields import Numbers, Seat
from .house_rules import CARDS
from .scoring import ALL_POINTS, IMPOSSIBLE
from .turn_up import AfterTurnUp


class Claim(AfterTurnUp):
    """The game is called; the card points are entered unless every card is known."""

    type = "claim"
    enters = "call"
    fields = (Seat("seat"), Numbers("points", optional=True))
    words = ("{seat} calls the game",)

    def why_malformed(self, entry, raw_entry, table):
        is_known = table.deal.mode == CARDS
        if is_known == (entry.points is not None):
            return self.bad_field("it needs 'points' unless every card is recorded")
        return None

    def why_not(self, deal, entry):
        """Card points that the tricks so far cannot hold."""
        shares = entry.points
        if shares is None:
            return None
        least = ALL_POINTS if deal.is_played_out() else 0
        most = 0 if deal.mode is None else ALL_POINTS
        if least <= sum(shares) <= most and IMPOSSIBLE.isdisjoint(shares):
            return None
        right = f"{most}" if least == most else f"{least} to {most}"
        return "wrong_total", f"The tricks so far are worth {right} points."

    def questions(self, deal):
        fields = [Seat("seat", label="Who calls?")]
        if deal.mode != CARDS:
            total = ALL_POINTS if deal.is_played_out() else None
            label = "Points in tricks"
            fields.append(
                Numbers("points", low=0, high=ALL_POINTS, total=total, label=label)
            )
        help = "A call ends the game, right or wrong"
        return [self.prompt(f"Call {deal.table.ledger.goal}", *fields, help=help)]

    def enter(self, deal, entry):
        shares = entry.points
        deal.count(deal.winnings.shares() if shares is None else shares)
        call_game(deal.table, entry.seat)
        deal.is_closed = True


def call_game(table, seat):
    """Who has called the game wins it with the points, else the other does."""
    name, caller, ledger = table.players[seat], table.side_of[seat], table.ledger
    total, goal = table.totals[caller], ledger.goal
    is_won = total >= goal
    count = f"the count is {total}, the game is {'won' if is_won else 'lost'}"
    table.announce(f"{name} calls {goal}: {count}")
    ledger.won = caller if is_won else 1 - caller
    ledger.tags = ["called" if is_won else "false_call"]


CLAIM = Claim()
