"""How large games and evenings may be: a phone alone stops where the server does."""

from phone import money

MOST_PEOPLE, MOST_GAMES = 40, 100  # of an evening
MOST_PAYMENTS = 1000  # of an evening, with those that were deleted
LONGEST_NOTE = 80  # letters, of a payment
MOST_ROWS = 3000  # of the logs of all its games, where one more begins
MOST_ENTRIES = 3000  # each request for such a game is answered within a second
STOP = {"type": "stop"}  # so that a game that is too long can be ended
MOST_POINTS = 1_000_000_000
MOST_MONEY = 10_000_000_000  # coins; a life's games of it can be added up

TOO_LONG = f"A game can have at most {MOST_ENTRIES:,} entries. Stop the game."
TOO_MANY = "That is too many points for a game. Check the number."


def is_too_long(entries, last):
    """Whether a game has too many entries, of which one came last."""
    return len(entries) > MOST_ENTRIES and last != STOP


def is_beyond_counting(sheet, won):
    """Whether a game has more points or more money than can be kept.

    `won`: what each seat has won, in coins; None while the game is open.
    """
    result = sheet["result"] or {"scores": [], "net": []}
    points = sheet["totals"] + result["scores"] + result["net"]
    return any(abs(number) > MOST_POINTS for number in points) or any(
        abs(amount) > MOST_MONEY for amount in won or []
    )


def why_not(entries, last, sheet, worth):
    """Why a game of an evening cannot stand as it is: (code, sentence), None if it can.

    `worth`: its `stake`, and the `places` of the currency.
    """
    if is_too_long(entries, last):
        return "too_long", TOO_LONG
    won = coins_won(sheet, worth) if sheet["result"] else None
    if is_beyond_counting(sheet, won):
        return "too_many_points", TOO_MANY
    return None


def coins_won(sheet, worth):
    """How much each seat of a finished game has won or lost, in coins, rounded up."""
    result, sides = sheet["result"], sheet["sides"]
    winners = [seat for side in result["winners"] for seat in sides[side]]
    won = money.won_by(result["net"], winners, worth["stake"], worth["places"])
    return [-(-abs(amount) // money.EXACT) for amount in won]
