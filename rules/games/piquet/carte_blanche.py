"""Carte blanche: a dealt hand without king, queen or jack. Ten points."""

from ...fields import Cards, Seat
from .close import BeforePlay
from .hand import why_repeated, why_wrong_size
from .pack_conflicts import why_no_cards
from .scoring import BLANK

PLAIN_CARDS = 20  # of the pack's 32
COURTS = "KQJ"


class CarteBlanche(BeforePlay):
    """Who has one; its cards may be entered."""

    type = "carte_blanche"
    fields = (Seat("seat"), Cards("cards", optional=True))
    words = ("{seat} shows carte blanche",)

    def why_never(self, deal, entry):
        """Cards that are none."""
        if entry.cards is None:
            return None
        return why_not_blank(entry.cards, deal.table.game.hand_size)

    def has_more(self, deal):
        return any(not why_barred(deal, seat) for seat in deal.seats)

    def why_not(self, deal, entry):
        why = why_barred(deal, entry.seat)
        if why or can_be_plain(deal, entry.seat):
            return why
        new = f"{deal.name(entry.seat)}'s carte blanche"
        return why_no_cards(deal, entry.seat, [new])

    def questions(self, deal):
        """Who has one; nobody shows it after claims."""
        if deal.declarations.is_begun():
            return []
        seats = [seat for seat in deal.seats if not why_barred(deal, seat)]
        alone = f"{deal.name(seats[0])}: carte blanche"
        label = alone if len(seats) == 1 else "Carte blanche"
        return [self.prompt(label, Seat("seat", *seats))]

    def enter(self, deal, entry):
        seat = entry.seat
        if seat not in deal.takers():
            deal.holdings.bar_courts(seat)
        deal.blanks.append(seat)
        deal.table.announce(f"{deal.name(seat)}: carte blanche, {BLANK}")
        deal.change()


def why_not_blank(cards, size):
    """Cards that are no dealt hand without court cards."""
    why = why_repeated(cards) or why_wrong_size(cards, size)
    if why:
        return why
    if any(card[0] in COURTS for card in cards):
        return "not_blank", "A carte blanche has no king, queen or jack."
    return None


def why_barred(deal, seat):
    """A second claim, one that comes late, or one too many."""
    if seat in deal.blanks:
        return (
            "already_declared",
            f"{deal.name(seat)} already has carte blanche.",
        )
    if is_late(deal, seat):
        return (
            "blank_too_late",
            f"{deal.name(seat)} must claim carte blanche before the exchange.",
        )
    if (len(deal.blanks) + 1) * deal.table.game.hand_size > PLAIN_CARDS:
        return (
            "blank_impossible",
            "The pack has too few low cards for another carte blanche.",
        )
    return None


def is_late(deal, seat):
    """Whether an exchange bars the seat from claiming."""
    if deal.table.options.get("blank_when") == "at_once":
        return len(deal.exchanged) > 0
    return seat in deal.exchanged


def can_be_plain(deal, seat):
    """Whether the hand can be without courts; one that is exchanged may change."""
    return seat in deal.takers() or deal.holdings.allows_plain(seat)


CARTE_BLANCHE = CarteBlanche()
