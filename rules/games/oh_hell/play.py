"""Oh Hell's play: trick by trick, or what came of it at the end."""

from ...errors import RuleError
from ...fields import Card, Cards, Numbers, Seat, Seats, Suit
from ...prompts import LatePrompt, Prompt
from .scoring import BY_MADE


def play(bids, tricks):
    """Plays the tricks out; gives how many each seat took."""

    asked = questions(bids, tricks)
    trumps = asked + trump_questions(tricks)

    def question():
        return asked if tricks.trump or tricks.number else trumps

    while tricks.number < tricks.hand:
        entry = yield question
        if entry.type == "trump":
            tricks.turn_up(entry)
        elif entry.type == "trick":
            tricks.take(entry)
        elif entry.type == "made":
            return taken_by_makers(bids, tricks, entry.made)
        else:
            check_tricks(tricks, entry.tricks)
            return entry.tricks
    return tricks.taken


def questions(bids, tricks):
    """What may come between two tricks, the quickest first."""
    asked = []
    if tricks.table.options["scoring"] in BY_MADE:
        asked.append(LatePrompt("made", lambda: made_prompt(tricks.table)))
    return asked + [
        LatePrompt("tricks", lambda: tricks_prompt(bids, tricks)),
        LatePrompt("trick", lambda: winner_prompt(tricks)),
        LatePrompt("trick", lambda: cards_prompt(tricks)),
    ]


def made_prompt(table):
    """Who made it: all, until somebody is tapped."""
    made = Seats("made", preset=list(table.seats))
    help = "Tap those who did not"
    return Prompt("made", "Who made it?", made, way="quick", help=help)


def tricks_prompt(bids, tricks):
    """The tricks of each, which begin as they were bid."""
    bid = [bids.bids[seat] for seat in tricks.table.seats]
    taken = [tricks.taken[seat] for seat in tricks.table.seats]
    counts = Numbers(
        "tricks",
        low=0,
        high=tricks.hand,
        total=tricks.hand,
        preset=bid if tricks.number == 0 else taken,
    )
    return Prompt("tricks", "Tricks taken", counts, way="quick")


def winner_prompt(tricks):
    """One trick by who takes it, the leader first."""
    leader = tricks.leader
    return Prompt(
        "trick",
        f"Who takes trick {tricks.number + 1}?",
        Seat("winner", *tricks.table.round_from(leader)),
        way="live",
        help=f"{tricks.table.players[leader]} leads",
        turn=leader,
    )


def cards_prompt(tricks):
    """One trick card by card, from the leader on."""
    table = tricks.table
    leader = Seat("leader", optional=True, preset=tricks.leader, label="Someone else")
    cards = Cards("cards", count="seats", seen=tricks.played)
    name = table.players[tricks.leader]
    return Prompt(
        "trick",
        f"Trick {tricks.number + 1}",
        leader,
        cards,
        way="cards",
        help=f"{name} leads",
        turn=tricks.leader,
    )


def trump_questions(tricks):
    """Trumps, while they may still be named."""
    if tricks.trump or tricks.is_no_trump:
        return []
    return [
        LatePrompt("trump", lambda: suit_prompt(tricks)),
        LatePrompt("trump", lambda: turned_prompt(tricks)),
    ]


def suit_prompt(tricks):
    """The suit alone; no-trump where the table may say so."""
    is_tables = tricks.table.options["trump_from"] == "table"
    return Prompt("trump", "Trumps", Suit("suit", "CDHSN" if is_tables else "CDHS"))


def turned_prompt(tricks):
    """The card that was turned."""
    card = Card("card", seen=tricks.played)
    return Prompt("trump", "Card turned up", card, way="cards")


def check_tricks(tricks, counts):
    """Refuses counts that are not this hand, or not what was recorded."""
    if min(counts) < 0 or sum(counts) != tricks.hand:
        raise RuleError(
            "tricks_do_not_add",
            f"The tricks come to {sum(counts)}, and {tricks.hand} were played.",
        )
    for seat in tricks.table.seats:
        if counts[seat] < tricks.taken[seat]:
            name, taken = tricks.table.players[seat], tricks.taken[seat]
            raise RuleError("tricks_below_recorded", f"{name} has {taken} already.")


def taken_by_makers(bids, tricks, makers):
    """The tricks of each when only those who made their bid are known.

    Who missed is given any number that is not his bid; none of the scorings that
    ask for makers looks at it.
    """
    table, bid = tricks.table, bids.bids
    missers = [seat for seat in table.seats if seat not in makers]
    rest = tricks.hand - sum(bid[seat] for seat in makers)
    is_possible = all(tricks.taken[seat] <= bid[seat] for seat in makers)
    if not is_possible or rest not in totals_of_missers(bids, tricks, missers):
        made = f"{tricks.hand - rest} of {tricks.hand}"
        why = f"Those who made it then have {made}; the others cannot all miss so."
        if not missers:
            why = f"They cannot all have made it: the bids come to {made}."
        raise RuleError("impossible_result", why)
    return {
        seat: bid[seat] if seat in makers else bid[seat] + 1 for seat in table.seats
    }


def totals_of_missers(bids, tricks, missers):
    """Every number of tricks that those who missed can have taken together."""
    totals = {0}
    for seat in missers:
        own = [
            number
            for number in range(tricks.taken[seat], tricks.hand + 1)
            if number != bids.bids[seat]
        ]
        totals = {total + number for total in totals for number in own}
    return totals
