"""What history keeps of a finished game: what it is known for, and what it counted.

A family says both in its `history.py`; here `family` is that module. By the tags of
`KNOWN_FOR` its games are found again: (tag, words, how). `how` are the reasons of
lines that bring the tag, or a question to the scored sheet; a tag that the result bears
itself needs neither. `COUNTS` is what it counts beside the points (bids made, repiques,
melds); `of_deal` and, if it has one, `of_game` find it: (side, name, part, number,
occasions).

Nobody needs any of this to play, so nothing that referees imports it.
"""

# what any game may be known for
STOPPED = ("stopped", "stopped early")
MISDEAL = ("misdeal", "misdeal")

# How a number and its occasions are read
SHARE = "share"  # so many of so many: bids made
MEAN = "mean"  # so much each time: points a deal
TIMES = "times"  # so often in so many deals: repiques
WORTH = "worth"  # so often, and what it brought: melds


def words_of_tags(families):
    """(tag, words) of all that games of these families are known for, by the words."""
    words_by_tag = dict([STOPPED, MISDEAL])
    for family in families:
        words_by_tag.update({tag: words for tag, words, _how in family.KNOWN_FOR})
    return sorted(words_by_tag.items(), key=lambda tag: tag[1])


def tags_of(sheet, family):
    """The tags of a finished game, a list; `sheet`: its scored record."""
    reasons = {
        line["reason"] for deal in standing_deals(sheet) for line in deal["lines"]
    }
    known = family.KNOWN_FOR
    tags = [tag for tag, _words, how in known if is_so(tag, how, sheet, reasons)]
    if sheet["result"]["stopped"]:
        tags.append(STOPPED[0])
    if len(standing_deals(sheet)) < len(sheet["deals"]):
        tags.append(MISDEAL[0])
    return tags


def standing_deals(sheet):
    """The deals of a sheet that were not thrown in."""
    return [deal for deal in sheet["deals"] if not deal["void"]]


def is_so(tag, how, sheet, reasons):
    """Whether a finished game has earned a tag of its family."""
    if tag in sheet["result"]["tags"]:
        return True
    if callable(how):
        return how(sheet)
    return any(reason in reasons for reason in how)


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
        for name, words in self.parts:
            if name == part:
                return words
        return self.part_words.format(part)

    def order(self, part):
        """Where a part stands among the others."""
        names = [name for name, words in self.parts]
        if part in names:
            return names.index(part), 0
        return len(names), int(part) if part.isdigit() else 0


def side_gains(referee, family):
    """What a finished game gave each side, apart from the result: a list of dicts.

    `counts`: [name, part, number, occasions] of what it counts, added up; `best` and
    `worst`: the points of its best and of its worst deal, None where it played none.
    """
    table = referee.table
    counts = [{} for _side in table.sides]
    points = [[] for _side in table.sides]
    for deal in table.completed_deals():
        for side in table.game.sides_in(table, deal):
            points[side].append(table.points(deal)[side])
    for side, name, part, number, occasions in counts_of(referee, family):
        before = counts[side].get((name, part), (0, 0))
        counts[side][name, part] = before[0] + number, before[1] + occasions
    is_worst_high = table.lowest_wins
    worst_first = [sorted(own, reverse=is_worst_high) for own in points]
    return [
        {
            "counts": [list(what + own[what]) for what in sorted(own)],
            "best": played[-1] if played else None,
            "worst": played[0] if played else None,
        }
        for own, played in zip(counts, worst_first)
    ]


def counts_of(referee, family):
    """All that the tables of a family find in a game, deal by deal."""
    for deal in referee.table.completed_deals():
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
