"""How a value is written: in a form, and on what is tapped."""

FROM_TABLE = "!"  # behind a card that is played from those that lie on the table


def form_text(value):
    """A value as a form sends it."""
    if type(value) is str:
        return value
    if value is None:
        return "none"
    if value is True or value is False:
        return "true" if value else "false"
    return str(value)


def figure_and_word(label):
    """A label with a figure in two: "15 quint", "Sequence 250"; else it stays whole."""
    if " " not in label:
        return label, None
    words, figure = label.rsplit(" ", 1)
    if words and figure.isdigit():
        return words, figure
    figure, words = label.split(" ", 1)
    return (figure, words) if words and figure.isdigit() else (label, None)


def pair_aloud(label, names):
    """A number of each of two sides with their names: "1-11: Ann 1, Ben 11"."""
    first, second = label.split("\u2013")
    return f"{label}: {names[0]} {first}, {names[1]} {second}"


def longest_word(labels):
    """How many letters the longest word of some labels has."""
    longest = 0
    for label in labels:
        start, end = 0, label.find(" ")
        while end >= 0:
            longest = max(longest, end - start)
            start, end = end + 1, label.find(" ", end + 1)
        longest = max(longest, len(label) - start)
    return longest


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
