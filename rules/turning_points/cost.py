"""What one thing cost: found by taking it away, or giving it, and settling again."""

from ..words import join_with_and
from .lead import Turn, totals_by_deal

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
NUMBERS += ("nine", "ten", "eleven", "twelve")
MOST_TRIED = 60  # things that are settled again, however long the game
OPEN, LEVEL, ANOTHER = range(3)  # how the game would have ended without a line


class Thing:
    """Lines of one reason that a side has in one deal; `kind` as its game names it."""

    def __init__(self, place, order, kind, lines):
        self.place, self.order, self.kind, self.lines = place, order, kind, lines
        self.side = lines[0].side
        self.points = abs(sum([line.points for line in lines]))

    def weight(self):
        """What comes first of several: the most points, then the latest."""
        return self.points, self.place, -self.order, -self.side

    def words(self, table):
        """What it is called: "Ann's repique", "Bob's two tablanettes"."""
        name, times = table.name(self.side), len(self.lines)
        words = self.kind.single if times == 1 else self.kind.several
        return words.format(
            side=name, whose=f"{name}'s", points=self.points, times=in_words(times)
        )

    def in_deal(self, again):
        """What it is called, and in which deal it was."""
        return f"{self.words(again.table)} in deal {again.deals[self.place].number}"


def in_words(number):
    """A small number in words, a large one in figures."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def things(again):
    """Each Thing of a game that its table asks about.

    Of a single deal it is only what is loud: there anything else tells the same.
    """
    order = {kind.reason: (n, kind) for n, kind in enumerate(again.line_kinds())}
    loud = []
    for place, lines in enumerate(again.lines):
        for side in range(len(again.table.sides)):
            side_lines = [line for line in lines if line.side == side]
            loud += things_of(again, place, side_lines, order)
    return loud


def things_of(again, place, side_lines, order):
    """The Things among the lines of a side in a deal; `order`: by reason."""
    by_reason = {}
    for line in side_lines:
        _n, kind = order.get(line.reason, (0, None))
        if kind and again.merit(line.points) * kind.sign > 0:
            by_reason.setdefault(line.reason, []).append(line)
    return [
        Thing(place, order[reason][0], order[reason][1], by_reason[reason])
        for reason in by_reason
        if again.turning.may_have_turned(reason, side_lines)
    ]


def without_one_thing(again):
    """The Turn of the one thing without which another would have been ahead, or None.

    What would have given another the game comes before what would have left it open;
    then the most points, then the latest.
    """
    margins, best = Margins(again), None
    likely = [thing for thing in things(again) if margins.may_turn(thing)]
    likely.sort(key=lambda thing: thing.weight(), reverse=True)
    for thing in likely[:MOST_TRIED]:
        text, rank = otherwise(again, again.without_lines(thing.place, thing.lines))
        if text and (best is None or rank > best[0]):
            best = rank, thing, text
        if rank == ANOTHER:
            break
    if best is None:
        return None
    _rank, thing, text = best
    return Turn("without", thing.place, f"Without {thing.in_deal(again)}, {text}.")


class Margins:
    """How far each side was ahead after each deal, so that little is settled in vain.

    A line can only have turned a game if, from its deal on, somebody came as near as
    its points. Where the order of the lines decides, what the last deal brought is
    added to them.
    """

    def __init__(self, again):
        self.again, course = again, totals_by_deal(again)
        sides = range(len(again.table.sides))
        self.least = [
            smallest_from([again.ahead_by(t, side) for t in course]) for side in sides
        ]
        self.best = [
            smallest_from([-again.ahead_by(t, side) for t in course]) for side in sides
        ]
        last = again.lines[-1:] if again.turning.is_by_order else []
        self.slack = sum([abs(line.points) for lines in last for line in lines])

    def may_turn(self, thing):
        """Whether the winner's luck, or another's loss, was as large as a margin."""
        winners = self.again.result.winners
        is_won = thing.kind.sign > 0
        if winners and is_won != (thing.side in winners):
            return False
        margin = (self.least if is_won else self.best)[thing.side][thing.place]
        return thing.points * self.again.turning.most_times + self.slack >= margin


def smallest_from(numbers):
    """For each place the smallest number from there on."""
    smallest, least = [], None
    for number in reversed(numbers):
        least = number if least is None else min(least, number)
        smallest.append(least)
    return smallest[::-1]


def otherwise(again, result):
    """(how a game would have ended, what that is); "" where nothing differs."""
    table, winners = again.table, again.result.winners
    if result is None:
        return still_open(again)
    if sorted(result.winners) == sorted(winners):
        return "", OPEN
    if not result.winners:
        return "the game would have been drawn", LEVEL
    names = join_with_and([table.name(side) for side in result.winners])
    if len(result.winners) > 1:
        return f"{names} would have won together", LEVEL
    margin = again.ahead_by(result.scores, result.winners[0])
    by = f" by {margin}" if margin > 0 else ""
    return f"{names} would have won{by}", ANOTHER


def still_open(again):
    """(who would have been ahead, what that is) of a game that would have gone on."""
    ahead = again.leader(again.totals)
    if ahead is None or ahead in again.result.winners:
        return "", OPEN
    lead = again.ahead_by(again.totals, ahead)
    by = f"with {again.table.name(ahead)} ahead by {lead}"
    return f"the game would have gone on, {by}", OPEN


def short_of_a_bound(again):
    """The Turn of the loser who just missed a cheaper loss, or None."""
    turns = []
    for bound in again.turning.bounds(again.table):
        for side, score in enumerate(again.result.scores):
            short = again.merit(bound.points) - again.merit(score)
            if side not in again.result.winners and 0 < short <= bound.near:
                turns += short_turn(again, bound, side, short)
    return turns[0] if turns else None


def short_turn(again, bound, side, short):
    """The Turn of one loser, in a list; its cost is settled with the missing points."""
    place, table = len(again.deals) - 1, again.table
    result = again.with_more({place: [again.gained_line(side, again.merit(short))]})
    if result is None or result.winners != again.result.winners:
        return []
    seat = table.sides[side][0]
    cost = result.net(table.sides)[seat] - again.result.net(table.sides)[seat]
    if cost <= short:
        return []
    points = "point" if short == 1 else "points"
    was = "was" if len(table.sides[side]) == 1 else "were"
    text = f"{table.name(side)} {was} {in_words(short)} {points}"
    of = "over" if again.table.lowest_wins else "short of"
    return [Turn("short", place, f"{text} {of} {bound.words}, which cost {cost}.")]


def missed_chance(again):
    """The Turn of points that would have made another side the winner, or None."""
    for side, more, words in again.turning.chances(again.table):
        has_won = side in again.result.winners
        result = None if has_won else again.with_more(more)
        if result is not None and result.winners == [side]:
            return Turn("missed", max(more), f"{words}.")
    return None
