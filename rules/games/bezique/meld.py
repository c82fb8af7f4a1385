"""A meld: what a player may claim after winning a trick, or only lay down."""

from ...fields import Cards, Seat, Suit, Text
from .house_rules import CARDS, TALLY
from .melder import LyingCards, melders_now
from .melds import WITH_SUIT, claim_of, why_no_claim
from .pack_conflicts import why_apart
from .turn_up import AfterTurnUp

OVER = ("melding_over", "Melding is over in this deal.")


class Word(Text):
    """The key of a meld."""

    def in_words(self, value, table):
        return value.replace("_", " ")


class Meld(AfterTurnUp):
    """One meld that scores; one for each trick that was won."""

    type = "meld"
    fields = (
        Seat("seat"),
        Word("meld"),
        Suit("suit", optional=True),
        Cards("cards", optional=True),
        LyingCards("table", optional=True),
    )
    words = ("{seat}: {meld} of {suit}", "{seat}: {meld}")
    is_scored, help = True, ""
    after_name, unnamed = ": ", " melds"  # in a label, behind who melds

    def why_malformed(self, entry, raw_entry, table):
        """Only some melds have a suit; what lies there is known card by card only."""
        has_suit = entry.suit is not None and entry.meld not in WITH_SUIT
        if has_suit and entry.meld in table.deal.house.melds:
            return self.bad_field("this meld has no suit of its own")
        if entry.table is not None and table.deal.mode != CARDS:
            return self.bad_field("'table' is only for a deal recorded card by card")
        return None

    def why_none(self, deal):
        return why_over(deal) or self.why_used_up(deal)

    def why_used_up(self, deal):
        """A second meld after a trick, or more melds than tricks."""
        if deal.is_tracked:
            if deal.has_melded:
                return (
                    "one_meld_per_trick",
                    "You can score only one meld for each trick you win.",
                )
        elif deal.melds >= deal.house.last_meld:
            melds = deal.melds
            return "too_many_melds", f"A deal allows at most {melds} melds."
        return None

    def look(self, deal, entry):
        """The entry with its Claim, None where it makes none."""
        return entry, claim_of(deal, entry)

    def why_not(self, deal, claimed):
        entry, claim = claimed
        return (
            why_no_claim(deal, entry, claim)
            or why_not_melder(deal, entry.seat)
            or self.why_used_up(deal)
            or why_apart(deal, entry.seat, claim)
        )

    refusal = why_not  # what is no meld at all is refused before the turn is looked at

    def why_not_tap(self, deal, entry):
        """Only what is claimed: who is asked may meld."""
        return melders_now(deal).why_not(entry)

    def is_barred(self, deal, entry):
        return melders_now(deal).is_barred(entry)

    def melders(self, deal):
        """Whose melds are asked for together: those of one seat."""
        now = melders_now(deal)
        return [now.of([seat]) for seat in deal.melders]

    def questions(self, deal):
        """The melds of each seat: by suit, by name, with cards that lie, by cards."""
        melders = self.melders(deal)
        return [
            self.question(deal, melder.name, *row)
            for kind in range(len(melders[0].rows))
            for melder in melders
            for row in melder.rows[kind]
        ]

    def question(self, deal, name, meld, more, is_short, fields):
        """One of them, as a Melder has it; in sight unless too many are at once."""
        is_in_sight = deal.is_tracked or deal.house.players == 2
        return self.prompt(
            name + (self.after_name + meld if meld else self.unnamed) + more,
            *fields,
            way=deal.way_of(TALLY),
            help=self.help,
            stays=is_short and is_in_sight and self.is_scored,
        )

    def enter(self, deal, claimed):
        entry, claim = claimed
        deal.begin()
        deal.book.take(claim, entry.seat)
        deal.made.append((entry.seat, claim))
        deal.melds += 1
        deal.has_melded = True
        if deal.trump is None and claim.suit:
            deal.make_trumps(claim.suit)
        deal.score_seat(entry.seat, claim.points, claim.reason, claim.words)


class Lay(Meld):
    """One that is laid down, for a partner to build on: any number, and no points."""

    type = "lay"
    enters = "meld"
    subject = "the cards laid down"
    words = ("{seat} lays {meld} of {suit}", "{seat} lays {meld}")
    is_scored, help = False, "Not scored"
    after_name, unnamed = " lays: ", " lays a meld"

    def why_none(self, deal):
        return why_over(deal)

    def why_used_up(self, deal):
        """None: melds that do not score are not counted."""

    def melders(self, deal):
        """Where no tricks are entered, all are asked at once."""
        if deal.is_tracked:
            return super().melders(deal)
        return [melders_now(deal).of(deal.melders)]

    def tapped_field(self, deal, prompt):
        """Where all are asked at once, the meld, of any seat."""
        if deal.is_tracked:
            return super().tapped_field(deal, prompt)
        return prompt.fields[-1]

    def why_not_tap(self, deal, entry):
        """Where all are asked at once, why the last of them cannot lay this."""
        if not self.is_barred(deal, entry):
            return None
        if not deal.is_tracked:
            entry.seat = deal.melders[-1]
        return super().why_not_tap(deal, entry)

    def is_barred(self, deal, entry):
        """Where all are asked at once, whether none of them can lay this."""
        if deal.is_tracked:
            return super().is_barred(deal, entry)
        for seat in deal.melders:
            entry.seat = seat
            if not super().is_barred(deal, entry):
                return False
        return True

    def enter(self, deal, claimed):
        entry, claim = claimed
        deal.begin()
        deal.book.take(claim, entry.seat, is_scored=False)
        name = deal.table.players[entry.seat]
        deal.table.announce(f"{name} lays a meld without scoring it")


def why_over(deal):
    """No melds after the last draw."""
    return OVER if deal.is_melding_over else None


def why_not_melder(deal, seat):
    """A seat that has no meld now, as it did not win the trick."""
    if deal.is_melding_over:
        return OVER
    if seat not in deal.melders:
        name = deal.table.players[deal.leader]
        return "not_trick_winner", f"{name} won the trick and may meld."
    return None


MELD, LAY = Meld(), Lay()
