"""New Game on a page for reading."""

from ...rule_book.form import reading
from .heard import SAID

BRIEF = """
Win deals, and be the first to the target. Say here in two sentences what the game is.
"""
PACK = """
52 cards; say here who gets how many, and how they rank.
"""
COURSE = """
Play
Say here what happens in a deal, step by step, under a heading for each step.

Count
Whoever wins a deal scores its points, up to 20. A revoke costs 5.
"""
VALUES = """
deal_won | Deal | 1 to 20 | for winning it
revoke | Revoke | −5 | not to follow suit though able
"""
ENDING = """
The game ends with the deal in which somebody gets to the target. Each loser pays one
unit, or what he is behind.
"""
SETS = """
usual | Say here whose rules these are
by_points | Say here whose rules these are
"""
SOURCES = """
target | Say here who plays so
settlement | Say here who plays so
"""
PAGE = reading(BRIEF, PACK, COURSE, VALUES, ENDING, SAID, SETS, SOURCES)
READING = {"new_game": PAGE}
