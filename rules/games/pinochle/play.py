"""A trick, card by card: what each must play, who wins, the reneges it proves."""

from ...cards import SUITS, trick_winner
from ...entry_type import EntryType
from ...fields import Cards
from ...words import card_name
from .scoring import LAST_TRICK

RANKS = "789JQKTA"  # from low to high; the small pack has no 8 and 7
SUIT_CARDS = {suit: frozenset(rank + suit for rank in RANKS) for suit in SUITS}
HEIGHT = {rank + suit: RANKS.index(rank) for suit in SUITS for rank in RANKS}
HIGHER = {
    card: frozenset(other for other in SUIT_CARDS[card[1]] if HEIGHT[other] > height)
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
        why = deal.turn_up.why_not_known()
        if not why and deal.is_quick:
            why = "This deal is only counted: its tricks are not entered."
            return "quick_deal", why
        return why

    def why_not(self, deal, entry):
        seats = deal.table.round_from(deal.tricks.leader)
        is_strict = deal.is_strict()
        for place, seat in enumerate(seats):
            why = why_not_held(deal.seen, seats, entry.cards, place)
            if not why and is_strict and deal.seen.known[seat]:
                why = why_not_legal(deal, seat, entry.cards, place)
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
        plays = list(zip(seats, cards))
        proven = show(deal, plays) if deal.is_strict() else []
        for seat, card in plays:
            deal.seen.play(seat, card)
        deal.take_trick(seats[trick_winner(cards, deal.turn_up.trump, RANKS)], cards)
        call(deal, proven)
        deal.after_trick(plays)


def why_not_held(seen, seats, cards, place):
    """Why a card of a trick cannot be in the hand it came from."""
    card, before = cards[place], 0
    if card in cards[:place]:
        # A copy that its player was known to hold is counted already.
        earlier = list(zip(seats, cards))[:place]
        others = [seat for seat, played in earlier if played == card]
        before = sum(card not in seen.known[seat] for seat in others)
    return seen.why_not_held(seats[place], card, before)


def why_not_legal(deal, seat, cards, place):
    """Why a card is no legal play: he is known to hold one that he must play."""
    for code, due in duties(deal, cards, place):
        held = deal.seen.held_of(seat, due)
        if held:
            name = deal.table.players[seat]
            return code, f"{name} holds {card_name(held)} and {DUTIES[code]}."
    return None


def show(deal, plays):
    """What the cards of a trick show players to be without.

    Gives the reneges that they prove: (seat, number of an earlier trick).
    """
    tricks, proven = deal.tricks, []
    cards = [card for seat, card in plays]
    for place, (seat, card) in enumerate(plays):
        proven += reneges(tricks, seat, card)
        for _code, due in duties(deal, cards, place):
            tricks.without[seat].append((tricks.number + 1, due))
    return proven


def reneges(tricks, seat, card):
    """The earlier tricks in which he showed himself without this card, each once."""
    proven = []
    for number, due in tricks.without[seat]:
        if card in due and number not in proven:
            proven.append(number)
    if proven:
        left = [pair for pair in tricks.without[seat] if pair[0] not in proven]
        tricks.without[seat] = left
    return [(seat, number) for number in proven]


def duties(deal, cards, place):
    """(code, cards) for all that a card shows its player to be without.

    `cards`: those of the trick, the one led first; the lead owes nothing.
    """
    if not place:
        return []
    card, trump = cards[place], deal.turn_up.trump
    led, suit = cards[0][1], card[1]
    if suit not in (led, trump):
        owed = [("must_follow", SUIT_CARDS[led])]
        if led != trump:
            owed.append(("must_trump", SUIT_CARDS[trump]))
        return owed
    owed = [] if suit == led else [("must_follow", SUIT_CARDS[led])]
    rivals = [HEIGHT[played] for played in cards[:place] if played[1] == suit]
    if rivals and HEIGHT[card] <= max(rivals) and is_bound(deal, cards, place):
        owed.append(("must_beat", HIGHER[RANKS[max(rivals)] + suit]))
    return owed


def is_bound(deal, cards, place):
    """Whether he who follows or trumps must play higher if he can."""
    trump, suit = deal.turn_up.trump, cards[place][1]
    heads_all = deal.table.options["heading"] == "all"
    if suit == trump:
        return cards[0][1] == trump or heads_all
    return heads_all and all(played[1] != trump for played in cards[:place])


def call(deal, proven):
    """Says who has won the trick, and who has reneged before."""
    table, tricks = deal.table, deal.tricks
    name = table.players[tricks.winner]
    is_last = deal.is_played_out()
    last, other = f"Last trick to {name}: {LAST_TRICK}", f"Trick {tricks.number} to"
    table.announce(last if is_last else f"{other} {name}")
    for seat, trick in proven:
        table.announce(f"Renege by {table.players[seat]}: trick {trick}")


PLAY = Play()
