"""What I won or lost in a game, as a list shows it."""

from rules.words import MINUS
from scorekeeper import scoring
from scorekeeper.money import stakes
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.money.night_unit import is_for_money
from scorekeeper.nights.night_rows import ordinal
from scorekeeper.table_options import lowest_wins_in
from scorekeeper.unreadable.games import IS_WRONG, is_stand_in


def own_result(game, person):
    """Money where the game has a stake, else the place: {"figure": "2nd", "tone": ""}.

    None where the person (id, or None) did not play, and of a sheet that is damaged.
    """
    seats = [at for at, one in enumerate(game.players) if one["person"] == person]
    if not seats or is_stand_in(game):
        return None
    try:
        return (
            money_of(game, seats[0]) if is_for_money(game) else place_of(game, *seats)
        )
    except IS_WRONG:
        return None


def money_of(game, seat):
    sides, currency = game.sheet["sides"], game.night.currency
    money = stakes.money(game.sheet["result"], sides, game.stake, currency)[seat]
    figure = won_or_lost(money, currency)
    tone = "minus" if figure.startswith(MINUS) else "plus" * (money > 0)
    return {"figure": figure, "tone": tone}


def place_of(game, seat):
    result, sides = game.sheet["result"], game.sheet["sides"]
    side = next(at for at, seats in enumerate(sides) if seat in seats)
    is_low = lowest_wins_in(game.sheet)
    place = scoring.places(result["winners"], result["scores"], is_low)[side]
    return {"figure": ordinal(place), "tone": "plus" if place == 1 else ""}
