"""The count: a whole deal at once, by the piles and by who caught which honour."""

from ...entry_type import EntryType
from ...fields import Numbers, Shares
from .honours import CHOICES, why_not_of_form
from .trump import why_trumps_first


class Count(EntryType):
    """The tricks, or the cards, of each side and its honours."""

    type = "count"
    fields = (
        Numbers("tricks", optional=True, told=("took", "trick")),
        Numbers("cards", optional=True, told=("took", "card")),
        Shares("honours", *CHOICES),
    )
    faults = {"honour_without_trick": "honours"}
    words = ("{tricks}. {honours}", "{cards}. {honours}")

    def why_malformed(self, entry, raw_entry, table):
        if (entry.tricks is None) == (entry.cards is None):
            return "bad_field", "Fill in either the tricks or the cards of each side."
        return why_not_of_form(self, entry, table)

    def why_none(self, deal):
        why = why_trumps_first(deal)
        return self.not_now() if deal.tricks and not why else why

    def look(self, deal, entry):
        """The tricks of each side, its cards if those are entered, and its honours."""
        honours = entry.honours
        takers = {key: honours[key] for key in honours if honours[key] is not None}
        taken = entry.tricks or [number // deal.players for number in entry.cards]
        return taken, entry.cards, takers

    def why_not(self, deal, counted):
        taken, cards, takers = counted
        why = deal.honours.why_not_named(takers)
        if not why and cards:
            why = why_not_piles(deal, cards)
        return (
            why
            or why_not_tricks(deal, taken)
            or why_not_shares(deal, taken, takers)
            or deal.honours.why_missing(takers)
        )

    def questions(self, deal):
        cards, step = deal.hand * deal.players, deal.players
        honours = deal.honours
        caught = Shares(
            "honours",
            *honours.choices(honours.in_deal()),
            none="Nobody" if honours.left_out else None,
            asks=honours.questions(),
            label="Honours",
        )
        tricks = Numbers("tricks", high=deal.hand, total=deal.hand, label="Tricks")
        piles = Numbers("cards", high=cards, total=cards, step=step, label="Cards")
        return [
            self.prompt("Tricks and honours", tricks, caught, way="quick"),
            self.prompt("Cards and honours", piles, caught, way="quick"),
        ]

    def enter(self, deal, counted):
        taken, _cards, takers = counted
        deal.honours.takers.update(takers)
        deal.taken, deal.tricks = taken, deal.hand


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
            f"The cards come to {sum(cards)}, but {players * deal.hand} were played.",
        )
    return None


def why_not_tricks(deal, taken):
    """Tricks that are not those of a deal."""
    if sum(taken) == deal.hand:
        return None
    return (
        "tricks_do_not_add",
        f"The tricks come to {sum(taken)}, but {deal.hand} were played.",
    )


def why_not_shares(deal, taken, takers):
    """Honours that the tricks of a side cannot hold; `takers`: the side of each."""
    name = deal.table.name
    for key, honour in CHOICES:
        if key in takers and not taken[takers[key]]:
            return (
                "honour_without_trick",
                f"{name(takers[key])} took no tricks, so cannot have the {honour}.",
            )
    for side, number in enumerate(taken):
        cards = number * deal.players
        caught = list(takers.values()).count(side) if cards < len(takers) else 0
        if caught > cards:
            return (
                "too_many_honours",
                f"{name(side)} took {cards} cards, so cannot have {caught} honours.",
            )
    return None


COUNT = Count()
