"""Scotch Whist's play: trick by trick, or what each side took, at the end."""

from ...errors import RuleError
from ...fields import Card, Cards, Choices, Numbers, Seat, Shares, Suit
from ...prompts import LatePrompt, Prompt
from .piles import count_piles


def play(tricks):
    """Until every trick is known, one by one or all at once."""
    asked = Questions(tricks)
    while tricks.number < tricks.hand:
        entry = yield asked.now
        if entry.type == "trump":
            tricks.turn_up(entry)
        elif entry.type == "count":
            count_piles(tricks, entry)
        else:
            tricks.take(entry)


class Questions:
    """What may come in a deal; each prompt is made when somebody looks at it."""

    def __init__(self, tricks):
        self.tricks = tricks
        self.trump = [
            LatePrompt("trump", suit_prompt),
            LatePrompt("trump", card_prompt),
        ]
        self.count = [
            LatePrompt("count", lambda: tricks_prompt(tricks)),
            LatePrompt("count", lambda: piles_prompt(tricks)),
        ]
        self.winner = [LatePrompt("trick", lambda: winner_prompt(tricks))]
        self.cards = [LatePrompt("trick", lambda: cards_prompt(tricks))]

    def now(self):
        """What may come now, the quickest first."""
        honours = self.tricks.honours
        if honours.is_french and not honours.trump:
            return self.trump
        asked = self.winner
        if not self.tricks.number:
            asked = self.count + asked
        if honours.trump:
            asked = asked + self.cards
        elif not self.tricks.number:
            asked = asked + self.trump
        return asked


def suit_prompt():
    """Trumps by their suit."""
    return Prompt("trump", "Trumps", Suit("suit"))


def card_prompt():
    """Trumps by the card turned up."""
    return Prompt("trump", "The dealer's card", Card("card"), way="cards")


def tricks_prompt(tricks):
    """The whole deal: tricks and honours of each side."""
    hand = tricks.hand
    counts = Numbers("tricks", high=hand, total=hand, label="Tricks")
    return Prompt("count", "Tricks and honours", counts, caught(tricks), way="quick")


def piles_prompt(tricks):
    """The whole deal: cards and honours of each side."""
    cards, step = tricks.hand * tricks.players, tricks.players
    counts = Numbers("cards", high=cards, total=cards, step=step, label="Cards")
    return Prompt("count", "Cards and honours", counts, caught(tricks), way="quick")


def caught(tricks):
    """Which side took which honour."""
    honours = tricks.honours
    return Shares("honours", *honours.choices(honours.in_deal()), label="Honours")


def winner_prompt(tricks):
    """Who takes the next trick, and the honours in it."""
    out = tricks.honours.still_out()
    fields = [Seat("winner", *tricks.table.round_from(tricks.leader))]
    if out:
        preset = out if tricks.is_last() and not tricks.honours.left_out else None
        choices = tricks.honours.choices(out)
        fields.insert(0, Choices("honours", *choices, preset=preset, label="In it"))
    return Prompt(
        "trick",
        f"Who takes trick {tricks.number + 1}?",
        *fields,
        way="live",
        help=leader_words(tricks),
        turn=tricks.leader,
    )


def cards_prompt(tricks):
    """One trick card by card, from the leader on."""
    leader = Seat("leader", optional=True, preset=tricks.leader, label="Someone else")
    return Prompt(
        "trick",
        f"Trick {tricks.number + 1}",
        leader,
        Cards("cards", count="seats", seen=tricks.seen),
        way="cards",
        help=leader_words(tricks),
        turn=tricks.leader,
    )


def leader_words(tricks):
    """Who leads to the next trick."""
    return f"{tricks.table.players[tricks.leader]} leads"


def refuse_early(tricks, entry):
    """Refuses what needs trumps while French Whist does not know them."""
    honours = tricks.honours
    if honours.is_french and not honours.trump:
        raise RuleError("trump_unknown", "French Whist needs trumps first: which suit?")
