"""The result of a night as a picture: where everything stands in it, in pixels."""

import unicodedata

WIDTH, MARGIN = 1080, 72
# How many letters fit beside each other in the widest of usual fonts; a wide letter
# counts two. A name shares its room with its amount, a game with its result.
LONGEST, LONGEST_SMALL, LONGEST_TITLE = 50, 54, 28
LONGEST_WON = 40
NAME_AND_AMOUNT, LONGEST_NAME, LONGEST_DUE, LONGEST_GAME = 27, 22, 30, 24
MOST_LINES = 4  # of a sentence
MOST_GAMES, MOST_MOMENTS = 12, 3
CURVE = 360  # its height
CLOCK = 36  # below it
# Those of the pages by day, by number: a picture goes where nobody knows the hour.
COLOURS = ("#1f5c43", "#8a3b12", "#274b8f", "#7a2a6a")
COLOURS += ("#5f5a10", "#0f5f6b", "#a01c3c", "#4a4a55")
DASHES = ("", "18 8", "5 7", "28 8 5 8", "10 6", "32 12", "16 6 5 6 5 6")


class Sheet:
    """What stands below what: a part takes its height, and knows where it begins."""

    def __init__(self):
        self.y = MARGIN

    def line_down(self, height):
        """The line on which a row of a height stands."""
        self.y += height
        return self.y


def picture(title, place, won, balance, course, moments, dues, games):
    """A night as plain data for its drawing, from what its pages show.

    `won`: who has won it, in words; `balance` and `course` as the page of the night
    has them; `moments` sentences; `dues` (who pays whom, amount) in words; `games`
    (name, result) in words.
    """
    sheet = Sheet()
    drawn = {
        "width": WIDTH,
        "title": line(sheet, 64, title, LONGEST_TITLE),
        "place": line(sheet, 52, place, LONGEST),
        "won": line(sheet, 64, won, LONGEST_WON) if won else None,
        "balance": balance_rows(sheet, balance, course),
        "bills": of_bills(sheet, balance["of_bills"]) + caption(sheet, balance, course),
        "curve": curve(sheet, course),
        "moments": sentences(sheet, moments[:MOST_MOMENTS]),
    }
    drawn["dues"] = pairs(sheet, dues, 56, LONGEST_DUE, LONGEST)
    shown = cut_rows(games, MOST_GAMES, lambda words: (words, ""))
    drawn["games"] = pairs(sheet, shown, 48, LONGEST_GAME, LONGEST_SMALL)
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


def line(sheet, height, text, longest):
    return {"y": sheet.line_down(height), "text": clip_text(text, longest)}


def balance_rows(sheet, balance, course):
    """Each purse: its stroke, its name, what it won or lost."""
    sheet.line_down(28)
    strokes = course["lines"] if course else [None] * len(balance["rows"])
    return [
        line(sheet, 84, row["name"], room_beside(row["words"]))
        | {"words": row["words"], "is_loss": row["amount"] < 0, "stroke": stroke(own)}
        for row, own in zip(balance["rows"], strokes, strict=True)
    ]


def room_beside(amount):
    """How many letters of a name fit before an amount."""
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
    lines = [stroke(own) | {"points": own["points"]} for own in course["lines"]]
    axes = {name: course[name] for name in ("levels", "ticks", "times")}
    return {"y": top, "height": CURVE, "clock": CURVE + CLOCK, "lines": lines} | axes


def pairs(sheet, rows, height, longest, room):
    """Rows of two parts, one at each edge, with `room` for both."""
    if rows:
        sheet.line_down(28)
    return [
        line(sheet, height, left, longest)
        | {"words": clip_text(right, room - units(clip_text(left, longest)))}
        for left, right in rows
    ]


def sentences(sheet, moments):
    """Sentences such as the best moments, each in as many lines as it takes."""
    sheet.line_down(24)
    drawn = []
    for moment in moments:
        first, *more = wrap_text(moment)
        drawn.append(line(sheet, 56, first, LONGEST))
        drawn += [line(sheet, 40, text, LONGEST) for text in more]
    return drawn


def wrap_text(text):
    """A sentence in lines that fit; what is left over ends the last."""
    lines = [""]
    for word in text.split():
        is_full = lines[-1] and units(lines[-1]) + units(word) >= LONGEST
        if is_full and len(lines) < MOST_LINES:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def clip_text(text, longest):
    """A text that fits into a width, without what no drawing can hold."""
    text = "".join(sign for sign in text if unicodedata.category(sign) not in BROKEN)
    if units(text) <= longest:
        return text
    while units(text) >= longest:
        text = text[:-1]
    return f"{text.rstrip()}…"


BROKEN = ("Cc", "Cs", "Cn")


def units(text):
    """How wide a text is: a letter of East Asia takes the room of two."""
    return sum(1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)
