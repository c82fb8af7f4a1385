"""Why each line of New Game stands on the sheet, step by step."""


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    name = moment.table.name(line.side)
    if line.reason == "revoke":
        return f"{name} did not follow suit.", [(line.points, "for a revoke")]
    return f"{name} won the deal.", [(line.points, "the points in the other hands")]


def lead_up(moment, text):
    """What has led to an announcement; its meaning says it all."""
    return ""
