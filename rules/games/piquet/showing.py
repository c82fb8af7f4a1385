"""What the screen shows beside each side: its tricks, and how far the rubicon is."""

TO_RUBICON = "to the rubicon"


def show(books):
    """Brings up to date what the screen shows of the sides that play."""
    table = books.table
    rubicon = rubicon_of(table)
    for side in books.sides:
        seat = table.sides[side][0]
        if books.tricks.taken:
            table.show(seat, "tricks", books.tricks.won[side])
        if table.totals[side] < rubicon:
            table.show(seat, TO_RUBICON, rubicon - table.totals[side])
        else:
            table.shown[seat].pop(TO_RUBICON, None)


def rubicon_of(table):
    """The points that a loser needs; 0 in a game without rubicon."""
    has_rubicon = table.options.get("form", "cent") != "cent"
    return table.options["rubicon"] if has_rubicon else 0
