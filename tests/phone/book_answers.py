"""What a Python finds in the referee's book, be it large or small."""

from rules import book


def told(game):
    """All that a phone has of the book, for a card game."""
    found = book.situations(game)
    asked = [book.question(game, one) for one in found]
    return [found, asked, book.glossary(game)]
