"""A seven of trumps: shown, exchanged for the card turned up, or played."""

from ...fields import Choice, Fixed, Seat
from .house_rules import CARDS, TALLY
from .meld import why_not_melder, why_over
from .scoring import SEVEN_POINTS
from .turn_up import AfterTurnUp

SHOW, EXCHANGE, PLAY = "show", "exchange", "play"
HOW = ((SHOW, "shown"), (EXCHANGE, "exchanged"), (PLAY, "played"))
DOES = {SHOW: "shows", EXCHANGE: "exchanges", PLAY: "plays"}
LABELS = {
    SHOW: "7 of trumps shown: 10",
    EXCHANGE: "7 of trumps exchanged: 10",
    PLAY: "7 of trumps played: 10",
}
LINES = {
    SHOW: ("seven_shown", "Seven of trumps shown"),
    EXCHANGE: ("seven_exchanged", "Seven of trumps exchanged"),
    PLAY: ("seven_played", "Seven of trumps played"),
}


class SevenKind(Choice):
    """How a seven scores; an unknown word is left to the type of entry."""

    def is_formed(self, value, table):
        return type(value) is str

    def in_words(self, value, table):
        return DOES.get(value, value)


class Seven(AfterTurnUp):
    """Ten points; any number of them, also beside a meld."""

    type = "seven"
    fields = (Seat("seat"), SevenKind("how", *HOW))
    words = ("{seat} {how} the seven of trumps",)

    def why_malformed(self, entry, raw_entry, table):
        if table.deal.house.has_turn_up and entry.how not in LINES:
            return self.bad_field("'how' is show, exchange or play")
        return None

    def why_none(self, deal):
        if not deal.house.has_turn_up:
            return why_no_sevens(deal)
        reasons = [why_not_how(deal, how) for how, _words in HOW]
        return None if None in reasons else reasons[0]

    def why_not(self, deal, entry):
        seat, how = entry.seat, entry.how
        return (
            why_no_sevens(deal)
            or why_not_so(deal, how)
            or (how != PLAY and why_not_melder(deal, seat))
            or why_none_left(deal, how)
            or WHY_NOT_THERE[how](deal, seat)
        )

    def refusal(self, deal, entry):
        """A seven that scores differently here is refused before anything else."""
        return self.why_not(deal, entry)

    def questions(self, deal):
        """In each way that it may score: whose is it?"""
        way = deal.way_of(TALLY)
        return [
            self.prompt(
                LABELS[how],
                Fixed("how", how),
                Seat("seat", *havers(deal, how)),
                way=way,
            )
            for how, _words in HOW
            if not why_not_how(deal, how)
        ]

    def enter(self, deal, entry):
        deal.begin()
        how, seat = entry.how, entry.seat
        if how == EXCHANGE:
            deal.is_seven_up = True
            deal.book.exchange(seat)
        elif how == SHOW:
            deal.book.show(seat)
        deal.sevens += 1
        deal.score_seat(seat, SEVEN_POINTS, *LINES[how])


def havers(deal, how):
    """Who may have a seven: anybody may play one."""
    return deal.table.seats if how == PLAY else deal.melders


def why_no_sevens(deal):
    """Sevens count where one is exchanged for the card turned up."""
    if deal.house.has_turn_up:
        return None
    return "no_sevens", "No card is turned up, so sevens do not score."


def why_not_how(deal, how):
    """Why no seven scores in this way now, of any seat."""
    return why_not_so(deal, how) or why_none_left(deal, how)


def why_not_so(deal, how):
    """A way in which sevens do not score at this table, or not at this time."""
    are_played = deal.house.are_sevens_played
    if how == (SHOW if are_played else PLAY):
        right = "played" if are_played else "shown"
        return "option_off", f"At this table a seven scores when it is {right}."
    return why_not_played(deal) if how == PLAY else why_over(deal)


def why_not_played(deal):
    """A seven said to be played where the cards tell, or too late."""
    if deal.mode == CARDS:
        return "counted_already", "Sevens are scored from the cards you enter."
    if deal.is_last_taken or deal.is_late():
        return "melding_over", "Sevens do not score in the last eight tricks."
    return None


def why_none_left(deal, how):
    """No card to exchange it for, or no seven."""
    if how == EXCHANGE and deal.is_seven_up:
        return "nothing_to_exchange", "The turn-up is already a seven."
    if deal.sevens == deal.house.copies:
        return "no_seven_left", "All sevens of trumps have already scored."
    return None


WHY_NOT_THERE = {
    SHOW: lambda deal, seat: deal.book.why_not_show(seat),
    EXCHANGE: lambda deal, seat: deal.book.why_not_exchange(seat),
    PLAY: lambda deal, seat: None,  # all have seen it
}
SEVEN = Seven()
