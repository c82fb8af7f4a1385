"""A meld that is laid down but not scored, for a partner to build on."""

from ...errors import sentence
from .meld import Meld, Row, why_over
from .melds import claim_of


class Lay(Meld):
    """Any number of them in a turn; nothing is used up."""

    type = "lay"
    words = ("{seat} lays {meld} of {suit}", "{seat} lays {meld}")
    is_scored, help = False, "not scored"
    one, any = "{name} lays: {meld}", "{name} lays a meld"

    def why_none(self, deal):
        return why_over(deal)

    def why_used_up(self, deal):
        """None: melds that do not score are not counted."""

    def rows(self, deal):
        """Where no tricks are entered, all are asked at once."""
        if deal.is_tracked:
            return super().rows(deal)
        return [Row(self, deal, deal.melders)]

    def strike(self, deal, prompt):
        """Where all are asked at once, strikes out what nobody can lay."""
        if deal.is_tracked:
            return super().strike(deal, prompt)
        field, entry = prompt.fields[-1], prompt.answer(self)
        barred, values = [], field.taps(deal.table)
        for value in values:
            setattr(entry, field.name, value)
            why = self.why_nobody(deal, entry)
            if why:
                barred.append((value, sentence(why[1])))
        prompt.barred[field.name] = barred
        return len(barred) < len(values)

    def why_nobody(self, deal, entry):
        """Why none of those who are asked can lay this."""
        why = None
        for seat in deal.melders:
            entry.seat = seat
            why = self.why_not(deal, entry)
            if why is None:
                return None
        return why

    def enter(self, deal, entry):
        deal.begin()
        deal.book.take(claim_of(deal, entry), entry.seat, is_scored=False)
        name = deal.table.players[entry.seat]
        deal.table.announce(f"{name} lays a meld without scoring it")


LAY = Lay()
