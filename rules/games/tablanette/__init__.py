"""Tablanette: match the cards on the table, and score when you clear it."""

from .game import Tablanette
