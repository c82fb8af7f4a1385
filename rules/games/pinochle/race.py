"""The end of a game of Pinochle: the target and how it rises, who wins, who pays."""

from ...nets import by_seat, leaders, losers_pay

RAISE = 250
MOST_SAID = 1000  # points without bound must not make a reply without end


class Race:
    """How far the game goes, and its winners once there are any.

    `winners`: sides, None while the game is open. `tags`: what was special.
    """

    def __init__(self, table):
        self.table = table
        self.target = table.options["target"]
        self.is_to_target = table.options["game"] == "points"
        self.winners = None
        self.tags = []

    def end(self, winners, *tags):
        """The game is over."""
        self.winners = winners
        self.tags += tags

    def look(self):
        """Looks for the end after a complete deal."""
        if not self.is_to_target:
            self.end_deal_game()
        elif self.table.options["ending"] == "high":
            self.look_for_highest()
        else:
            self.look_for_one()

    def end_deal_game(self):
        """One deal is the game; a renege may bar a side from winning it."""
        table, totals = self.table, self.table.totals
        is_barred = table.options["renege"] == "hand" and table.deal.reneged
        if not is_barred:
            return self.end(leaders_of(totals))
        clean = [side for side in range(len(totals)) if side not in table.deal.reneged]
        if not clean:
            return self.end([])
        best = max(totals[side] for side in clean)
        winners = [side for side in clean if totals[side] == best]
        return self.end(winners, "renege")

    def look_for_highest(self):
        """Of several at the target the highest wins; level, the game goes on."""
        over = self.over()
        best = leaders(self.table.totals)
        if over and len(best) == 1:
            self.end(best)

    def look_for_one(self):
        """Of several at the target nobody wins: it is raised until one is there."""
        raises = self.raises()
        self.say_raises(raises)
        self.target += raises * RAISE
        over = self.over()
        if over:
            self.end(over)
        elif raises and "extended" not in self.tags:
            self.tags.append("extended")

    def raises(self):
        """How often the target must rise until one side or none is there."""
        second = sorted(self.table.totals)[-2]
        return max(0, (second - self.target) // RAISE + 1)

    def say_raises(self, raises):
        """Says where the game goes, each time; of endlessly many raises the last."""
        said = min(raises, MOST_SAID)
        for times in range(said):
            target = self.target + (raises - said + times + 1) * RAISE
            self.table.announce(f"Game goes to {target}")

    def over(self):
        """The sides at the target."""
        totals = self.table.totals
        return [side for side, total in enumerate(totals) if total >= self.target]

    def result(self, stake, tags):
        """(winners, scores, net, tags) at the end, and says who has won."""
        table, scores = self.table, list(self.table.totals)
        winners = self.winners
        if winners is None:
            winners = leaders_of(scores) if table.completed() else []
        is_stake = table.options["settle"] == "stake"

        def amount(winner, loser):
            return stake if is_stake else abs(scores[winner] - scores[loser])

        net = by_seat(table.sides, losers_pay(table.sides, winners, amount))
        table.announce(last_words([table.name(side) for side in winners]))
        return winners, scores, net, self.tags + tags


def leaders_of(scores):
    """The sides with the highest score; nobody where all are level."""
    best = leaders(scores)
    return [] if len(best) == len(scores) else best


def last_words(names):
    """Who has won, as the referee says it."""
    if not names:
        return "The game is drawn"
    wins = "wins" if len(names) == 1 else "win"
    return " and ".join(names) + f" {wins} the game"
