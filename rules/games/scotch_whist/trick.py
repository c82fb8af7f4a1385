"""A trick: who takes it and the honours in it, or the cards that were played to it."""

from collections import namedtuple

from ...entry_type import EntryType
from ...fields import Cards, Choices, Seat
from ...tricks import (
    announce_lead,
    cards_prompt,
    plays_of,
    why_not_winner,
    why_played,
)
from ...words import card_name, join_with_and
from .honours import CHOICES, NAMES, why_not_of_form
from .trump import why_trumps_first

# `plays`: (seat, card) in order, None without cards; `named`: the winner
# that is entered, if one is; `honours`: those that fell.
SeenTrick = namedtuple("SeenTrick", "plays winner named honours")


class Fallen(Choices):
    """The honours that fell in a trick."""

    def in_words(self, value, table):
        names = [f"the {NAMES[key]}" for key in value]
        return f" with {join_with_and(names)}" if names else " without an honour"


class Trick(EntryType):
    """One trick by its winner, or by its cards from the leader on."""

    type = "trick"
    fields = (
        Cards("cards", count="seats", optional=True),
        Seat("leader", optional=True),
        Seat("winner", optional=True),
        Fallen("honours", *CHOICES, optional=True),
    )
    words = ("Trick: {cards}", "Trick to {winner}{honours}", "Trick to {winner}")

    def why_malformed(self, entry, raw_entry, table):
        if entry.winner is None and entry.cards is None:
            return self.bad_field("it needs a winner or the cards")
        if entry.leader is not None and entry.cards is None:
            return self.bad_field("'leader' needs 'cards'")
        if entry.honours is not None and entry.cards is not None:
            return self.bad_field("leave out 'honours' if you enter 'cards'")
        return why_not_of_form(self, entry, table)

    def why_none(self, deal):
        return why_trumps_first(deal)

    def look(self, deal, entry):
        """Who takes it, with which honours; by its cards, if they are entered."""
        if not entry.cards:
            return SeenTrick(None, entry.winner, entry.winner, entry.honours or [])
        plays, honours = plays_of(deal, entry), deal.honours.among(entry.cards)
        return SeenTrick(plays, deal.winner(plays), entry.winner, honours)

    def why_not(self, deal, trick):
        if not trick.plays:
            return why_not_honours(deal, trick.honours)
        if not deal.honours.trump:
            why = "To enter cards, enter trumps before the first trick."
            return "trump_unknown", why
        why = why_not_cards(deal, trick.plays, trick.honours)
        return why or why_not_winner(deal.table, trick.named, trick.winner)

    def questions(self, deal):
        prompts = [winner_prompt(self, deal)]
        if deal.honours.trump:
            prompts.append(cards_prompt(self, deal, deal.tricks + 1))
        return prompts

    def enter(self, deal, trick):
        if trick.plays:
            deal.remember(trick.plays)
            announce_lead(deal.table, trick.plays[0][0], deal.leader)
        if trick.honours:
            side = deal.table.side_of[trick.winner]
            deal.honours.take(trick.honours, side, is_played=trick.plays is not None)
        deal.take_trick(trick.winner)


def winner_prompt(trick, deal):
    """Who takes the next trick, and the honours in it."""
    honours = deal.honours
    out = [key for key in honours.in_deal() if key not in honours.takers]
    fields = [Seat("winner", *deal.table.round_from(deal.leader))]
    if out:
        preset = out if deal.is_last() and not honours.left_out else None
        choices = honours.choices(out)
        fields.insert(
            0, Choices("honours", *choices, preset=preset, label="Honours taken")
        )
    return trick.prompt(
        f"Who takes trick {deal.tricks + 1}?",
        *fields,
        way="live",
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
            f"A trick has {deal.players} cards, so it cannot have {len(keys)} honours.",
        )
    if not why and deal.is_last():
        why = honours.why_missing(keys)
    return why or honours.why_not_free(keys)


def why_not_cards(deal, plays, keys):
    """Cards that cannot have been played; `keys`: the honours among them."""
    why, cards = None, [card for seat, card in plays]
    if deal.is_last() and deal.in_cards < deal.tricks:
        why = deal.honours.why_missing(keys)
    return (
        why
        or deal.honours.why_named_before(keys)
        or why_played(deal.seen, cards)
        or why_dealers(deal, plays, cards)
        or deal.voids.why_revoke(deal, plays, deal.tricks + 1)
    )


def why_dealers(deal, plays, cards):
    """The turned card from another hand, or an end without it."""
    turned = deal.honours.turned
    if not turned:
        return None
    name, whose = card_name(turned), deal.table.players[deal.dealer]
    is_here = turned in cards
    if is_here and (deal.dealer, turned) not in plays:
        return "dealers_card", f"{name} was turned up, so it belongs to {whose}."
    is_all_seen = deal.is_last() and deal.in_cards == deal.tricks
    if is_all_seen and turned not in deal.seen and not is_here:
        return "dealers_card", f"{name} was turned up, but {whose} never played it."
    return None


TRICK = Trick()
