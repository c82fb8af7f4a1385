"""A meld: what a player may claim after a trick that he won."""

from ...fields import Cards, Seat, Suit, Text
from .house_rules import CARDS, TALLY
from .melder import Lying, melders_now
from .melds import WITH_SUIT, why_no_claim
from .turn_up import AfterTurnUp

OVER = ("melding_over", "No more melds in this deal.")


class Word(Text):
    """The key of a meld."""

    def tell(self, value, table):
        return value.replace("_", " ")


class Meld(AfterTurnUp):
    """One meld that scores; one for each trick that was won."""

    type = "meld"
    fields = (
        Seat("seat"),
        Word("meld"),
        Suit("suit", optional=True),
        Cards("cards", optional=True),
        Lying("table", optional=True),
    )
    words = ("{seat}: {meld} of {suit}", "{seat}: {meld}")
    is_scored, help = True, ""
    one, any = ": ", " melds"  # what it is called behind a name

    def why_malformed(self, entry, given, table):
        """Only some melds have a suit; what lies there is known card by card only."""
        deal = table.deal
        has_suit = entry.suit is not None and entry.meld not in WITH_SUIT
        if has_suit and entry.meld in deal.house.melds:
            return self.bad_field("this meld has no suit of its own")
        if entry.table is not None and deal.mode != CARDS:
            return self.bad_field("'table' belongs to card by card play")
        return None

    def why_none(self, deal):
        return why_over(deal) or self.why_used_up(deal)

    def why_used_up(self, deal):
        """A second meld after a trick, or more melds than tricks."""
        if deal.is_tracked:
            if deal.has_melded:
                return "one_meld_per_trick", "One meld to a trick: wait for more."
        elif deal.melds >= deal.house.last_meld:
            melds = deal.melds
            return (
                "too_many_melds",
                f"{melds} melds are all that {melds} tricks allow.",
            )
        return None

    def why_not(self, deal, entry):
        why = why_no_claim(deal, entry) or why_not_melder(deal, entry.seat)
        why = why or self.why_used_up(deal)
        return why or why_not_there(deal, entry)

    def why_not_tap(self, deal, entry):
        """Only what is claimed: who is asked may meld."""
        return why_no_claim(deal, entry) or why_not_there(deal, entry)

    def refusal(self, deal, entry):
        """What is no meld at all is refused before the turn is looked at."""
        return self.why_not(deal, entry)

    def melders(self, deal):
        """Whose melds are asked for together: those of one seat."""
        now = melders_now(deal)
        return [now.of([seat]) for seat in deal.melders]

    def questions(self, deal):
        """The melds of each seat: by suit, by name, with cards that lie, by cards."""
        melders, way = self.melders(deal), deal.way_of(TALLY)
        is_in_sight = self.is_scored and (deal.is_tracked or deal.house.players == 2)
        asked = []
        for kind in range(len(melders[0].asked)):
            for melder in melders:
                for meld, more, is_short, fields in melder.asked[kind]:
                    asked.append(
                        self.prompt(
                            melder.name
                            + (self.one + meld if meld else self.any)
                            + more,
                            *fields,
                            way=way,
                            help=self.help,
                            stays=is_in_sight and is_short,
                        )
                    )
        return asked

    def enter(self, deal, entry):
        claim, seat = entry.claim, entry.seat
        deal.begin()
        deal.book.take(claim, seat)
        deal.melds += 1
        deal.has_melded = True
        if deal.trump is None and claim.suit:
            deal.make_trumps(claim.suit)
        deal.score_seat(seat, claim.points, claim.reason, claim.words)


def why_over(deal):
    """No melds after the last draw."""
    return OVER if deal.is_melding_over else None


def why_not_there(deal, entry):
    """A meld whose cards cannot be in one hand, or cannot be there."""
    claim = entry.claim
    if claim.size > deal.house.largest_bezique:
        cards = len(claim.cards)
        return "hand_limit", f"{cards} cards: a player holds seven here."
    return deal.book.why_not(claim, entry.seat)


def why_not_melder(deal, seat):
    """A seat that has no meld now, as it did not win the trick."""
    if deal.is_melding_over:
        return OVER
    if seat not in deal.melders:
        name = deal.table.players[deal.leader]
        return "not_trick_winner", f"{name} won the trick, and melds."
    return None


MELD = Meld()
