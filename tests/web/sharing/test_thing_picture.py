"""A shared picture has room for what it says, in the widest letters, too."""

from scorekeeper.sharing.picture import picture

# Of a letter of the widest of usual fonts, a share of its size: bold, and a number.
WIDE, NUMBER = 0.69, 0.52
BETWEEN_MARGINS = 936
RECORD = {"name": "Best game at Three-handed Bezique", "words": "2140", "more": ""}
SHORT = {"name": "Games", "words": "176", "more": ""}


def rows_of(*rows):
    told = {"title": "2026", "below": "Us", "rows": list(rows), "sentences": []}
    return picture(told)["rows"]


def width(row):
    size = 32 if row["is_small"] else 42
    return WIDE * size * len(row["text"]) + NUMBER * 48 * len(row["words"])


def test_a_long_name_is_whole_in_small_letters_beside_its_number():
    [_games, row] = rows_of(SHORT, RECORD)
    assert row["text"] == RECORD["name"]
    assert width(row) < BETWEEN_MARGINS


def test_all_names_of_a_picture_are_written_alike():
    assert [row["is_small"] for row in rows_of(SHORT)] == [False]
    assert [row["is_small"] for row in rows_of(SHORT, RECORD)] == [True, True]


def test_the_longest_name_and_number_fit_beside_each_other():
    [row] = rows_of({"name": "M" * 90, "words": "9" * 90, "more": ""})
    assert width(row) < BETWEEN_MARGINS
