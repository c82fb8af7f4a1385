"""Why each line of the pad is on the sheet: it was entered so."""


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    name = moment.table.name(line.side)
    return f"{name} scored this in the deal.", [(line.points, "as entered")]


def lead_up(moment, text):
    """What has led to an announcement; its meaning says it all."""
    return ""
