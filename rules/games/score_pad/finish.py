"""The end of a game that goes on until the players end it."""

from ...entry_type import EntryType
from ...words import number_of


class Finish(EntryType):
    """The players end the game, after a deal."""

    type = "finish"
    words = ("The game is finished",)
    subject = "the end of the game"
    opens_a_deal = False

    def why_none(self, deal):
        if deal.table.options["ends"] != "open":
            return "not_now", ends_by_itself(deal.table.options)
        if deal.is_opened:
            return "not_now", "Enter the points of this deal, then finish the game."
        if not deal.table.completed_deals():
            return "not_now", "Enter the points of a deal before you finish the game."
        return None

    def questions(self, deal):
        return [self.prompt("Finish the game")]

    def enter(self, deal, entry):
        deal.table.ledger.is_finished = True


def ends_by_itself(options):
    """Why nobody finishes a game that ends at a target, or after some deals."""
    if options["ends"] == "target":
        return f"This game ends when a side reaches {options['target']:,} points."
    return f"This game ends after {number_of(options['deals'], 'deal')}."


FINISH = Finish()
