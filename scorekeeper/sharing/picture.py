"""Whatever is shared as a picture: where everything stands in it, in pixels."""

from scorekeeper.nights.picture import (
    LONGEST,
    LONGEST_TITLE,
    MARGIN,
    WIDTH,
    Sheet,
    clipped,
    line,
    sentences,
    units,
)
from scorekeeper.sharing.things import description

MOST_ROWS = 14
ROOM = 38  # letters of a name and what stands beside it


def picture(told):
    """A thing, as `things` has it, as plain data for its drawing."""
    sheet = Sheet()
    drawn = {
        "width": WIDTH,
        "description": description(told),
        "title": line(sheet, 64, told["title"], LONGEST_TITLE),
        "below": line(sheet, 52, told["below"], LONGEST),
        "rows": rows(sheet, told["rows"][:MOST_ROWS]),
        "sentences": sentences(sheet, told["sentences"][:4]),
    }
    drawn["foot"] = sheet.down(76)
    return drawn | {"height": sheet.down(MARGIN - 24)}


def rows(sheet, told):
    """A name and its number in one line, and below what more there is to say."""
    sheet.down(16)
    drawn = []
    for one in told:
        words = clipped(one["words"], ROOM - 8)
        own = line(sheet, 76, one["name"], max(ROOM - units(words), 8)) | {
            "words": words
        }
        more = one["more"] and line(sheet, 38, one["more"], LONGEST)
        drawn.append(own | {"more": more})
    return drawn
