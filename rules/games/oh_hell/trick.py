"""A trick: who takes it, or the cards that were played to it."""

from collections import namedtuple

from ...entry_type import EntryType
from ...fields import Cards, Seat
from ...tricks import (
    announce_lead,
    cards_prompt,
    plays_of,
    why_not_winner,
    why_played,
)
from ...words import card_name

# `plays`: (seat, card) in order, None without cards; `named`: the winner
# that is entered, if one is.
SeenTrick = namedtuple("SeenTrick", "plays winner named")


class Trick(EntryType):
    """One trick by its winner, by its cards from the leader on, or by both."""

    type = "trick"
    fields = (
        Seat("winner", optional=True),
        Cards("cards", count="seats", optional=True),
        Seat("leader", optional=True),
    )
    words = ("Trick to {winner}", "Trick: {cards}")

    def why_malformed(self, entry, raw_entry, table):
        if entry.winner is None and entry.cards is None:
            return self.bad_field("it needs a winner or the cards")
        if entry.leader is not None and entry.cards is None:
            return self.bad_field("'leader' needs 'cards'")
        return None

    def look(self, deal, entry):
        """Who takes it; by its cards, if entered, as far as trumps are known."""
        if not entry.cards:
            return SeenTrick(None, entry.winner, entry.winner)
        plays = plays_of(deal, entry)
        return SeenTrick(plays, deal.winner(plays), entry.winner)

    def why_not(self, deal, trick):
        if not trick.plays:
            return None
        if deal.needs_trumps():
            return "trump_unknown", "Enter trumps first, then the cards."
        why = why_not_cards(deal, trick.plays)
        return why or why_not_winner(deal.table, trick.named, trick.winner)

    refusal = why_not  # whenever the script asks for it, it may come

    def questions(self, deal):
        prompts = [winner_prompt(self, deal)]
        if not deal.needs_trumps():
            prompts.append(cards_prompt(self, deal, deal.number_of_tricks + 1))
        return prompts

    def enter(self, deal, trick):
        if trick.plays:
            deal.remember(trick.plays)
            announce_lead(deal.table, trick.plays[0][0], deal.leader)
        deal.take_trick(trick.winner)


def winner_prompt(trick, deal):
    """One trick by who takes it, the leader first."""
    table, leader = deal.table, deal.leader
    return trick.prompt(
        f"Who takes trick {deal.number_of_tricks + 1}?",
        Seat("winner", *table.round_from(leader)),
        way="live",
        help=f"{table.players[leader]} leads",
        turn=leader,
    )


def why_not_cards(deal, plays):
    """Why these cards cannot have been played; `plays`: (seat, card) in order."""
    return (
        why_not_held(deal, plays)
        or why_exposed_due(deal, plays)
        or deal.voids.why_revoke(deal, plays, deal.number_of_tricks + 1)
    )


def why_not_held(deal, plays):
    """Why cards cannot be in these hands."""
    cards = [card for seat, card in plays]
    return (
        why_played(deal.played, cards)
        or why_not_dealt(deal, cards)
        or why_not_his(deal, plays)
    )


def why_not_dealt(deal, cards):
    """The turned card, unless it is in the dealer's hand."""
    if deal.turned in cards and not deal.is_all_dealt():
        name = card_name(deal.turned)
        return "card_turned_up", f"{name} is turned up, so nobody holds it."
    return None


def why_not_his(deal, plays):
    """A card that lies open in front of another player."""
    owners = deal.owners()
    for seat, card in plays if owners else ():
        if owners.get(card, seat) != seat:
            owner = deal.table.players[owners[card]]
            return "not_his_card", f"{card_name(card)} belongs to {owner}."
    return None


def why_exposed_due(deal, plays):
    """Another card while one that lies face up could be played."""
    for seat, card in plays if deal.face_up else ():
        due = card_due(deal, seat, card, plays[0])
        if due:
            name = deal.table.players[seat]
            why = f"{card_name(due)} lies face up: {name} must play it now."
            return "exposed_card_due", why
    return None


def card_due(deal, seat, card, led):
    """The card face up that a seat had to play instead; None if it was free.

    `led`: the leader and the card led.
    """
    leader, suit = led[0], led[1][1]
    follows, lies_open = card[1] == suit, deal.face_up.get(card) == seat
    if follows and lies_open:
        return None
    for lying in sorted(deal.face_up):
        is_free = not lies_open and (seat == leader or not follows)
        if deal.face_up[lying] == seat and (is_free or lying[1] == suit):
            return lying
    return None


TRICK = Trick()
