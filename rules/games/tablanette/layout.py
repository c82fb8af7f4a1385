"""The layout: four cards turned up, and the deal is recorded card by card."""

from ...entry_type import EntryType
from ...fields import Cards
from ...words import card_name
from .house_rules import is_free_jack


class Layout(EntryType):
    """Four cards; a jack that takes all goes under the pack."""

    type = "layout"
    fields = (Cards("cards", count=4),)
    words = ("On the table: {cards}",)

    def why_not(self, deal, entry):
        for place, card in enumerate(entry.cards):
            if card in entry.cards[:place]:
                return "card_seen", f"{card_name(card)} has been seen already."
        for card in entry.cards:
            if is_free_jack(deal.table, card[0]):
                return (
                    "jack_in_layout",
                    f"{card_name(card)} goes under the pack: turn another card up.",
                )
        return None

    def questions(self, deal):
        table = deal.table
        pack = [card for card in table.pack if not is_free_jack(table, card[0])]
        cards = Cards("cards", count=4, pack=pack)
        return [self.prompt("The four cards on the table", cards, way="full")]

    def enter(self, deal, entry):
        deal.lay_out(entry.cards)


LAYOUT = Layout()
