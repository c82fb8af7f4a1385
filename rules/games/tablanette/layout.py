"""The layout: four cards turned up, and the deal is recorded card by card."""

from ...entry_type import EntryType
from ...fields import Cards
from ...words import card_name


class Layout(EntryType):
    """Four cards; a jack that takes all goes under the pack."""

    type = "layout"
    enters = "cards"
    subject = "the cards on the table"
    fields = (Cards("cards", count=4),)
    words = ("On the table: {cards}",)

    def why_not(self, deal, entry):
        for place, card in enumerate(entry.cards):
            if card in entry.cards[:place]:
                return "card_seen", f"{card_name(card)} has been seen already."
        for card in entry.cards:
            if card[0] == deal.taker_of_all:
                return (
                    "jack_in_layout",
                    f"{card_name(card)} goes under the pack. Turn up another card.",
                )
        return None

    def questions(self, deal):
        pack = [card for card in deal.table.pack if card[0] != deal.taker_of_all]
        cards = Cards("cards", count=4, pack=pack)
        return [self.prompt("The four cards on the table", cards, way="full")]

    def enter(self, deal, entry):
        deal.lay_out(entry.cards)


LAYOUT = Layout()
