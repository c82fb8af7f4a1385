"""Which entry made each line of the sheet, and how the totals went."""


class LineOrigins:
    """The entry, by its place in the record, that made each line of one deal.

    A deal may write its lines afresh, so they are looked at after each entry: a line
    was made by the entry since which it has stood there. `places`: one for each line;
    `last`: the place of the last entry of the deal. `course`: the totals of the game,
    without claims that do not count yet, after each entry that changed them: (place,
    totals).
    """

    def __init__(self):
        self.lines, self.written, self.places = [], [], []
        self.last = 0
        self.course = []

    def look(self, lines, place):
        """Looks at the lines of the deal as they stand after the entry at a place."""
        self.last = place
        if lines is self.lines:
            fresh = lines[len(self.places) :]  # a list of lines only grows
            self.written += [line_words(line) for line in fresh]
            self.places += [place] * len(fresh)
        else:
            self.look_anew(lines, place)

    def follow(self, totals, place):
        """Keeps the totals after the entry at a place, if they are new."""
        if not self.course or self.course[-1][1] != totals:
            self.course.append((place, list(totals)))

    def look_anew(self, lines, place):
        """Finds those again that stood there before; the others are new."""
        same = kept_at_the_end(self.lines[: len(self.places)], lines)
        before, now = len(self.places) - same, len(lines) - same
        left = {}
        for text, maker in zip(self.written[:before], self.places):
            left.setdefault(text, []).append(maker)
        written = [line_words(line) for line in lines[:now]]
        places = [left[text].pop(0) if left.get(text) else place for text in written]
        self.lines = lines
        self.written = written + self.written[before:]
        self.places = places + self.places[before:]


def kept_at_the_end(before, now):
    """How many lines at the end of a list are the very ones that ended another."""
    most, kept = min(len(before), len(now)), 0
    while kept < most and before[-1 - kept] is now[-1 - kept]:
        kept += 1
    return kept


def line_words(line):
    """All that a line says."""
    return line.side, line.points, line.reason, line.text


def read_and_watch(referee, entries):
    """Lets a referee read entries that are accepted; the LineOrigins of each deal."""
    table, makers = referee.table, []
    for place, entry in enumerate(entries):
        deal = table.deal
        referee.enter(entry)
        deal.write()
        if len(makers) < len(table.deals):
            makers.append(LineOrigins())
        if makers and table.deals[-1] is deal:
            makers[-1].look(deal.lines, place)
            makers[-1].follow(table.game.settled_totals(table), place)
    return makers
