"""A trick by its cards, and what may be wrong with it: a card played, the winner."""

from .fields import Cards, Seat
from .words import SUIT_NAMES, card_name

LEAD_STANDS = "Lead out of turn: it stands"


def someone_else(leader, *seats):
    """Who led, assumed to be the right player; another if a lead out of turn stands."""
    return Seat("leader", *seats, optional=True, preset=leader, label="Someone else")


def cards_prompt(room, deal, number):
    """A trick card by card, from the leader on; `number`: which one it is."""
    leader = deal.leader
    return room.prompt(
        f"Trick {number}",
        someone_else(leader),
        Cards("cards", order=deal.table.round_from(leader)),
        way="cards",
        help=f"{deal.table.players[leader]} leads",
        turn=leader,
    )


def leader_of(deal, entry):
    """Who led to a trick: whose turn it was, unless another is named."""
    return deal.leader if entry.leader is None else entry.leader


def plays_of(deal, entry):
    """(seat, card) of each who played to a trick entered by its cards, in order."""
    return list(zip(deal.table.round_from(leader_of(deal, entry)), entry.cards))


def announce_lead(table, leader, due):
    """Says that a lead out of turn stands; `due`: the seat whose turn it was."""
    if leader != due:
        table.announce(LEAD_STANDS)


def why_played(played, cards):
    """A card of a trick that has been played, also by another to this trick."""
    if played.isdisjoint(cards) and len(set(cards)) == len(cards):
        return None
    for place, card in enumerate(cards):
        if card in played or card in cards[:place]:
            return "card_seen", f"{card_name(card)} has already been played."
    return None


def why_not_winner(
    table, named, winner, words="The cards show that {name} wins this trick."
):
    """Another winner than the cards give; `named`: the seat, or None."""
    if named in (None, winner):
        return None
    return "wrong_winner", words.format(name=table.players[winner])


class Voids:
    """What the cards of the tricks so far give away of the hands.

    `tricks`: (seat, suit) -> the number of the trick in which that seat did not follow.
    """

    def __init__(self):
        self.tricks = {}

    def remember(self, plays, number):
        """Keeps who did not follow in a trick; `plays`: (seat, card) in order."""
        led = plays[0][1][1]
        for seat, card in plays:
            if card[1] != led and (seat, led) not in self.tricks:
                self.tricks[seat, led] = number

    def why_revoke(self, deal, plays, number):
        """Why a card of a trick, by its number, is a revoke that is not ruled on yet.

        The `revoked` of a deal are the seats on which it is: (code, sentence), or None.
        """
        for seat, card in plays if self.tricks else ():
            if (seat, card[1]) in self.tricks and seat not in deal.revoked:
                name, suit = deal.table.players[seat], SUIT_NAMES[card[1]]
                earlier = self.tricks[seat, card[1]]
                return (
                    "revoke",
                    f"{name} did not follow {suit} in trick {earlier} and plays one in "
                    f"trick {number}. Correct one trick, or rule on the revoke.",
                )
        return None
