"""A trick, card by card: what each must play, who wins, the reneges it proves."""

from ...cards import SUITS
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


def owed_by(suit, led, trump):
    """What a card of a suit shows its player to be without, by its suit alone."""
    if suit == led:
        return ()
    return (FOLLOW[led],) if trump in (led, suit) else (FOLLOW[led], TRUMP[trump])


def ranking(led, trump):
    """How high each card stands in a trick; what is neither trump nor led, at 0."""
    height = {card: HEIGHT[card] + 1 if card[1] == led else 0 for card in HEIGHT}
    for card in SUIT_CARDS[trump]:
        height[card] = HEIGHT[card] + 1 + len(RANKS)
    return height


PAIRS = [(led, trump) for led in SUITS for trump in SUITS]
# suit led, trump suit: how high each card stands
RANKING = {pair: ranking(*pair) for pair in PAIRS}
# and what it shows, whatever has been played to the trick
OWED = {pair: {card: owed_by(card[1], *pair) for card in HEIGHT} for pair in PAIRS}
FREE = ((),) * 4  # where a player may play what he likes
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
        """Looks at the trick once; `enter` goes by what was seen."""
        seen, cards = deal.seen, entry.cards
        pair = cards[0][1], deal.turn_up.trump
        entry.seats = seats = deal.table.round_from(deal.leader)
        best = max(cards, key=RANKING[pair].get)  # of equal cards the first
        entry.winner = seats[cards.index(best)]
        entry.owed = owed_in(deal, cards, pair) if deal.is_strict else FREE
        for seat, card, owed in zip(seats, cards, entry.owed):
            known = seen.known[seat]
            if card not in known:
                why = seen.why_not_held(seat, card, seats, cards)
                if why:
                    return why
            if known and owed:
                why = why_not_legal(deal, seat, owed)
                if why:
                    return why
        return None

    def questions(self, deal):
        """The next trick; the first shows that the deal is recorded by its cards."""
        tricks, table, leader = deal.tricks, deal.table, deal.leader
        if not deal.seen.is_trick_left(table.pack):
            return []
        return [
            self.prompt(
                f"Trick {tricks.number + 1}",
                Cards(
                    "cards",
                    order=table.round_from(leader),
                    follows=deal.is_strict,
                ),
                way="" if tricks.number else "cards",
                help=f"{table.players[leader]} leads",
                turn=leader,
            )
        ]

    def enter(self, deal, entry):
        proven = show(deal.tricks, entry) if deal.is_strict else ()
        shown = deal.seen.play(entry.seats, entry.cards)
        deal.take_trick(entry.winner, entry.cards)
        call(deal, proven)
        deal.after_trick(shown)


def why_not_legal(deal, seat, owed):
    """Why a card is no legal play: he is known to hold one that he must play."""
    for code, due in owed:
        held = deal.seen.held_of(seat, due)
        if held:
            name = deal.table.players[seat]
            return code, f"{name} holds {card_name(held)} and {DUTIES[code]}."
    return None


def show(tricks, entry):
    """Keeps what the cards of a trick show their players to be without.

    Gives the reneges that they prove: (seat, number of an earlier trick).
    """
    lacking, proven = tricks.lacking, []
    for seat, card, owed in zip(entry.seats, entry.cards, entry.owed):
        if card in lacking[seat]:
            proven += [(seat, trick) for trick in reneges(tricks, seat, card)]
        for _code, due in owed:
            if not due <= lacking[seat]:
                lacking[seat] |= due
    entry.number = tricks.number + 1
    tricks.shown.append(entry)
    return proven


def reneges(tricks, seat, card):
    """The earlier tricks in which he showed himself without this card.

    What he showed in those is known to be false.
    """
    found, lacking = [], []
    for entry in tricks.shown:
        place = entry.seats.index(seat)
        dues = [due for _code, due in entry.owed[place]]
        if any(card in due for due in dues):
            found.append(entry.number)
            entry.owed[place] = ()
        else:
            lacking += [card for due in dues for card in due]
    tricks.lacking[seat] = frozenset(lacking)
    return found


def owed_in(deal, cards, pair):
    """What each card of a trick shows its player to be without; `pair`: led, trump.

    A list of (code, cards) for each of them: the lead owes nothing.
    """
    best, owed, owed_by, height = cards[0], [()], OWED[pair], RANKING[pair]
    is_bound = deal.table.ledger.heads_all or best[1] == pair[1]
    for card in cards[1:]:
        due = owed_by[card]
        if height[card] > height[best]:
            best = card
        elif is_bound and card[1] == best[1]:
            due += (BEAT[best],)
        owed.append(due)
    return owed


def call(deal, proven):
    """Says who has won the trick, and who has reneged before."""
    table, tricks = deal.table, deal.tricks
    name = table.players[tricks.winner]
    if deal.is_counted:
        table.announce(f"Last trick to {name}: {LAST_TRICK}")
    else:
        table.announce(f"Trick {tricks.number} to {name}")
    for seat, trick in proven:
        table.announce(f"Renege by {table.players[seat]}: trick {trick}")


PLAY = Play()
