"""A trick at bezique, by its winner or by its cards, and all that follows from it."""

from ...cards import card_name, trick_winner
from ...errors import RuleError
from .course import CARDS, WINNERS
from .reneges import RANKS
from .winnings import TRICK, worth

LAST_MELD = "Last meld of the deal"
STOCK_OUT = "After this draw the stock is out: take up your melds"


def take_trick(course, entry):
    """A trick is over: who won it, and what was in it."""
    course.enter_mode(WINNERS if entry.cards is None else CARDS)
    check_tricks_left(course)
    if entry.cards is None:
        winner, won = entry.winner, entry.brisques or 0
        check_brisques(course, won)
    else:
        winner, won = play_cards(course, entry)
    course.tricks += 1
    course.leader, course.has_melded = winner, False
    score_trick(course, winner, won)
    say_where(course)
    close(course)


def check_tricks_left(course):
    """Refuses a trick once all are in."""
    if course.tricks == course.house.all_tricks:
        raise RuleError("count_due", "All tricks are in: count what is in them.")


def check_brisques(course, brisques):
    """Refuses brisques that the trick or the deal cannot have."""
    house = course.house
    if house.counts is not None:
        return
    left = course.winnings.left()
    if brisques > house.players or brisques > left:
        most = min(left, house.players)
        raise RuleError("too_many_brisques", f"This trick has at most {most} of them.")
    if course.tricks + 1 == house.all_tricks and brisques < left:
        raise RuleError(
            "brisques_missing",
            f"This is the last trick, and {left} brisques are still to be won.",
        )


def play_cards(course, entry):
    """Plays a trick card by card; (winner, what it counts)."""
    table, house = course.table, course.house
    is_late = course.tricks >= house.stock_tricks
    if course.tricks == house.stock_tricks:
        course.book.take_up(course.last_to_draw())
    seats = table.round_from(course.leader)
    winner = seats[trick_winner(entry.cards, course.trump, RANKS)]
    flags = entry.table or [None] * len(seats)
    plays = list(zip(seats, entry.cards, flags))
    opens = [] if is_late else [card for card in entry.cards if is_open(course, card)]
    missing = course.book.play(plays, winner, opens)
    if missing:
        raise RuleError("not_available", f"{card_name(missing)} cannot be played.")
    if is_late and not course.book.keep_within(house.all_tricks - course.tricks - 1):
        raise RuleError("not_available", "Somebody still has other cards to play.")
    won = sum(worth(house, card) for card in entry.cards)
    check_said(course, entry, winner, won)
    if is_late:
        course.reneges.add(list(zip(seats, entry.cards)))
    elif house.are_sevens_played:
        score_sevens(course, plays)
    return winner, won


def is_open(course, card):
    """Whether a card that is won lies open with the winner: in the Polish form."""
    is_court = card[0] in "JQK"
    return course.house.is_polish and (is_court or card == "T" + course.trump)


def check_said(course, entry, winner, won):
    """Refuses a winner, or brisques, that the cards deny."""
    if entry.winner is not None and entry.winner != winner:
        name = course.table.players[winner]
        raise RuleError("wrong_winner", f"By the cards this trick is {name}'s.")
    if entry.brisques is not None and entry.brisques != won:
        raise RuleError("wrong_brisques", f"Brisques in these cards: {won}.")


def score_sevens(course, plays):
    """Each seven of trumps that is played scores."""
    for seat, card, _from_table in plays:
        if card[0] == "7" and card[1] == course.trump:
            course.sevens += 1
            course.score(seat, TRICK, "seven_played", "Seven of trumps played")


def score_trick(course, winner, won):
    """What is in a trick, and the last trick."""
    side = course.table.side_of[winner]
    if won:
        course.winnings.win(side, won, course.is_late())
    if course.tricks == course.house.last_trick:
        course.winnings.win_last_trick(side)


def say_where(course):
    """Says aloud when melding ends and when the stock is out."""
    table, house = course.table, course.house
    if table.game.winner(table) is not None:
        return
    if course.tricks == house.last_meld:
        table.announce(LAST_MELD)
    if course.tricks == house.stock_tricks:
        table.announce(STOCK_OUT)


def close(course):
    """After the last trick the deal is over, unless the table has to count."""
    house = course.house
    if course.tricks < house.all_tricks:
        return
    if house.counts is not None:
        if course.mode != CARDS:
            return
        course.winnings.count(course.winnings.shares())
    course.is_closed = True
