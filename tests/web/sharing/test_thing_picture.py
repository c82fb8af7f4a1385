"""A shared picture has room for what it says, in the widest letters, too."""

import pytest

from scorekeeper.sharing.picture import picture

# Of a letter of the widest of usual fonts, a share of its size: bold, plain, a number.
WIDE, PLAIN, NUMBER = 0.69, 0.62, 0.52
BETWEEN_MARGINS = 936
RECORD = {"name": "Best game at Three-handed Bezique", "words": "2140", "more": ""}
SHORT = {"name": "Games", "words": "176", "more": ""}
LONG = {"name": "M" * 90, "words": "9" * 90, "more": "m" * 90}
TWO = {"name": "Best partners", "words": "Maximiliana & Konstantin " * 3, "more": ""}
TURN = {"name": "Maximiliana " * 4, "words": "10 April 2026", "more": "six times"}


def rows_of(*rows):
    told = {"title": "2026", "below": "Us", "rows": list(rows), "sentences": []}
    return picture(told)["rows"]


def lines_of(drawn):
    return [drawn["text"], *drawn["rest"]] if drawn else []


def widths(row):
    """How wide each line of a row is; the first has its number beside it."""
    size = 32 if row["is_small"] else 42
    names = [WIDE * size * len(line) for line in lines_of(row)]
    yield names[0] + NUMBER * 48 * len(row["words"])
    yield from names[1:]
    yield from (NUMBER * 36 * len(line) for line in lines_of(row["long"]))
    yield from (PLAIN * 30 * len(line) for line in lines_of(row["more"]))


def test_a_long_name_is_whole_in_small_letters_beside_its_number():
    [_games, row] = rows_of(SHORT, RECORD)
    assert row["text"] == RECORD["name"]
    assert max(widths(row)) < BETWEEN_MARGINS


def test_all_names_of_a_picture_are_written_alike():
    assert [row["is_small"] for row in rows_of(SHORT)] == [False]
    assert [row["is_small"] for row in rows_of(SHORT, RECORD)] == [True, True]


@pytest.mark.parametrize("told", [SHORT, RECORD, LONG, TWO, TURN])
def test_what_is_long_takes_more_lines_and_nothing_is_cut(told):
    [row] = rows_of(told)
    assert max(widths(row)) < BETWEEN_MARGINS
    for part, drawn in {"name": row, "more": row["more"]}.items():
        assert "".join(lines_of(drawn)).replace(" ", "") == told[part].replace(" ", "")
    words = row["words"] or "".join(lines_of(row["long"]))
    assert words.replace(" ", "") == told["words"].replace(" ", "")


def test_a_row_begins_below_the_last_line_of_the_row_before():
    first, second = rows_of(LONG, SHORT)
    last = first["more"]["y"] + first["more"]["dy"] * len(first["more"]["rest"])
    assert second["y"] - last >= 60
