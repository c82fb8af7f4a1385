"""What a side had in a deal that may have turned the game: its lines, by reason."""

from ..words import minus

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
NUMBERS += ("nine", "ten", "eleven", "twelve")


class Thing:
    """Lines of one reason that a side has in one deal; `kind` as its game names it.

    `entry`: the place of the entry that wrote the last of them.
    """

    def __init__(self, place, order, kind, lines, entry):
        self.place, self.order, self.kind, self.lines = place, order, kind, lines
        self.side, self.entry = lines[0].side, entry
        self.score = sum([line.points for line in lines])
        self.points = abs(self.score)

    def weight(self, favourite=None):
        """What comes first: more points, then a favourite entry, then the latest."""
        is_favourite = self.entry == favourite
        return self.points, is_favourite, self.entry, -self.order, -self.side

    def name_with_points(self, table):
        """What happened and its points: "Bob's repique: 60"."""
        whose = f"{table.name(self.side)}'s"
        name = f"{whose} {self.kind.name}"
        if len(self.lines) > 1 and "{times}" in self.kind.several:
            name = self.words(table)
        return f"{name}: {minus(self.score)}"

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


def things(again, kinds, by_entry=False):
    """Each Thing of a game of some kinds; with `by_entry` of each entry its own."""
    order = {kind.reason: (n, kind) for n, kind in enumerate(kinds)}
    found = []
    for place, lines in enumerate(again.lines):
        entries = again.origins[place].places
        for side in range(len(again.table.sides)):
            side_lines = [
                (line, entry)
                for line, entry in zip(lines, entries)
                if line.side == side
            ]
            found += things_of(again, place, side_lines, order, by_entry)
    return found


def things_of(again, place, side_lines, order, by_entry):
    """The Things among the lines of a side in a deal, each with its entry.

    `order`: by reason, its number and its kind.
    """
    groups, own = {}, [line for line, _entry in side_lines]
    for line, entry in side_lines:
        _n, kind = order.get(line.reason, (0, None))
        is_meant = kind and again.merit(line.points) * kind.sign > 0
        if is_meant and again.turning.may_have_turned(line.reason, own):
            key = line.reason, entry if by_entry else 0
            groups.setdefault(key, []).append((line, entry))
    found = []
    for key in sorted(groups):
        number, kind = order[key[0]]
        lines = [line for line, _entry in groups[key]]
        found.append(Thing(place, number, kind, lines, groups[key][-1][1]))
    return found
