"""A meld that is laid down but not scored, for a partner to build on."""

from ...fields import Cards, Choice, Fixed, Suit
from .house_rules import TALLY
from .meld import Meld, lying, lying_field, why_over
from .melds import SEQUENCE, claim_of, why_no_claim
from .scoring import MELDS

LACKING = ("bad_field", "cards_needed")  # of a suit, of the cards


class Lay(Meld):
    """Any number of them in a turn; nothing is used up."""

    type = "lay"
    words = ("{seat} lays {meld} of {suit}", "{seat} lays {meld}")
    is_scored = False

    def why_none(self, deal):
        return why_over(deal)

    def why_used_up(self, deal):
        """None: melds that do not score are not counted."""

    def questions(self, deal):
        return [self.question(deal, seat) for seat in deal.melders()]

    def question(self, deal, seat):
        """Any meld of a seat, with its suit or its cards where that must be told."""
        melds = [(meld, MELDS[meld][1]) for meld in deal.house.melds]
        cards = [card for card in deal.table.pack if card[0] in SEQUENCE]
        return self.prompt(
            f"{deal.table.players[seat]} lays a meld",
            Fixed("seat", seat),
            Suit("suit", optional=True, label="Suit"),
            Cards("cards", pack=cards, optional=True, label="Which cards?"),
            *lying_field(lying(deal, seat)),
            Choice("meld", *melds),
            way=deal.way_of(TALLY),
            help="not scored",
        )

    def why_struck(self, deal, prompt, values):
        """A meld that lacks but its suit or its cards is told them beside it."""
        why = why_no_claim(deal, prompt.answer(self, values))
        if why and why[0] in LACKING:
            return None
        return super().why_struck(deal, prompt, values)

    def enter(self, deal, entry):
        deal.begin()
        deal.book.take(claim_of(deal, entry), entry.seat, is_scored=False)
        name = deal.table.players[entry.seat]
        deal.table.announce(f"{name} lays a meld without scoring it")


LAY = Lay()
