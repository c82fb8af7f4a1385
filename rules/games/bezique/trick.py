"""A trick, by who wins it or by its cards, and all that follows from it."""

from ...cards import trick_winner
from ...fields import Cards, Fixed, Flags, Number, Seat
from ...tricks import announce_lead, leader_of, someone_else, why_not_winner
from ...words import number_of
from .house_rules import CARDS, TALLY, WINNERS
from .rulings import RANKS, announce_reneges
from .scoring import SEVEN_POINTS, worth
from .turn_up import AfterTurnUp
from .whereabouts import why_not_played

LAST_MELD = "Last meld of the deal"
STOCK_OUT = "After this draw the stock is out: take up your melds"


class Trick(AfterTurnUp):
    """One trick; by its cards from the leader on, or by its winner and brisques."""

    type = "trick"
    fields = (
        Seat("winner", optional=True),
        Cards("cards", count="seats", optional=True),
        Seat("leader", optional=True),
        Number("brisques", low=0, thing="brisque", optional=True),
        Flags("table", optional=True),
    )
    words = (
        "Trick: {cards}",
        "Trick to {winner} with {brisques}",
        "Trick to {winner}",
    )

    def why_malformed(self, entry, raw_entry, table):
        """A winner or cards; brisques only where they score at once."""
        deal = table.deal
        if entry.winner is None and entry.cards is None:
            return self.bad_field("it needs a winner or the cards")
        if entry.leader is not None and entry.cards is None:
            return self.bad_field("a leader can be given only with the cards")
        if entry.brisques is not None and deal.house.counts is not None:
            return self.bad_field("brisques are counted only after the last trick")
        if entry.table is None:
            return None
        if entry.cards is None or is_stock_out(deal):
            return self.bad_field(
                "'table' is only for tricks with a stock, entered by cards"
            )
        if len(entry.table) != len(table.players):
            return self.bad_field("'table' needs yes or no for each card")
        return None

    def why_none(self, deal):
        if deal.mode == TALLY:
            return deal.why_mixed(WINNERS)
        if deal.tricks == deal.house.all_tricks:
            return "count_due", "All tricks have been played. Enter the count."
        return None

    def look(self, deal, entry):
        """The trick by its cards or its winner; None where entered in another way."""
        if entry.cards is None:
            return WonTrick(entry)
        return TrickByCards(deal, entry) if deal.mode in (None, CARDS) else None

    def why_not(self, deal, trick):
        return trick.why_not(deal)

    def refusal(self, deal, trick):
        """A trick entered in another way is refused before anything else."""
        why = deal.why_mixed(trick.mode if trick else CARDS) or self.why_none(deal)
        return why or trick.why_not(deal)

    def questions(self, deal):
        """By its winner, with no brisque or some; by its cards."""
        if deal.mode == CARDS:
            return [cards_prompt(self, deal)]
        left = 0 if deal.house.counts else deal.brisques_left()
        most = min(deal.house.players, left)
        prompts = [winner_prompt(self, deal, won) for won in range(most + 1)]
        return prompts if deal.mode else prompts + [cards_prompt(self, deal)]

    def enter(self, deal, trick):
        trick.take(deal)
        deal.take_trick(trick.winner)
        score_trick(deal, trick.winner, trick.won)
        say_where(deal)
        close(deal)


class WonTrick:
    """A trick of which only the winner and the number of brisques are entered."""

    mode = WINNERS

    def __init__(self, entry):
        self.winner, self.won = entry.winner, entry.brisques or 0

    def why_not(self, deal):
        """Why it cannot have so many brisques."""
        return why_not_won(deal, self.won)

    def take(self, deal):
        """It is over; nothing is known of its cards."""
        deal.begin_tricks(WINNERS, deal.book)


class TrickByCards:
    """The cards of one trick: who played them, who wins it, what is in it.

    `leader`: who led, in turn or not. `playing`: what the book of melds says of
    them. `entry`: what is said beside them.
    """

    mode = CARDS

    def __init__(self, deal, entry):
        self.entry, self.book = entry, deal.book_by(CARDS)
        self.leader = leader_of(deal, entry)
        seats, cards = deal.table.round_from(self.leader), entry.cards
        self.winner = seats[trick_winner(cards, deal.trump, RANKS)]
        self.won = worth(deal.house, cards)
        self.is_late = is_stock_out(deal)
        if self.is_late:
            left = deal.house.all_tricks - deal.tricks - 1
            self.plays = list(zip(seats, cards))
            last_drawn = deal.table.round_from(deal.leader)[-1]
            self.playing = self.book.playing_out(self.plays, last_drawn, left)
        else:
            self.plays = list(zip(seats, cards, entry.table or [None] * len(seats)))
            opens = open_cards(cards, deal.trump) if deal.house.is_polish else []
            self.playing = self.book.playing_of(self.plays, self.winner, opens)

    def why_not(self, deal):
        """Why these cards cannot have been played, or not as the entry says."""
        why = self.playing.why_not()
        if why:
            return why[0], why_not_played(deal, self.playing) or why[1]
        return why_denied(deal, self)

    def take(self, deal):
        """They are played: a renege that they show is announced, sevens score."""
        deal.begin_tricks(CARDS, self.book)
        announce_lead(deal.table, self.leader, deal.leader)
        self.playing.take()
        deal.played.append([(seat, card) for seat, card, *_ in self.plays])
        if self.is_late:
            announce_reneges(deal, self.plays)
        else:
            self.score_sevens(deal)

    def score_sevens(self, deal):
        """Each seven of trumps that is played scores, where sevens do so."""
        if deal.house.are_sevens_played:
            for seat, card, _from_table in self.plays:
                if card == "7" + deal.trump:
                    deal.sevens += 1
                    text = "Seven of trumps played"
                    deal.score(
                        deal.table.side_of[seat], SEVEN_POINTS, "seven_played", text
                    )


def is_stock_out(deal):
    """Whether the next trick is one of the last eight."""
    return deal.tricks >= deal.house.stock_tricks


def open_cards(cards, trump):
    """Those that lie open with who has won them, in the Polish form."""
    return [card for card in cards if card[0] in "JQK" or card == f"T{trump}"]


def why_not_won(deal, brisques):
    """Brisques that the trick or the deal cannot have."""
    house = deal.house
    if house.counts is not None:
        return None
    left = deal.brisques_left()
    if brisques > house.players or brisques > left:
        most = number_of(min(left, house.players), "brisque")
        return "too_many_brisques", f"This trick can have at most {most}."
    if deal.tricks + 1 == house.all_tricks and brisques < left:
        rest = number_of(left, "brisque")
        return "brisques_missing", f"The last trick must have the remaining {rest}."
    return None


def why_denied(deal, played):
    """A winner, or brisques, that the cards deny."""
    why = why_not_winner(deal.table, played.entry.winner, played.winner)
    if not why and played.entry.brisques not in (None, played.won):
        return "wrong_brisques", f"These cards have {number_of(played.won, 'brisque')}."
    return why


def score_trick(deal, winner, won):
    """What is in a trick, and the last trick."""
    if won:
        deal.win(deal.table.side_of[winner], won, deal.is_late())
    if deal.tricks == deal.house.last_trick:
        deal.win_last_trick(winner)


def say_where(deal):
    """Says aloud when melding ends and when the stock is out."""
    table, house = deal.table, deal.house
    is_an_end = deal.tricks in (house.last_meld, house.stock_tricks)
    if not is_an_end or table.game.winner(table) is not None:
        return
    if deal.tricks == house.last_meld:
        table.announce(LAST_MELD)
    if deal.tricks == house.stock_tricks:
        table.announce(STOCK_OUT)


def close(deal):
    """After the last trick the deal is over, unless the table has to count."""
    house = deal.house
    if deal.tricks < house.all_tricks or (house.counts and deal.mode != CARDS):
        return
    if house.counts is not None:
        deal.count(deal.winnings.shares())
    deal.is_closed = True


def winner_prompt(room, deal, won):
    """Who takes the next trick, with so many brisques in it."""
    label = f"Who takes trick {deal.tricks + 1}?"
    fields = [Seat("winner", *deal.table.round_from(deal.leader))]
    if won:
        label = "With 1 brisque" if won == 1 else f"With {won} brisques"
        fields.insert(0, Fixed("brisques", won))
    return room.prompt(
        label,
        *fields,
        way=deal.way_of(WINNERS),
        help="" if won else leads(deal),
        turn=deal.leader,
        stays=0 < won <= (2 if deal.house.players == 2 else 1),
    )


def cards_prompt(room, deal):
    """The cards of the next trick, from the leader on."""
    cards = Cards(
        "cards",
        order=deal.table.round_from(deal.leader),
        follows=is_stock_out(deal),
        lying=lying_cards(deal),
        flags="table",
    )
    return room.prompt(
        f"Trick {deal.tricks + 1}",
        someone_else(deal.leader),
        cards,
        way=deal.way_of(CARDS),
        help=leads(deal),
        turn=deal.leader,
    )


def leads(deal):
    """Who leads, beside the question."""
    return f"{deal.table.players[deal.leader]} leads"


def lying_cards(deal):
    """For each seat in order of play the cards that may come from the table.

    Empty where no melds lie there; a "!" where no other copy can be in the hand.
    """
    if deal.mode != CARDS or is_stock_out(deal):
        return []
    book = deal.book
    lying = [
        [
            card if book.may_hold(card, seat) else card + "!"
            for card in book.cards_lying(seat, is_playable=True)
        ]
        for seat in deal.table.round_from(deal.leader)
    ]
    return lying if any(lying) else []


TRICK = Trick()
