"""What the parts of a list are called in a form: so they are drawn, and so read."""


def row_part(name, place, part):
    """A part of one row: the length in the first of some runs is "runs-0-length"."""
    return f"{name}-{place}-{part}"


def thing(name, key):
    """One thing of a list: the jack among the honours is "honours-J"."""
    return f"{name}-{key}"
