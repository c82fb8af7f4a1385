"""Somebody who plays any card game to its end, as a table would that only keeps score.

A deal is a script that yields entries and is told whether each was accepted. What the
rules refuse was a slip, and something else is said. The same dice play the same game.
"""

import rules
from scorekeeper.demo.bezique import bezique, pinochle
from scorekeeper.demo.deals import oh_hell, scotch_whist, tablanette
from scorekeeper.demo.piquet import piquet

DEALS = {
    "oh_hell": oh_hell,
    "piquet": piquet,
    "piquet_normand": piquet,
    "piquet_voleur": piquet,
    "piquet_ecrire": piquet,
    "bezique": bezique,
    "bezique_500": bezique,
    "bezique_three": bezique,
    "bezique_four": bezique,
    "pinochle": pinochle,
    "pinochle_two": pinochle,
    "scotch_whist": scotch_whist,
    "tablanette": tablanette,
}
LONGEST = 250  # entries, after which the table goes home


def played(header, dice):
    """The record of a finished game. `header`: a record without entries."""
    record = header | {"entries": []}
    referee = rules.replay(record)
    while referee.result is None:
        before = len(record["entries"])
        play_deal(DEALS[header["game"]](Asked(referee), dice), referee, record)
        after = len(record["entries"])
        if after == before or after > LONGEST:
            enter(referee, {"type": "stop"}, record)
    return record


def play_deal(deal, referee, record):
    """Enters what the script of a deal says, until it ends or the game does."""
    entry = next(deal, None)
    while entry and referee.result is None:
        is_accepted = enter(referee, entry, record)
        try:
            entry = deal.send(is_accepted)
        except StopIteration:
            return


def enter(referee, entry, record):
    """Whether the referee accepts an entry."""
    try:
        referee.enter(entry)
    except rules.RuleError:
        return False
    record["entries"].append(entry)
    return True


class Asked:
    """What the referee asks just now, as a phone would see it."""

    def __init__(self, referee):
        self.referee = referee

    @property
    def seats(self):
        return list(self.referee.table.seats)

    @property
    def round(self):
        """The seats from the dealer's left on."""
        table = self.referee.table
        first = (table.deal.dealer + 1) % len(table.seats)
        return self.seats[first:] + self.seats[:first]

    @property
    def bidders(self):
        """The seats in the order in which they bid, by the rule in force."""
        return list(self.referee.table.deal.order)

    def prompts(self, type):
        """The open prompts of a type of entry, as plain data."""
        pictures = [one.picture(self.referee.table) for one in self.referee.prompts()]
        return [prompt for prompt in pictures if prompt["type"] == type]

    def field(self, type, name):
        """The field of a name in the first open prompt of a type that has it."""
        for prompt in self.prompts(type):
            for field in prompt["fields"]:
                if field["name"] == name:
                    return field
        return None
