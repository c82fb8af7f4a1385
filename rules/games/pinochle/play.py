"""A trick, card by card: what each must play, who wins, the reneges it proves."""

from ...cards import SUITS, trick_winner
from ...entry_type import EntryType
from ...fields import Cards
from ...words import card_name
from .scoring import LAST_TRICK

RANKS = "789JQKTA"  # from low to high; the small pack has no 8 and 7
SUIT_CARDS = {suit: frozenset(rank + suit for rank in RANKS) for suit in SUITS}
HEIGHT = {rank + suit: RANKS.index(rank) for suit in SUITS for rank in RANKS}
# (code, cards that he who does otherwise shows himself without)
FOLLOW = {suit: ("must_follow", SUIT_CARDS[suit]) for suit in SUITS}
TRUMP = {suit: ("must_trump", SUIT_CARDS[suit]) for suit in SUITS}
BEAT = {
    card: ("must_beat", frozenset(c for c in SUIT_CARDS[card[1]] if HEIGHT[c] > height))
    for card, height in HEIGHT.items()
}
# code: what he must do, for a sentence
DUTIES = {
    "must_follow": "must follow suit",
    "must_trump": "must trump",
    "must_beat": "must play higher",
}


class Play(EntryType):
    """One whole trick, in the order of play from the leader on."""

    type = "play"
    fields = (Cards("cards", count="seats"),)
    words = ("{cards}",)

    def why_none(self, deal):
        if deal.turn_up.card is None:
            return deal.turn_up.why_not_known()
        if deal.is_quick:
            why = "This deal is only counted: its tricks are not entered."
            return "quick_deal", why
        return None

    def why_not(self, deal, entry):
        seen, cards = deal.seen, entry.cards
        seats = deal.table.round_from(deal.tricks.leader)
        for place, seat in enumerate(seats):
            why, known = None, seen.known[seat]
            if cards[place] not in known:
                why = seen.why_not_held(seats, cards, place)
            if known and deal.is_strict and not why:
                why = why_not_legal(deal, seat, cards, place)
            if why:
                return why
        return None

    def questions(self, deal):
        """The next trick; the first shows that the deal is recorded by its cards."""
        tricks, seats = deal.tricks, deal.table.seats
        if not deal.seen.is_trick_left(deal.table.pack):
            return []
        return [
            self.prompt(
                f"Trick {tricks.number + 1}",
                Cards("cards", count="seats", seen=deal.seen.gone_for(seats)),
                way="" if tricks.number else "cards",
                help=f"{deal.table.players[tricks.leader]} leads",
                turn=tricks.leader,
            )
        ]

    def enter(self, deal, entry):
        cards = entry.cards
        seats = deal.table.round_from(deal.tricks.leader)
        proven = show(deal, seats, cards) if deal.is_strict else ()
        deal.seen.play(seats, cards)
        best = trick_winner(cards, deal.turn_up.trump, RANKS)
        deal.take_trick(seats[best], cards)
        call(deal, proven)
        deal.after_trick(seats, cards)


def why_not_legal(deal, seat, cards, place):
    """Why a card is no legal play: he is known to hold one that he must play."""
    for code, due in duties(deal, cards, place):
        held = deal.seen.held_of(seat, due)
        if held:
            name = deal.table.players[seat]
            return code, f"{name} holds {card_name(held)} and {DUTIES[code]}."
    return None


def show(deal, seats, cards):
    """Keeps what the cards of a trick show their players to be without.

    Gives the reneges that they prove: (seat, number of an earlier trick).
    """
    number, proven = deal.tricks.number + 1, []
    for place, seat in enumerate(seats):
        without = deal.tricks.without[seat]
        if without:
            proven += reneges(without, seat, cards[place])
        for _code, due in duties(deal, cards, place):
            without.append((number, due))
    return proven


def reneges(without, seat, card):
    """The earlier tricks in which he showed himself without this card, each once."""
    proven = []
    for number, due in without:
        if card in due and number not in proven:
            proven.append(number)
    if proven:
        without[:] = [pair for pair in without if pair[0] not in proven]
    return [(seat, number) for number in proven]


def duties(deal, cards, place):
    """(code, cards) for all that a card shows its player to be without.

    `cards`: those of the trick, the one led first; the lead owes nothing.
    """
    card, trump = cards[place], deal.turn_up.trump
    led, suit = cards[0][1], card[1]
    if not place or (suit == led != trump and not deal.heads_all):
        return ()
    if suit not in (led, trump):
        return (FOLLOW[led],) if led == trump else (FOLLOW[led], TRUMP[trump])
    owed = () if suit == led else (FOLLOW[led],)
    if suit != trump:
        is_bound = all(played[1] != trump for played in cards[:place])
    else:
        is_bound = led == trump or deal.heads_all
    rivals = [HEIGHT[played] for played in cards[:place] if played[1] == suit]
    if is_bound and rivals and HEIGHT[card] <= max(rivals):
        owed += (BEAT[RANKS[max(rivals)] + suit],)
    return owed


def call(deal, proven):
    """Says who has won the trick, and who has reneged before."""
    table, tricks = deal.table, deal.tricks
    name = table.players[tricks.winner]
    if deal.is_played_out():
        table.announce(f"Last trick to {name}: {LAST_TRICK}")
    else:
        table.announce(f"Trick {tricks.number} to {name}")
    for seat, trick in proven:
        table.announce(f"Renege by {table.players[seat]}: trick {trick}")


PLAY = Play()
