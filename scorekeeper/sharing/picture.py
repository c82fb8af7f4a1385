"""Whatever is shared as a picture: where everything stands in it, in pixels."""

from scorekeeper.nights.picture import (
    LONGEST,
    LONGEST_TITLE,
    MARGIN,
    WIDTH,
    cut_rows,
    sentences,
)
from scorekeeper.nights.picture_text import Sheet, lines, units
from scorekeeper.sharing.things import description, words_alone

MOST_ROWS = 80
# Letters of a name and what stands beside it; where one is longer, all names are small
ROOM, ROOM_OF_SMALL, LONGEST_NAME = 31, 38, 42
MOST_BESIDE = 14  # what is longer stands below a name that fills its line
LONGEST_WORDS = 44  # of a line below a name


def picture(told):
    """A thing, as `things` has it, as plain data for its drawing."""
    sheet = Sheet(MARGIN)
    drawn = {
        "width": WIDTH,
        "description": description(told),
        "title": lines(sheet, 64, told["title"], LONGEST_TITLE, 68),
        "below": lines(sheet, 52, told["below"], LONGEST, 40),
        "rows": rows(sheet, cut_rows(told["rows"], MOST_ROWS, words_alone)),
        "sentences": sentences(sheet, told["sentences"]),
    }
    drawn["foot"] = sheet.line_down(76)
    return drawn | {"height": sheet.line_down(MARGIN - 24)}


def rows(sheet, told):
    """A name and its number in one line, and below what more there is to say."""
    sheet.line_down(16)
    is_small = any(width(row) > ROOM for row in told)
    return [drawn_row(sheet, row, is_small) for row in told]


def width(row):
    """How many letters a name has and what stands beside it."""
    return units(row["name"]) + units(row["words"])


def drawn_row(sheet, row, is_small):
    """A row; words that find no room beside a name stand below it."""
    words, room = row["words"], ROOM_OF_SMALL if is_small else ROOM
    is_beside = units(words) <= MOST_BESIDE or width(row) <= room
    longest = room - units(words) if is_beside else LONGEST_NAME
    own = lines(sheet, 76, row["name"], longest, 40) | {"is_small": is_small}
    own["words"] = words if is_beside else ""
    own["long"] = None if is_beside else lines(sheet, 46, words, LONGEST_WORDS, 44)
    own["more"] = row["more"] and lines(sheet, 38, row["more"], LONGEST, 36)
    return own
