"""The entries of a deal of bezique: what each must be, and what it does."""

from ...cards import SUIT_NAMES
from ...errors import RuleError
from .course import CARDS, TALLY
from .melds import BEZIQUES, read_claim
from .tricks import take_trick
from .winnings import ALL_POINTS, IMPOSSIBLE, TRICK


def turn_up(course, entry):
    """A card is turned up for trumps; a seven scores for the dealer."""
    if not course.house.has_turn_up:
        raise RuleError("no_turn_up", "No card is turned: a marriage makes trumps.")
    if course.turned is not None:
        raise RuleError("already_turned", f"{course.turned} is turned up already.")
    course.turn(entry.card)
    say_trumps(course)
    if course.is_seven_up:
        course.sevens += 1
        dealer = course.table.deal.dealer
        course.score(dealer, TRICK, "turned_seven", "A seven turned up")


def say_trumps(course):
    """Trumps are known from here on."""
    course.table.announce(f"Trumps are {SUIT_NAMES[course.trump]}")


def meld(course, entry):
    """A meld that scores."""
    course.begin()
    claim = read_claim(course, entry)
    course.check_melding(entry.seat)
    course.check_one_meld()
    lay_down(course, entry.seat, claim, is_scored=True)
    course.melds += 1
    course.has_melded = True
    if course.trump is None and claim.kind != "bezique" and claim.kind != "four":
        course.trump = claim.suit
        say_trumps(course)
    course.score(entry.seat, claim.points, claim.reason, claim.words())


def lay(course, entry):
    """A meld that is laid down but does not score."""
    course.begin()
    claim = read_claim(course, entry)
    course.check_melding(entry.seat)
    lay_down(course, entry.seat, claim, is_scored=False)
    name = course.table.players[entry.seat]
    course.table.announce(f"{name} lays a meld without scoring it")


def lay_down(course, seat, claim, is_scored):
    """Writes a claim into the book of melds, or refuses it."""
    check_room(course, claim)
    refusal = course.book.take(claim, seat, is_scored)
    if refusal:
        raise RuleError(*refusal)


def check_room(course, claim):
    """Refuses a meld of more cards than one player holds."""
    if claim.reason == "quadruple_bezique" and not course.house.are_partners:
        cards = 2 * BEZIQUES[claim.reason]
        raise RuleError("hand_limit", f"{cards} cards: a player holds seven here.")


def seven(course, entry):
    """The seven of trumps is shown, exchanged or played."""
    course.begin()
    check_seven(course, entry)
    if entry.how != "play":
        refusal = SEVENS[entry.how](course, entry.seat)
        if refusal:
            raise RuleError(*refusal)
    course.sevens += 1
    reason, text = SEVEN_WORDS[entry.how]
    course.score(entry.seat, TRICK, reason, text)


def exchange(course, seat):
    """A seven takes the place of the card turned up."""
    course.is_seven_up = True
    return course.book.exchange(seat)


def show(course, seat):
    """A seven is laid down."""
    return course.book.show(seat)


SEVENS = {"exchange": exchange, "show": show}
SEVEN_WORDS = {
    "exchange": ("seven_exchanged", "Seven of trumps exchanged"),
    "show": ("seven_shown", "Seven of trumps shown"),
    "play": ("seven_played", "Seven of trumps played"),
}


def check_seven(course, entry):
    """Refuses a seven that cannot score, or not in this way."""
    house, how = course.house, entry.how
    if not house.has_turn_up:
        raise RuleError("no_sevens", "Sevens do not score where no card is turned up.")
    if how == ("show" if house.are_sevens_played else "play"):
        right = "played" if house.are_sevens_played else "shown"
        raise RuleError("option_off", f"At this table a seven scores when {right}.")
    if how == "play":
        check_played_seven(course)
    else:
        course.check_melding(entry.seat)
    if how == "exchange" and course.is_seven_up:
        raise RuleError("nothing_to_exchange", "A seven lies there already.")
    if course.sevens == house.copies:
        raise RuleError("no_seven_left", "Every seven of trumps has scored already.")


def check_played_seven(course):
    """Refuses a seven said to be played where the cards tell, or too late."""
    if course.mode == CARDS:
        raise RuleError("counted_already", "The cards played score by themselves.")
    if course.is_last_taken or course.is_late():
        raise RuleError("melding_over", "No seven scores in the last eight tricks.")


def brisques(course, entry):
    """Aces and tens that a side has won."""
    house = course.house
    if house.counts is not None:
        raise RuleError("counted_at_end", "Brisques are counted after the last trick.")
    if course.mode == CARDS:
        raise RuleError("counted_already", "The cards played score by themselves.")
    course.begin()
    most = brisques_left(course)
    if entry.count > most:
        raise RuleError("too_many_brisques", f"At most {most} can be left to enter.")
    side = course.table.side_of[entry.seat]
    is_late = course.is_late() or side in course.winnings.handed
    course.winnings.win(side, entry.count, is_late)
    close_tally(course)


def brisques_left(course):
    """How many brisques can still be entered now."""
    most = course.house.brisques
    if course.mode != TALLY and course.mode is not None:
        most = min(most, course.tricks * course.house.players)
    return most - course.winnings.total()


def last_trick(course, entry):
    """Who took the trick that is worth 10, in a tally."""
    course.enter_mode(TALLY)
    if course.is_last_taken:
        raise RuleError("last_trick_twice", "The last trick has been entered.")
    left = course.winnings.left()
    if must_be_complete(course) and left:
        raise RuleError("brisques_missing", f"{left} brisques are still to be entered.")
    course.is_last_taken = True
    course.winnings.win_last_trick(course.table.side_of[entry.winner])
    close_tally(course)


def must_be_complete(course):
    """Whether the last trick of a tally needs every brisque first."""
    house = course.house
    return house.counts is None and house.last_trick == house.all_tricks


def close_tally(course):
    """A tally is over with the last trick and the last brisque."""
    is_all = course.house.counts is None and not course.winnings.left()
    if course.is_last_taken and is_all:
        course.is_closed = True


def count(course, entry):
    """What each side has in its tricks, once the last one is taken."""
    if not course.is_count_due():
        raise RuleError("count_not_due", "The count follows the last trick.")
    is_points = course.house.counts == "points"
    shares = entry.points if is_points else entry.brisques
    total = ALL_POINTS if is_points else course.house.brisques
    if sum(shares) != total or (is_points and shares[0] in IMPOSSIBLE):
        raise RuleError("wrong_total", f"All the tricks come to {total}.")
    course.winnings.count(shares)
    course.is_closed = True


def claim_game(course, entry):
    """A player says that he has the game: what is in the tricks decides."""
    shares = entry.points
    if course.mode == CARDS:
        shares = course.winnings.shares()
    else:
        check_claim(course, shares)
    course.winnings.count(shares)
    table = course.table
    table.game.call_game(table, entry.seat)
    course.is_closed = True


def check_claim(course, shares):
    """Refuses card points that the tricks so far cannot hold."""
    least, most = 0, ALL_POINTS
    if course.is_played_out():
        least = ALL_POINTS
    if course.mode is None:
        most = 0
    is_possible = least <= sum(shares) <= most
    if not is_possible or any(points in IMPOSSIBLE for points in shares):
        right = f"{most}" if least == most else f"{least} to {most}"
        raise RuleError("wrong_total", f"The tricks come to {right} by now.")


ENTRIES = {
    "turn_up": turn_up,
    "trick": take_trick,
    "meld": meld,
    "lay": lay,
    "seven": seven,
    "brisques": brisques,
    "last_trick": last_trick,
    "count": count,
    "claim": claim_game,
}
