"""The questions about tricks, brisques, sevens and counts, as they are drawn."""

from ...fields import Card, Cards, Fixed, Number, Numbers, Seat
from ...prompts import Prompt
from .copies import is_out, may_hold, may_lie
from .course import CARDS, TALLY, WINNERS
from .play import brisques_left
from .winnings import ALL_POINTS

SEVENS = {
    "show": "7 of trumps shown: 10",
    "exchange": "7 exchanged: 10",
    "play": "7 of trumps played: 10",
}


def way_of(course, way):
    """The way of recording that a question belongs to; all once the mode is fixed."""
    return way if course.mode is None else ""


def turn_up_prompt(course):
    """The card that is turned up."""
    dealer = course.table.players[course.table.deal.dealer]
    return Prompt("turn_up", "Card turned up", Card("card"), help=f"{dealer} deals")


def winner_prompt(course, won):
    """Who takes the next trick, with so many brisques in it."""
    number, table = course.tricks + 1, course.table
    label = f"Who takes trick {number}?"
    fields = [Seat("winner", *table.round_from(course.leader))]
    if won:
        label = "With 1 brisque" if won == 1 else f"With {won} brisques"
        fields.insert(0, Fixed("brisques", won))
    return Prompt(
        "trick",
        label,
        *fields,
        way=way_of(course, WINNERS),
        help="" if won else f"{table.players[course.leader]} leads",
        turn=course.leader,
        stays=0 < won <= (2 if course.house.players == 2 else 1),
    )


def cards_prompt(course):
    """The cards of the next trick, from the leader on."""
    name = course.table.players[course.leader]
    return Prompt(
        "trick",
        f"Trick {course.tricks + 1}",
        Cards(
            "cards",
            count="seats",
            seen=out(course),
            lying=lying_cards(course),
            flags="table",
        ),
        way=way_of(course, CARDS),
        help=f"{name} leads",
        turn=course.leader,
    )


def out(course):
    """The cards of which no copy can be played any more."""
    if course.mode != CARDS:
        return []
    return [card for card in course.table.pack if is_out(course.book, card)]


def lying_cards(course):
    """For each seat in order of play the cards that may come from the table.

    Empty where no melds lie there; a "!" where no other copy can be in the hand.
    """
    if course.mode != CARDS or course.tricks >= course.house.stock_tricks:
        return []
    book, table = course.book, course.table
    lying = [
        [
            card if may_hold(book, card, seat) else card + "!"
            for card in sorted(table.pack)
            if may_lie(book, card, seat, is_playable=True)
        ]
        for seat in table.round_from(course.leader)
    ]
    return lying if any(lying) else []


def brisque_prompt(course):
    """One brisque: who won it?"""
    return Prompt(
        "brisques",
        "+ brisque" if course.is_tally() else "A brisque noticed late",
        Fixed("count", 1),
        Seat("seat"),
        way=way_of(course, TALLY),
        help=f"{brisques_left(course)} left",
    )


def brisques_prompt(course):
    """Several brisques at once."""
    left = brisques_left(course)
    return Prompt(
        "brisques",
        "Several brisques",
        Number("count", 2, left, label="Brisques") if left > 2 else Fixed("count", 2),
        Seat("seat"),
        way=way_of(course, TALLY),
    )


def last_trick_prompt(course):
    """Who took the last trick?"""
    winner = Seat("winner")
    return Prompt("last_trick", "Last trick", winner, way=way_of(course, TALLY))


def seven_prompt(course, how, seats):
    """A seven of trumps that scores for one of these seats."""
    way = way_of(course, TALLY)
    return Prompt(
        "seven", SEVENS[how], Fixed("how", how), Seat("seat", *seats), way=way
    )


def count_prompt(course):
    """What each side has in its tricks."""
    if course.house.counts == "points":
        points = Numbers("points", low=0, high=ALL_POINTS, total=ALL_POINTS)
        return Prompt("count", "Points in the tricks", points)
    total = course.house.brisques
    brisques = Numbers("brisques", low=0, high=total, total=total)
    return Prompt("count", "Brisques in the tricks", brisques)


def claim_prompt(course):
    """A player says that he has the game."""
    fields = [Seat("seat", label="Who calls?")]
    if course.mode != CARDS:
        total = ALL_POINTS if course.is_played_out() else None
        fields.append(
            Numbers(
                "points", low=0, high=ALL_POINTS, total=total, label="Points in tricks"
            )
        )
    goal = course.table.game.target(course.table)
    return Prompt("claim", f"Call {goal}", *fields)
