"""A play: a card, and what it takes of the table."""

from ...entry_type import EntryType
from ...fields import Card, Cards, Seat
from ...words import card_name, join_with_and
from .deal import PLAYS, ROUND
from .groups import VALUES, groups
from .house_rules import LONGEST_SUM
from .offers import PlayOffers


class Play(EntryType):
    """The next card of the player in turn; a table that it clears is a tablanette."""

    type = "play"
    enters = "card"
    subject = "the card played"
    fields = (Card("card"), Cards("take", optional=True), Seat("seat", optional=True))
    faults = dict.fromkeys(("jack_takes_all", "sum_too_long", "wrong_sum"), "take")
    words = ("{card} takes {take}", "{card} is played")

    def why_not(self, deal, entry):
        card = entry.card
        if entry.seat not in (None, deal.turn):
            name = deal.table.players[deal.turn]
            return "out_of_turn", f"It is {name}'s turn to play."
        if card in deal.seen:
            return "card_seen", f"{card_name(card)} has been seen already."
        if card[0] == deal.taker_of_all:
            return why_not_all(deal, entry.take)
        if not entry.take:
            return None
        return why_not_there(deal, entry.take) or why_no_sum(deal, card, entry.take)

    refusal = why_not  # whenever the script asks for it, it may come

    def questions(self, deal):
        fields, brings = [], {}
        if deal.cards:
            fields = [Cards("take", pack=deal.cards, label="Takes from the table")]
            brings = {"fills": "take", "offers": PlayOffers(deal, worth_of_sweep).all()}
        fields.append(Card("card", label="Card played", **brings))
        return [
            self.prompt(
                f"{deal.table.players[deal.turn]} plays",
                *fields,
                way="full",
                help=f"Hand {1 + deal.plays // ROUND} of {PLAYS // ROUND}",
                turn=deal.turn,
            )
        ]

    def enter(self, deal, entry):
        seat, card = deal.turn, entry.card
        taken = deal.taken_by(card, entry.take)
        points = worth_of_sweep(deal, card[0], taken)
        deal.play(card, taken)
        if points:
            deal.score_tablanette(seat, points)


def why_not_all(deal, take):
    """A jack that takes all takes the whole table and nothing less."""
    if take is None:
        return None
    why = why_not_there(deal, take)
    if not why and len(take) != len(deal.cards):
        return "jack_takes_all", f"A jack takes all: {cards_in_words(deal.cards)}."
    return why


def why_not_there(deal, take):
    """What does not lie on the table cannot be taken."""
    for place, card in enumerate(take):
        if card not in deal.cards or card in take[:place]:
            return (
                "not_on_table",
                f"{card_name(card)} is not on the table, which has "
                f"{cards_in_words(deal.cards)}.",
            )
    return None


def why_no_sum(deal, card, take):
    """Cards that do not fit the one played."""
    rank, has_jack = card[0], deal.taker_of_all in [one[0] for one in take]
    longest = LONGEST_SUM[deal.table.options["sum_cards"]]
    if not has_jack and groups(rank, take, longest) is not None:
        return None
    if not has_jack and groups(rank, take, LONGEST_SUM["any"]) is not None:
        return (
            "sum_too_long",
            "A sum may have only two or three cards, unless the option 'sum_cards' is "
            "'any'.",
        )
    do = "does" if len(take) == 1 else "do"
    return (
        "wrong_sum",
        f"{cards_in_words(take)} {do} not match {card_name(card)}, which takes its "
        f"own rank and cards that add up to {VALUES[rank]}.",
    )


def worth_of_sweep(deal, rank, taken):
    """The points of a rank that clears the table; 0 if it is no tablanette."""
    if not taken or len(taken) < len(deal.cards) or rank == deal.taker_of_all:
        return 0
    options = deal.table.options
    if options["sweep"] == "one":
        return 1
    longest = LONGEST_SUM[options["sum_cards"]]
    return VALUES[rank] * (groups(rank, taken, longest) + 1)


def cards_in_words(cards):
    """Cards in a sentence."""
    return join_with_and([card_name(card) for card in cards]) or "no cards"


PLAY = Play()
