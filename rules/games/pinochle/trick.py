"""A trick, card by card: what each must play, who wins, the reneges it proves."""

from ...cards import SUITS
from ...entry_type import EntryType
from ...fields import Cards
from ...words import card_name
from .copies import COPIES
from .scoring import LAST_TRICK

RANKS = "789JQKTA"  # from low to high; the small pack has no 8 and 7
SUIT_CARDS = {suit: frozenset(rank + suit for rank in RANKS) for suit in SUITS}
HEIGHT = {rank + suit: RANKS.index(rank) for suit in SUITS for rank in RANKS}
# (code, cards that a player who plays differently seems to lack)
FOLLOW = {suit: ("must_follow", SUIT_CARDS[suit]) for suit in SUITS}
TRUMP = {suit: ("must_trump", SUIT_CARDS[suit]) for suit in SUITS}
BEAT = {
    card: ("must_beat", frozenset(c for c in SUIT_CARDS[card[1]] if HEIGHT[c] > height))
    for card, height in HEIGHT.items()
}


def owed_by(suit, led, trump):
    """The cards that a card of a suit shows its player to lack, by its suit alone."""
    if suit == led:
        return ()
    return (FOLLOW[led],) if trump in (led, suit) else (FOLLOW[led], TRUMP[trump])


def ranking(led, trump):
    """How high each card ranks in a trick; 0 for any that is neither trump nor led."""
    height = {card: HEIGHT[card] + 1 if card[1] == led else 0 for card in HEIGHT}
    for card in SUIT_CARDS[trump]:
        height[card] = HEIGHT[card] + 1 + len(RANKS)
    return height


# trump suit, suit led: how high each card ranks
RANKING = {trump: {led: ranking(led, trump) for led in SUITS} for trump in SUITS}
# and the cards that it shows its player to lack, whatever else was played
OWED = {
    trump: {
        led: {card: owed_by(card[1], led, trump) for card in HEIGHT} for led in SUITS
    }
    for trump in SUITS
}
FREE = ((),) * 4  # where a player may play any card
# code: what the player must do, for a sentence
DUTIES = {
    "must_follow": "must follow suit",
    "must_trump": "must trump",
    "must_beat": "must play higher",
}


class Trick(EntryType):
    """One whole trick, in the order of play from the leader on."""

    type = "play"
    enters = "trick"
    subject = "the trick"
    fields = (Cards("cards", count="seats"),)
    words = ("Trick: {cards}",)

    def why_none(self, deal):
        if deal.turn_up.card is None:
            return deal.turn_up.why_no_trumps()
        if deal.is_quick:
            why = "You cannot enter tricks after entering melds without them."
            return "quick_deal", why
        return None

    def look(self, deal, entry):
        """The trick by its cards; None while trumps are not known."""
        return TrickByCards(deal, entry.cards) if deal.turn_up.trump else None

    def why_not(self, deal, played):
        return why_not_each(deal, played)

    def questions(self, deal):
        """The next trick; the first shows that the deal is recorded by its cards."""
        tricks, table, leader = deal.tricks, deal.table, deal.leader
        if not deal.seen.is_trick_left(table.seats, table.pack):
            return []
        return [
            self.prompt(
                f"Trick {tricks.number + 1}",
                Cards("cards", order=table.round_from(leader), follows=deal.is_strict),
                way="" if tricks.number else "cards",
                help=f"{table.players[leader]} leads",
                turn=leader,
            )
        ]

    def enter(self, deal, played):
        number, proven = deal.tricks.number + 1, ()
        if number == 1:
            deal.begin_tricks()
        if deal.is_strict:
            proven = deal.lacking.show(number, played)
        deal.seen.play(played.shown, played.copies)
        deal.seen.tricks.append(played)
        deal.take_trick(played.winner, played.cards)
        call(deal, proven)
        deal.after_trick(played.shown)


class TrickByCards:
    """The cards of one trick, in order of play: who played them, and who wins.

    `owed`: the cards that each shows its player to lack. `shown`: (seat, card) of
    those that were known to be there; `copies`: how many of each other card are seen
    with it; `counts`: the same for each place, as far as the trick had come, or 0.
    """

    def __init__(self, deal, cards):
        ledger, trump = deal.table.ledger, deal.turn_up.trump
        self.seats, self.cards = ledger.rounds[deal.leader], cards
        if deal.is_strict:
            self.owed, best = contest(cards, trump, ledger.heads_all)
        else:
            self.owed, best = FREE, best_of(cards, trump)
        self.winner = self.seats[cards.index(best)]
        self.look_for_copies(deal.seen)

    @property
    def plays(self):
        """(seat, card) in order of play."""
        return list(zip(self.seats, self.cards))

    def look_for_copies(self, seen):
        """Which of the cards were known, and how many copies of the others are seen."""
        self.shown, self.copies, self.counts = shown, copies, counts = [], {}, []
        for seat, card in zip(self.seats, self.cards):
            if card in seen.known[seat]:
                shown.append((seat, card))
                counts.append(0)
            else:
                before = copies if card in copies else seen.seen
                copies[card] = before.get(card, 0) + 1
                counts.append(copies[card])


def why_not_each(deal, played):
    """Why one of the cards of a trick cannot have been played; in order of play."""
    seen = deal.seen
    for seat, card, count, owed in zip(
        played.seats, played.cards, played.counts, played.owed
    ):
        known = seen.known[seat]
        if count > COPIES:
            before = [play for play in played.plays if play not in played.shown]
            before = before[: before.index((seat, card))]
            needed_for, melds = f"{seen.players[seat]} to play", deal.melds_with(card)
            return seen.why_gone(card, needed_for, before, melds)
        if count and known and not seen.has_room(seat):
            return seen.no_room(seat, card)
        if known and owed:
            why = why_not_legal(deal, seat, owed)
            if why:
                return why
    return None


def why_not_legal(deal, seat, owed):
    """Why a card is no legal play: the player is known to hold one that must come."""
    for code, due in owed:
        held = deal.seen.held_of(seat, due)
        if held:
            name = deal.table.players[seat]
            return code, f"{name} holds {card_name(held)} and {DUTIES[code]}."
    return None


def best_of(cards, trump):
    """The card that wins a trick; of two that are equal the first."""
    best, height = cards[0], RANKING[trump][cards[0][1]]
    for card in cards:
        if height[card] > height[best]:
            best = card
    return best


def contest(cards, trump, heads_all):
    """The cards that each card of a trick shows its player to lack, and the best card.

    A list of (code, cards) for each of them: the lead owes nothing.
    """
    best, led, owed = cards[0], cards[0][1], [()]
    owed_by, height = OWED[trump][led], RANKING[trump][led]
    is_bound = heads_all or led == trump
    for card in cards[1:]:
        due = owed_by[card]
        if height[card] > height[best]:
            best = card
        elif is_bound and card[1] == best[1]:
            due += (BEAT[best],)
        owed.append(due)
    return owed, best


def call(deal, proven):
    """Says who has won the trick, and who has reneged before."""
    table, tricks = deal.table, deal.tricks
    name = table.players[tricks.winner]
    if deal.count:
        table.announce(f"Last trick to {name}: {LAST_TRICK}")
    else:
        table.announce(f"Trick {tricks.number} to {name}")
    for seat, trick in proven:
        table.announce(f"Renege by {table.players[seat]}: trick {trick}")


TRICK = Trick()
