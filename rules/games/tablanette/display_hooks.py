"""What a table hears and sees of a deal of Tablanette beyond its points."""

from ...zero_lines import without_line
from .deal import CALL


def as_heard(deal, text):
    """A tablanette with who has it, and what for."""
    if text != CALL:
        return text
    line = [line for line in deal.lines if line.reason == "tablanette"][-1]
    return f"{CALL}: {deal.table.name(line.side)} {line.points}"


def nothings(table, deal):
    """(sides, reason, text) of the piles that brought nothing."""
    if not deal.is_complete or not deal.is_counted:
        return []
    without = without_line(table, deal, ("card_points",))
    level = without_line(table, deal, ("most_cards",))
    nothings = [(without, "card_points", "No card points")]
    if len(level) > 1:
        nothings.append((level, "most_cards", "Nobody has more cards"))
    return [nothing for nothing in nothings if nothing[0]]
