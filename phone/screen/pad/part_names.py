"""What the parts of a list are called in a form: so they are drawn, and so read."""

from .labels import form_text

FROM_TABLE = "!"  # behind a card that is played from those that lie on the table


def row_part(name, place, part):
    """A part of one row: the length in the first of some runs is "runs-0-length"."""
    return f"{name}-{place}-{part}"


def parts_text(parts):
    """Parts of an entry in one text, each as its own control would send it."""
    return "&".join(f"{name}={text}" for name, text in controls(parts))


def controls(parts):
    """(name, text) of the controls that say these parts; `parts`: name -> value."""
    pairs = []
    for name in sorted(parts):
        value = parts[name]
        items = value if type(value) is list else [value]
        if items == []:
            pairs.append((name, ""))
        elif type(items[0]) is dict:
            for place, row in enumerate(items):
                pairs += [(row_part(name, place, one), row[one]) for one in sorted(row)]
        else:
            pairs += [(name, form_text(one)) for one in items]
    return pairs


def item_name(name, key):
    """One thing of a list: the jack among the honours is "honours-J"."""
    return f"{name}-{key}"
