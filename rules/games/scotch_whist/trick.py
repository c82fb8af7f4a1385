"""A trick: who takes it and the honours in it, or the cards that were played to it."""

from ...entry_type import EntryType
from ...fields import Cards, Choices, Seat
from ...words import card_name
from .honours import CHOICES, why_not_of_form
from .trump import why_trumps_first


class Trick(EntryType):
    """One trick by its winner, or by its cards from the leader on."""

    type = "trick"
    fields = (
        Cards("cards", count="seats", optional=True),
        Seat("leader", optional=True),
        Seat("winner", optional=True),
        Choices("honours", *CHOICES, optional=True),
    )
    words = ("{cards}", "Trick to {winner}: {honours}", "Trick to {winner}")

    def why_malformed(self, entry, given, table):
        if entry.winner is None and entry.cards is None:
            return self.bad_field("it needs a winner or the cards")
        if entry.leader is not None and entry.cards is None:
            return self.bad_field("a leader goes with the cards")
        if entry.honours is not None and entry.cards is not None:
            return self.bad_field("the cards say which honours fell")
        return why_not_of_form(self, entry, table)

    def why_none(self, deal):
        return why_trumps_first(deal)

    def why_not(self, deal, entry):
        if not entry.cards:
            return why_not_honours(deal, entry.honours or [])
        if not deal.honours.trump:
            why = "Cards need trumps, entered before the first trick."
            return "trump_unknown", why
        entry.plays = plays = deal.plays(entry)
        entry.caught = deal.honours.among(entry.cards)
        why = why_not_cards(deal, plays, entry.cards, entry.caught)
        return why or why_not_winner(deal, plays, entry.winner)

    def questions(self, deal):
        asked = [winner_prompt(self, deal)]
        return asked + [cards_prompt(self, deal)] if deal.honours.trump else asked

    def enter(self, deal, entry):
        winner, caught, played = entry.winner, entry.honours, ()
        if entry.cards:
            winner = deal.winner(entry.plays)
            caught = played = entry.caught
            deal.remember(entry.plays)
        if caught:
            deal.honours.take(caught, deal.table.side_of[winner], played)
        deal.take_trick(winner)


def winner_prompt(trick, deal):
    """Who takes the next trick, and the honours in it."""
    honours = deal.honours
    out = honours.still_out()
    fields = [Seat("winner", *deal.table.round_from(deal.leader))]
    if out:
        preset = out if deal.is_last() and not honours.left_out else None
        choices = honours.choices(out)
        fields.insert(
            0, Choices("honours", *choices, preset=preset, label="Honours in it")
        )
    return trick.prompt(
        f"Who takes trick {deal.tricks + 1}?",
        *fields,
        way="live",
        help=deal.leader_words(),
        turn=deal.leader,
    )


def cards_prompt(trick, deal):
    """One trick card by card, from the leader on."""
    leader = Seat("leader", optional=True, preset=deal.leader, label="Someone else")
    return trick.prompt(
        f"Trick {deal.tricks + 1}",
        leader,
        Cards("cards", order=deal.table.round_from(deal.leader)),
        way="cards",
        help=deal.leader_words(),
        turn=deal.leader,
    )


def why_not_honours(deal, keys):
    """Honours that cannot have fallen in one trick."""
    if not keys and not deal.is_last():
        return None
    honours = deal.honours
    why = honours.why_not_named(keys)
    if not why and len(keys) > deal.players:
        return (
            "too_many_honours",
            f"A trick has {deal.players} cards, so not {len(keys)} honours.",
        )
    if not why and deal.is_last():
        why = honours.why_missing(keys)
    return why or honours.why_not_free(keys)


def why_not_cards(deal, plays, cards, keys):
    """Cards that cannot have been played; `keys`: the honours among them."""
    why = None
    if deal.is_last() and deal.in_cards < deal.tricks:
        why = deal.honours.why_missing(keys)
    return (
        why
        or deal.honours.why_named_before(keys)
        or why_seen(deal, cards)
        or why_dealers(deal, plays, cards)
        or deal.voids.why_revoke(deal, plays, deal.tricks + 1)
    )


def why_seen(deal, cards):
    """A card that was played before."""
    for place, card in enumerate(cards):
        if card in deal.seen or card in cards[:place]:
            return "card_seen", f"{card_name(card)} has been played."
    return None


def why_dealers(deal, plays, cards):
    """The turned card from another hand, or an end without it."""
    turned = deal.honours.turned
    if not turned:
        return None
    name, whose = card_name(turned), deal.table.players[deal.dealer]
    is_here = turned in cards
    if is_here and (deal.dealer, turned) not in plays:
        return "dealers_card", f"{name} was turned up: it is {whose}'s."
    is_all_seen = deal.is_last() and deal.in_cards == deal.tricks
    if is_all_seen and turned not in deal.seen and not is_here:
        return "dealers_card", f"{name} was turned up, and {whose} never played it."
    return None


def why_not_winner(deal, plays, said):
    """Another winner than the cards give."""
    if said is None or said == deal.winner(plays):
        return None
    name = deal.table.players[deal.winner(plays)]
    return "wrong_winner", f"By the cards this trick is {name}'s."


TRICK = Trick()
