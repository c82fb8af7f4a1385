"""What the referee answers at a table of New Game."""

from .glossary import GLOSSARY
from .situations import SITUATIONS

__all__ = ("GAMES", "GLOSSARY", "REFUSALS", "SITUATIONS")

GAMES = ["new_game"]
REFUSALS = {}  # code of a refusal: where the book is opened then
