"""What a finished game counts beside its points: bids made, repiques, melds.

A family says in its `counts.py` what it counts (`COUNTS`) and where it is found:
`of_deal` and, if it has one, `of_game` give (side, name, part, number, occasions).
Nobody needs any of this to play, so nothing that referees imports it.
"""

# How a number and its occasions are read
SHARE = "share"  # so many of so many: bids made
MEAN = "mean"  # so much each time: points a deal
TIMES = "times"  # so often in so many deals: repiques
WORTH = "worth"  # so often, and what it brought: melds


class Count:
    """One thing that a game counts.

    `how`: one of the above. `parts`: (part, words) of its kinds in order; of any other
    part, such as the size of a bid, `part_words` says what it is called.
    """

    def __init__(self, name, words, how, parts=(), part_words="{}", unit="deal"):
        self.name, self.words, self.how = name, words, how
        self.parts, self.part_words, self.unit = parts, part_words, unit

    def words_of(self, part):
        """What a part is called."""
        for known, words in self.parts:
            if known == part:
                return words
        return self.part_words.format(part)

    def order(self, part):
        """Where a part stands among the others."""
        known = [name for name, words in self.parts]
        if part in known:
            return known.index(part), 0
        return len(known), int(part) if part.isdigit() else 0


def gained(referee, family):
    """What a finished game gave each side, apart from the result: a list of dicts.

    `family`: the module that says what is counted.

    `counts`: [name, part, number, occasions] of what it counts, added up; `best` and
    `worst`: the points of its best and of its worst deal, None where it played none.
    """
    table = referee.table
    counts = [{} for _side in table.sides]
    points = [[] for _side in table.sides]
    for deal in table.completed():
        for side in table.game.sides_in(table, deal):
            points[side].append(table.points(deal)[side])
    for side, name, part, number, occasions in found(referee, family):
        before = counts[side].get((name, part), (0, 0))
        counts[side][name, part] = before[0] + number, before[1] + occasions
    return [
        {
            "counts": [list(what + own[what]) for what in sorted(own)],
            "best": max(played, default=None),
            "worst": min(played, default=None),
        }
        for own, played in zip(counts, points)
    ]


def found(referee, family):
    """All that the tables of a family find in a game, deal by deal."""
    for deal in referee.table.completed():
        if not is_added_up(deal):
            yield from family.of_deal(referee.table, deal)
    if hasattr(family, "of_game"):
        yield from family.of_game(referee.table, referee.result)


def is_added_up(deal):
    """Whether a deal came as a total, so that nothing is known of it but its points."""
    return any(line.reason == "deal_total" for line in deal.lines)


def points_for(deal, side, reasons):
    """The points of each line of a side that was written for one of some reasons."""
    return [
        line.points
        for line in deal.lines
        if line.side == side and line.reason in reasons
    ]
