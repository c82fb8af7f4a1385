"""Which copies of a card were seen, and which are known to be in a hand."""

from ....words import card_name, none_left

COPIES = 2
NO_MELDS = {}


class CardsSeen:
    """Every copy of a card that has been seen, and who is known to hold which.

    `seen`: copies of each card. `known`: for each seat the cards it is known to hold,
    with how many of each. `hand`: how many cards a seat holds; `left`: how many each
    still holds. `tricks`: those that were played, as TrickByCards.
    """

    def __init__(self, players, hand):
        self.players, self.hand = players, hand
        self.known = [{}, {}, {}, {}]  # four play at most
        self.left = hand
        self.seen, self.tricks = {}, []

    def see(self, card):
        """One more copy is accounted for."""
        self.seen[card] = self.seen.get(card, 0) + 1

    def give(self, seat, card):
        """A copy accounted for goes to a seat, face up for all to see."""
        known = self.known[seat]
        known[card] = known.get(card, 0) + 1

    def give_back(self, seat, card):
        """A copy that a seat was known to hold lies open again."""
        known = self.known[seat]
        known[card] -= 1
        if not known[card]:
            del known[card]

    def take(self, seat, card):
        """A copy leaves a seat for where it can be seen; known before or not."""
        if card in self.known[seat]:
            self.give_back(seat, card)
        else:
            self.see(card)

    def learn(self, seat, card):
        """A seat shows a copy that nobody had seen."""
        seen, known = self.seen, self.known[seat]
        seen[card] = seen.get(card, 0) + 1
        known[card] = known.get(card, 0) + 1

    def copies_with(self, seat, hand):
        """How many copies of the cards in a hand are seen once a seat shows it."""
        copies, seen, known = dict(hand), self.seen, self.known[seat]
        for card in hand:
            if card in seen:
                copies[card] += seen[card] - known.get(card, 0)
        return copies

    def learn_hand(self, seat, hand, copies):
        """A seat shows a hand, all that it is known to hold among it."""
        self.known[seat] = hand
        self.seen.update(copies)

    def play(self, shown, copies):
        """A trick is played.

        `shown`: (seat, card) of those that were known to be there; `copies`: how many
        copies of the others are seen with it.
        """
        for seat, card in shown:
            self.give_back(seat, card)
        self.seen.update(copies)

    def is_gone(self, card, more=1):
        """Whether so many more copies than have been seen are too many."""
        return self.seen.get(card, 0) + more > COPIES

    def gone_for(self, seats):
        """The copies that none of these seats can hold: {card: how many}."""
        gone = dict(self.seen)
        for seat in seats:
            known = self.known[seat]
            for card in known:
                gone[card] -= known[card]
        return gone

    def has_room(self, seat):
        """Whether a seat has more cards left than those that are known."""
        return sum(self.known[seat].values()) < self.left

    def no_room(self, seat, card):
        """(code, sentence) for a card of a seat all of whose cards are known."""
        return (
            "not_in_hand",
            f"{self.players[seat]} cannot hold {card_name(card)}. "
            "All the cards in that hand are known.",
        )

    def held_of(self, seat, cards):
        """A card of this set that a seat is known to hold, None if there is none."""
        held = cards.intersection(self.known[seat])
        return min(held) if held else None

    def is_trick_left(self, seats, pack):
        """Whether each seat may have a card to play: known, or not seen yet."""
        unseen = COPIES * len(pack) - sum(self.seen.values())
        return sum(not self.known[seat] for seat in seats) <= unseen

    def why_gone(self, card, needed_for, plays=(), melds=NO_MELDS):
        """(code, sentence) for a third copy: it says where both others are.

        `needed_for`: in words; `melds`: {seat: the meld that its copy is in, in words};
        `plays`: (seat, card) of those played to this trick before.
        """
        places = self.plays_of_card(card)
        places += [
            f"{self.players[seat]} plays one now"
            for seat, played in plays
            if played == card
        ]
        for seat, known in enumerate(self.known):
            name = self.players[seat] if card in known else ""
            where = f"one is in {melds[seat]}" if seat in melds else f"{name} has one"
            places += [where] * known.get(card, 0)
        places += ["one is turned up"] * (COPIES - len(places))
        return "card_gone", none_left(card, needed_for, places)

    def plays_of_card(self, card):
        """Who has played a card, and when, in words."""
        return [
            f"{self.players[seat]} played one in trick {number + 1}"
            for number, trick in enumerate(self.tricks)
            for seat, played in zip(trick.seats, trick.cards)
            if played == card
        ]
