"""What one thing cost: found by taking it away, or giving it, and settling again."""

from ..words import listed
from .lead import Turn, leader

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
NUMBERS += ("nine", "ten", "eleven", "twelve")


class Thing:
    """Lines of one reason that a side has in one deal; `asked` as its game names it."""

    def __init__(self, place, order, asked, lines):
        self.place, self.order, self.asked, self.lines = place, order, asked, lines
        self.side = lines[0].side
        self.points = abs(sum([line.points for line in lines]))

    def words(self, table):
        """What it is called: "Ann's repique", "Bob's two tablanettes"."""
        name, times = table.name(self.side), len(self.lines)
        words = self.asked.one if times == 1 else self.asked.several
        return words.format(
            side=name, whose=f"{name}'s", points=self.points, times=in_words(times)
        )

    def heading(self, table, number):
        """The same with its deal, as the beginning of a sentence."""
        words = f"{self.words(table)} in deal {number}"
        return words[0].upper() + words[1:]


def in_words(number):
    """A small number in words, a large one in figures."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def things(again):
    """Each Thing of a game that its table asks about.

    Of a single deal it is only what is loud: there anything else tells the same.
    """
    found = []
    for place, lines in enumerate(again.lines):
        for order, asked in enumerate(again.asked()):
            for side in range(len(again.table.sides)):
                own = [line for line in lines if line.side == side]
                found += things_of(again, place, order, asked, own)
    return found


def things_of(again, place, order, asked, own):
    """The Thing of a reason among the lines of a side in a deal, in a list."""
    lines = [
        line
        for line in own
        if line.reason == asked.reason and line.points * asked.sign > 0
    ]
    if not lines or not again.turning.is_asked(asked.reason, own):
        return []
    return [Thing(place, order, asked, lines)]


def without_one_thing(again):
    """The Turn of the one thing without which another had been ahead, or None.

    What had given another the game comes before what had left it open; then the most
    points, then the latest.
    """
    found = []
    for thing in things(again):
        text, rank = had(again, again.without(thing.place, thing.lines))
        if text:
            found.append((rank, thing.points, thing.place, -thing.order, thing, text))
    if not found:
        return None
    _rank, _points, place, _order, thing, text = max(found, key=lambda one: one[:4])
    number = again.deals[place].number
    words = f"Without {thing.words(again.table)} in deal {number} {text}."
    return Turn("without", place, words)


def had(again, result):
    """How a game had ended, and how much that tells; "" where no otherwise."""
    table, winners = again.table, again.result.winners
    if result is None:
        return had_gone_on(again)
    if sorted(result.winners) == sorted(winners):
        return "", 0
    if not result.winners:
        return "the game had been drawn", 1
    names = listed([table.name(side) for side in result.winners])
    if len(result.winners) > 1:
        return f"{names} had won together", 1
    winner, scores = result.winners[0], result.scores
    others = [score for side, score in enumerate(scores) if side != winner]
    margin = scores[winner] - max(others)
    return f"{names} had won by {margin}" if margin > 0 else f"{names} had won", 2


def had_gone_on(again):
    """The same of a game that had not been over: who had been ahead then."""
    ahead = leader(again.totals)
    if ahead is None or ahead in again.result.winners:
        return "", 0
    others = [total for side, total in enumerate(again.totals) if side != ahead]
    by = f"{again.table.name(ahead)} ahead by {again.totals[ahead] - max(others)}"
    return f"the game had gone on, {by}", 0


def short_of_a_bound(again):
    """The Turn of the loser who was so near what would have cost him less, or None."""
    found = []
    for bound in again.turning.bounds(again.table):
        for side, score in enumerate(again.result.scores):
            short = bound.points - score
            if side not in again.result.winners and 0 < short <= bound.near:
                found += short_turn(again, bound, side, short)
    return found[0] if found else None


def short_turn(again, bound, side, short):
    """The Turn of one loser, in a list; what it cost is settled with what he lacked."""
    place, table = len(again.deals) - 1, again.table
    result = again.with_more({place: [again.gained(side, short)]})
    if result is None or result.winners != again.result.winners:
        return []
    seat = table.sides[side][0]
    cost = result.net(table.sides)[seat] - again.result.net(table.sides)[seat]
    if cost <= short:
        return []
    points = "point" if short == 1 else "points"
    was = "was" if len(table.sides[side]) == 1 else "were"
    text = f"{table.name(side)} {was} {in_words(short)} {points}"
    return [Turn("short", place, f"{text} short of {bound.words}: it cost {cost}.")]


def missed_chance(again):
    """The Turn of what would have made another the winner, had he had it, or None."""
    for side, more, words in again.turning.chances(again.table):
        has_won = side in again.result.winners
        result = None if has_won else again.with_more(more)
        if result is not None and result.winners == [side]:
            return Turn("missed", max(more), f"{words}.")
    return None
