"""What a Python finds in the referee's book, be it large or small."""

from rules import book


def told(game):
    """All that the book has for a card game."""
    return [book.situations(game), book.glossary(game), book.worked(game)]
