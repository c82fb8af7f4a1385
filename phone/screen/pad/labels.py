"""How a value is written: in a form, and on what is tapped."""


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
