"""Rows of plain text: one in a line, its cells between strokes.

What is indented goes on with the row above.
"""


def rows(text):
    """The cells of each row."""
    joined = text.strip().replace("\n    ", " ")
    return [[one_line(cell) for cell in line.split("|")] for line in joined.split("\n")]


def one_line(text):
    return " ".join(text.split())
