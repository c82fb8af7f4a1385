"""The result of a night as a picture: where everything stands in it, in pixels."""

from scorekeeper.nights.picture_text import Sheet, lines, units

WIDTH, MARGIN = 1080, 72
# How many letters fit beside each other; a name shares its room with its amount, a
# game with its result. Where a name is longer, all names are small.
LONGEST, LONGEST_SMALL, LONGEST_TITLE, LONGEST_WON = 50, 54, 28, 34
NAME_AND_AMOUNT, SMALL_AND_AMOUNT, LONGEST_NAME = 26, 35, 22
DUE_AND_AMOUNT, LONGEST_DUE = 35, 30
MOST_MOMENTS = 3
HIGHEST = 14_000  # of which phones still make a photo; of more games it says how many
CURVE = 360  # its height
CLOCK = 36  # below it
# Those of the pages by day, by number: a picture goes where nobody knows the hour.
COLOURS = ("#1f5c43", "#8a3b12", "#274b8f", "#7a2a6a")
COLOURS += ("#5f5a10", "#0f5f6b", "#a01c3c", "#4a4a55")
DASHES = ("", "18 8", "5 7", "28 8 5 8", "10 6", "32 12", "16 6 5 6 5 6")


def picture(title, place, won, balance, course, moments, dues, games):
    """A night as plain data for its drawing, from what its pages show.

    `won`: who has won it, in words; `balance` and `course` as the page of the night
    has them; `moments` sentences; `dues` (who pays whom, amount) in words; `games`
    (name, result) in words.
    """
    sheet = Sheet(MARGIN)
    drawn = {
        "width": WIDTH,
        "title": lines(sheet, 64, title, LONGEST_TITLE, 68),
        "place": lines(sheet, 52, place, LONGEST, 40),
        "won": lines(sheet, 64, won, LONGEST_WON, 50) if won else None,
        "balance": balance_rows(sheet, balance, course),
        "bills": of_bills(sheet, balance["of_bills"]) + caption(sheet, balance, course),
        "curve": curve(sheet, course),
        "moments": sentences(sheet, moments[:MOST_MOMENTS]),
    }
    drawn["dues"] = due_rows(sheet, dues)
    drawn["games"] = game_rows(sheet, games)
    drawn["foot"] = sheet.line_down(76)
    return drawn | {"height": sheet.line_down(MARGIN - 24)}


def cut_rows(rows, most, as_row):
    """At most so many rows; of more the last says how many: "and 3 more".

    `as_row`: a function that makes a row of these words.
    """
    if len(rows) <= most:
        return rows
    left = len(rows) - most + 1
    return [*rows[: most - 1], as_row(f"and {left} more")]


def balance_rows(sheet, balance, course):
    """Each purse: its stroke, its name, what it won or lost."""
    sheet.line_down(28)
    rows = balance["rows"]
    strokes = course["lines"] if course else [None] * len(rows)
    is_small = any(units(row["name"]) > room_beside(row["words"]) for row in rows)
    return [
        lines(sheet, 84, row["name"], room_beside(row["words"], is_small), 40)
        | {"words": row["words"], "is_loss": row["amount"] < 0}
        | {"is_small": is_small, "stroke": stroke(own), "x": 168 if own else MARGIN}
        for row, own in zip(rows, strokes, strict=True)
    ]


def room_beside(amount, is_small=False):
    """How many letters of a name fit before an amount."""
    if is_small:
        return max(LONGEST_NAME, SMALL_AND_AMOUNT - len(amount))
    return min(LONGEST_NAME, NAME_AND_AMOUNT - len(amount))


def stroke(own):
    """How the line of a purse is drawn; None where there is no curve."""
    if own is None:
        return None
    colour = COLOURS[own["colour"] % len(COLOURS)]
    return {"colour": colour, "dash": DASHES[own["dash"] % len(DASHES)]}


def of_bills(sheet, words):
    """What bills have of the balance, which no curve shows."""
    return sentences(sheet, [f"Shared costs: {words}"]) if words else []


def caption(sheet, balance, course):
    """What the curve is in where the balance is in something else: bills alone."""
    is_alike = not course or course["counted_in"] == balance["counted_in"]
    words = "" if is_alike else f"Hour by hour, in {course['counted_in']}"
    return sentences(sheet, [words]) if words else []


def curve(sheet, course):
    """The curve of the balance with its axes; None where there is none."""
    if not course:
        return None
    top = sheet.line_down(60)
    sheet.line_down(CURVE + CLOCK)
    drawn = [stroke(own) | {"points": own["points"]} for own in course["lines"]]
    axes = {name: course[name] for name in ("levels", "ticks", "times")}
    return {"y": top, "height": CURVE, "clock": CURVE + CLOCK, "lines": drawn} | axes


def due_rows(sheet, dues):
    """Who pays whom, and the amount at the other edge."""
    sheet.line_down(28 if dues else 0)
    return [
        lines(sheet, 56, who, min(LONGEST_DUE, DUE_AND_AMOUNT - len(amount)), 46)
        | {"words": amount}
        for who, amount in dues
    ]


def game_rows(sheet, games):
    """Each game and its result: in one line at both edges, or below each other."""
    drawn = []
    sheet.line_down(28 if games else 0)
    for number, (name, result) in enumerate(games):
        left = len(games) - number
        if sheet.y > HIGHEST and left > 1:
            return [*drawn, lines(sheet, 48, f"and {left} more games", LONGEST, 36)]
        row = lines(sheet, 48, name, LONGEST_SMALL, 36)
        if units(name) + units(result) < LONGEST_SMALL:
            row["words"] = result
        else:
            row["below"] = lines(sheet, 36, result, LONGEST_SMALL - 2, 36)
        drawn.append(row)
    return drawn


def sentences(sheet, told):
    """Sentences such as the best moments, each in as many lines as it takes."""
    sheet.line_down(24)
    return [lines(sheet, 56, sentence, LONGEST, 40) for sentence in told]
