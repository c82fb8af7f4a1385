"""The end of a game of Pinochle: the target and how it rises, who wins, who pays."""

from ...race import Race
from ...ranking import leaders

RAISE = 250
MOST_SAID = 1000  # points without limit must not make an endless reply


class PinochleRace(Race):
    """How far the game goes, and its winners once there are any.

    `winners`: sides, None while the game is open. `tags`: what was special.
    """

    def __init__(self, options):
        super().__init__(
            options["target"], by_difference=options["settle"] == "difference"
        )
        self.is_to_target = options["game"] == "points"
        self.is_raised = options["ending"] == "extend"
        self.winners = None
        self.tags = []

    def end(self, winners, *tags):
        """The game is over."""
        self.winners = winners
        self.tags += tags

    def look(self, deal):
        """Looks for the end after a complete deal."""
        totals = deal.table.totals
        if not self.is_to_target:
            self.end_deal_game(deal, totals)
        elif max(totals) < self.target:
            return
        elif self.is_raised:
            self.look_for_one(deal.table)
        elif self.sole_leader(totals):
            self.end(self.sole_leader(totals))

    def end_deal_game(self, deal, totals):
        """One deal is the game; a renege may bar a side from winning it."""
        if not deal.reneged or deal.table.options["renege"] != "hand":
            return self.end(leaders_of(totals))
        clean = [side for side in range(len(totals)) if side not in deal.reneged]
        if not clean:
            return self.end([])
        best = max(totals[side] for side in clean)
        return self.end([side for side in clean if totals[side] == best], "renege")

    def look_for_one(self, table):
        """Of several at the target nobody wins: it is raised until one is there."""
        there = self.at_target(table.totals)
        is_raised = len(there) > 1
        if is_raised:
            raises = self.raises(table.totals)
            self.say_raises(table, raises)
            self.target += raises * RAISE
            there = self.at_target(table.totals)
        if there:
            self.end(there)
        elif is_raised and "extended" not in self.tags:
            self.tags.append("extended")

    def raises(self, totals):
        """How often the target must rise until one side or none is there."""
        second = sorted(totals)[-2]
        return (second - self.target) // RAISE + 1

    def say_raises(self, table, raises):
        """Announces each new target; of very many raises only the last."""
        times_said = min(raises, MOST_SAID)
        for times in range(times_said):
            target = self.target + (raises - times_said + times + 1) * RAISE
            table.announce(f"Game goes to {target}")


def result(table):
    """The Result at the end; announces the winner."""
    race, stake = table.ledger.race, table.ledger.cube.stake
    scores, winners = list(table.totals), race.winners
    if winners is None:
        winners = leaders_of(scores) if table.completed_deals() else []
    table.announce(last_words([table.name(side) for side in winners]))
    tags = race.tags + (["doubled"] if stake > 1 else [])
    return race.result(scores, winners, tags, stake)


def leaders_of(scores):
    """The sides with the highest score; nobody where all are level."""
    best = leaders(scores)
    return [] if len(best) == len(scores) else best


def last_words(names):
    """The winners, as the referee announces them."""
    if not names:
        return "The game is drawn"
    wins = "wins" if len(names) == 1 else "win"
    return " and ".join(names) + f" {wins} the game"
