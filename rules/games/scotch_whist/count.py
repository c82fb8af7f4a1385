"""The count: a whole deal at once, by the piles and by who caught which honour."""

from ...entry_type import EntryType
from ...fields import Numbers, Shares
from .honours import CHOICES, NAMES, why_not_of_form
from .trump import why_trumps_first


class Count(EntryType):
    """The tricks, or the cards, of each side and its honours."""

    type = "count"
    fields = (
        Numbers("tricks", optional=True),
        Numbers("cards", optional=True),
        Shares("honours", *CHOICES),
    )
    faults = {"honour_without_trick": "honours"}
    words = ("Tricks: {tricks}; {honours}", "Cards: {cards}; {honours}")

    def why_malformed(self, entry, given, table):
        if (entry.tricks is None) == (entry.cards is None):
            return self.bad_field("it has either the tricks or the cards of each side")
        return why_not_of_form(self, entry, table)

    def why_none(self, deal):
        why = why_trumps_first(deal)
        return self.not_now() if deal.tricks and not why else why

    def why_not(self, deal, entry):
        entry.named, entry.taken = named, taken = (
            named_in(entry),
            tricks_of(deal, entry),
        )
        why = deal.honours.why_not_named(named)
        if not why and not entry.tricks:
            why = why_not_piles(deal, entry.cards)
        return (
            why
            or why_not_tricks(deal, taken)
            or why_not_shares(deal, taken, entry.honours, named)
            or deal.honours.why_missing(named)
        )

    def questions(self, deal):
        cards, step = deal.hand * deal.players, deal.players
        caught = Shares(
            "honours", *deal.honours.choices(deal.honours.in_deal()), label="Honours"
        )
        tricks = Numbers("tricks", high=deal.hand, total=deal.hand, label="Tricks")
        piles = Numbers("cards", high=cards, total=cards, step=step, label="Cards")
        return [
            self.prompt("Tricks and honours", tricks, caught, way="quick"),
            self.prompt("Cards and honours", piles, caught, way="quick"),
        ]

    def enter(self, deal, entry):
        for key in entry.named:
            deal.honours.takers[key] = entry.honours[key]
        deal.take_all(entry.taken)


def named_in(entry):
    """The honours that a side is said to have."""
    honours = entry.honours
    return [key for key in NAMES if honours.get(key) is not None]


def tricks_of(deal, entry):
    """The tricks of each side."""
    return entry.tricks or [number // deal.players for number in entry.cards]


def why_not_piles(deal, cards):
    """Piles that are not whole tricks, or not those of a deal."""
    players = deal.players
    for number in cards:
        if number % players:
            return (
                "not_whole_tricks",
                f"A trick has {players} cards, so nobody can have taken {number}.",
            )
    if sum(cards) != players * deal.hand:
        return (
            "cards_do_not_add",
            f"The cards come to {sum(cards)}: {players * deal.hand} were played.",
        )
    return None


def why_not_tricks(deal, taken):
    """Tricks that are not those of a deal."""
    if sum(taken) == deal.hand:
        return None
    return (
        "tricks_do_not_add",
        f"The tricks come to {sum(taken)}, and {deal.hand} were played.",
    )


def why_not_shares(deal, taken, shares, named):
    """Honours that the tricks of a side cannot hold."""
    name = deal.table.name
    for key in named:
        if not taken[shares[key]]:
            return (
                "honour_without_trick",
                f"{name(shares[key])} took no trick, so not the {NAMES[key]}.",
            )
    for side, number in enumerate(taken):
        cards = number * deal.players
        caught = list(shares.values()).count(side) if cards < len(named) else 0
        if caught > cards:
            return (
                "too_many_honours",
                f"{name(side)} took {cards} cards, so not {caught} honours.",
            )
    return None


COUNT = Count()
