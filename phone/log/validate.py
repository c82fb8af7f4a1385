"""Whether a log from elsewhere can be one: each row is about what is there."""

from .rows import fold, place_of, said_anew

# How many entries there are more for a row.
GROWS = {"add": 1, "insert": 1, "replace": 0, "remove": -1}


def is_sound(rows):
    """Whether each row of a log is about what is there when it comes."""
    counts, taken_back = [0], []  # of entries, after each row that stands
    for row in rows:
        if not is_there(row, counts, taken_back):
            return False
        count = counts[-1] + growth(row)
        fold(counts, taken_back, row.operation, count)
    return True


def growth(row):
    """How many entries there are more for a row that stands."""
    late = sum([len(said_anew(one)) - 1 for one in row.along])
    return GROWS.get(row.operation, 0) + late


def is_there(row, counts, taken_back):
    """Whether that is there what a row is about."""
    if row.operation == "undo":
        return len(counts) > 1
    if row.operation == "redo":
        return len(taken_back) > 0
    if row.operation in ("add", "leave"):
        return not row.along
    return row.place is not None and is_place(row, counts[-1])


def is_place(row, count):
    """Whether a correction is about entries of a record that has so many."""
    first = row.place + (row.operation != "insert")
    later = [place_of(late) for late in row.along]
    is_later = all(first <= place < count for place in later)
    is_within = 0 <= row.place < count + (row.operation == "insert")
    return is_within and is_later and len(set(later)) == len(later)
