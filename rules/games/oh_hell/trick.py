"""A trick: who takes it, or the cards that were played to it."""

from ...entry_type import EntryType
from ...fields import Cards, Seat
from ...words import card_name


class Trick(EntryType):
    """One trick by its winner, by its cards from the leader on, or by both."""

    type = "trick"
    fields = (
        Seat("winner", optional=True),
        Cards("cards", count="seats", optional=True),
        Seat("leader", optional=True),
    )
    words = ("Trick to {winner}", "{cards}")

    def why_malformed(self, entry, given, table):
        if entry.winner is None and entry.cards is None:
            return self.bad_field("it needs a winner or the cards")
        if entry.leader is not None and entry.cards is None:
            return self.bad_field("a leader goes with the cards")
        return None

    def why_not(self, deal, entry):
        if not entry.cards:
            return None
        if deal.needs_trumps():
            return "trump_unknown", "Enter trumps first, then the cards."
        plays = deal.plays(entry)
        return why_not_cards(deal, plays) or why_not_winner(deal, plays, entry.winner)

    refusal = why_not  # whenever the script asks for it, it may come

    def questions(self, deal):
        asked = [winner_prompt(self, deal)]
        return asked if deal.needs_trumps() else asked + [cards_prompt(self, deal)]

    def enter(self, deal, entry):
        winner = entry.winner
        if entry.cards:
            plays = deal.plays(entry)
            winner = deal.winner(plays)
            deal.remember(plays)
            if plays[0][0] != deal.leader:
                deal.table.announce("Lead out of turn: it stands")
        deal.take_trick(winner)


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


def cards_prompt(trick, deal):
    """One trick card by card, from the leader on."""
    leader = Seat("leader", optional=True, preset=deal.leader, label="Someone else")
    return trick.prompt(
        f"Trick {deal.number_of_tricks + 1}",
        leader,
        Cards("cards", order=deal.table.round_from(deal.leader)),
        way="cards",
        help=f"{deal.table.players[deal.leader]} leads",
        turn=deal.leader,
    )


def why_not_cards(deal, plays):
    """Why these cards cannot have been played; `plays`: (seat, card) in order."""
    checks = (why_seen, why_not_dealt, why_not_his, why_exposed_due, why_revoke)
    for check in checks:
        for seat, card in plays:
            why = check(deal, seat, card, plays)
            if why:
                return why
    return None


def why_not_held(deal, seat, card):
    """Why a card cannot be in a hand."""
    return (
        why_seen(deal, seat, card)
        or why_not_dealt(deal, seat, card)
        or why_not_his(deal, seat, card)
    )


def why_seen(deal, seat, card, plays=()):
    """A card that has been played, also by another to this trick."""
    is_twice = (seat, card) != first_play(card, plays) if plays else False
    if card in deal.played or is_twice:
        return "card_seen", f"{card_name(card)} has been played."
    return None


def first_play(card, plays):
    """The first (seat, card) of this card in a trick."""
    return [play for play in plays if play[1] == card][0]


def why_not_dealt(deal, seat, card, plays=()):
    """The turned card, unless it is in the dealer's hand."""
    if card == deal.turned and not deal.is_all_dealt():
        return "card_turned_up", f"{card_name(card)} is turned up, not in a hand."
    return None


def why_not_his(deal, seat, card, plays=()):
    """A card that lies open before another player."""
    owner = deal.face_up.get(card, seat)
    if card == deal.turned and deal.is_all_dealt():
        owner = deal.dealer
    if owner == seat:
        return None
    return "not_his_card", f"{card_name(card)} is {deal.table.players[owner]}'s."


def why_exposed_due(deal, seat, card, plays):
    """Another card while one that lies face up could be played."""
    leader, led = plays[0][0], plays[0][1][1]
    follows, lies_open = card[1] == led, deal.face_up.get(card) == seat
    if follows and lies_open:
        return None
    for lying in sorted(deal.face_up):
        is_free = not lies_open and (seat == leader or not follows)
        if deal.face_up[lying] == seat and (is_free or lying[1] == led):
            name = deal.table.players[seat]
            due = f"{card_name(lying)} lies face up: {name} must play it now."
            return "exposed_card_due", due
    return None


def why_revoke(deal, seat, card, plays):
    """A suit that the player did not follow before."""
    if seat in deal.revoked:
        return None
    return deal.voids.why_revoke(deal.table, seat, card, deal.number_of_tricks + 1)


def why_not_winner(deal, plays, said):
    """Another winner than the cards give."""
    winner = deal.winner(plays)
    if said in (None, winner):
        return None
    name = deal.table.players[winner]
    return "wrong_winner", f"By the cards this trick is {name}'s."


TRICK = Trick()
