"""Whatever is shared as a picture: where everything stands in it, in pixels."""

from scorekeeper.nights.picture import (
    LONGEST,
    LONGEST_TITLE,
    MARGIN,
    WIDTH,
    Sheet,
    clip_text,
    cut_rows,
    line,
    sentences,
    units,
)
from scorekeeper.sharing.things import description, words_alone

MOST_ROWS = 14
# Letters of a name and what stands beside it; where one is longer, all are small
ROOM, ROOM_OF_SMALL, MOST_BESIDE = 31, 38, 28


def picture(told):
    """A thing, as `things` has it, as plain data for its drawing."""
    sheet = Sheet()
    drawn = {
        "width": WIDTH,
        "description": description(told),
        "title": line(sheet, 64, told["title"], LONGEST_TITLE),
        "below": line(sheet, 52, told["below"], LONGEST),
        "rows": rows(sheet, cut_rows(told["rows"], MOST_ROWS, words_alone)),
        "sentences": sentences(sheet, told["sentences"][:4]),
    }
    drawn["foot"] = sheet.line_down(76)
    return drawn | {"height": sheet.line_down(MARGIN - 24)}


def rows(sheet, told):
    """A name and its number in one line, and below what more there is to say."""
    sheet.line_down(16)
    drawn, is_small = [], any(map(is_long, told))
    for row in told:
        words = clip_text(row["words"], MOST_BESIDE)
        room = (ROOM_OF_SMALL if is_small else ROOM) - units(words)
        own = line(sheet, 76, row["name"], room) | {"words": words}
        more = row["more"] and line(sheet, 38, row["more"], LONGEST)
        drawn.append(own | {"is_small": is_small, "more": more})
    return drawn


def is_long(row):
    """Whether a name does not fit beside its number but in small letters."""
    return units(row["name"]) + units(clip_text(row["words"], MOST_BESIDE)) > ROOM
