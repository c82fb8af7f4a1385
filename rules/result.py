"""How a game has ended: who won, who wins how much from whom, and what for."""


class Account:
    """What one side wins from another, in steps that add up.

    `steps`: (points, what for); the words may name {side} and {other}.
    """

    def __init__(self, side, other, steps):
        self.side, self.other, self.steps = side, other, steps

    def units(self):
        """What the side wins; less than nothing where it pays."""
        return sum([points for points, _words in self.steps])

    def picture(self, names):
        """The account as plain data; `names` of the sides."""
        side, other = names[self.side], names[self.other]
        return {
            "side": self.side,
            "other": self.other,
            "units": self.units(),
            "steps": [
                {"points": points, "text": words.format(side=side, other=other)}
                for points, words in self.steps
            ],
        }


class Result:
    """The winning sides, all scores, and the accounts between the sides.

    `tags`: what was special. `rule`: how it is settled, in a sentence. `unit`: what is
    won and lost, in the singular.
    """

    def __init__(self, winners, scores, accounts=(), tags=(), rule="", unit="point"):
        self.winners, self.scores, self.accounts = winners, scores, accounts
        self.tags, self.rule, self.unit = tags, rule, unit

    def net(self, sides):
        """What each seat wins or loses; each carries its side's figure in full.

        `sides`: lists of seats. It is the sum of the accounts, so it sums to zero.
        """
        won = [0] * len(sides)
        for account in self.accounts:
            units = account.units()
            won[account.side] += units
            won[account.other] -= units
        seats = {seat: won[side] for side, group in enumerate(sides) for seat in group}
        return [seats[seat] for seat in sorted(seats)]

    def picture(self, table):
        """Why each wins or pays an amount, as plain data; made when somebody looks."""
        words = dict(table.game.tag_words)
        notes = [words.get(tag, spelt(tag)) for tag in sorted(self.tags)]
        return {
            "rule": self.rule,
            "unit": self.unit,
            "notes": [text for text in notes if text],
            "accounts": [account.picture(table.names) for account in self.accounts],
        }


def spelt(tag):
    """A tag as a word for people: "Carte blanche"."""
    return f"{tag[:1].upper()}{tag[1:]}".replace("_", " ")
