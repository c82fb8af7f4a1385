"""What the games of a night are added up in: money, points of one game, or games won.

Without a stake there is no money, and points of different games are never added.
"""

from rules.words import spell_count, with_sign

from .stakes import is_for_money

MONEY, GAMES = "money", "game"  # any other unit is that of a game: "point", "unit"


def night_unit(stakes, kinds, tonight):
    """MONEY if any game was played for some, the unit of the only game, else GAMES.

    `stakes`, `kinds`: of each finished game its stake, and (card game, unit of its
    net). Before a game is finished, the stake `tonight` decides.
    """
    if any(is_for_money(stake) for stake in stakes or [tonight]):
        return MONEY
    kinds = set(kinds)
    if len(kinds) > 1:
        return GAMES
    return [unit for _key, unit in kinds][0] if kinds else "point"


def in_units(unit):
    """What stands in a column that is no money: "points", "games won"."""
    return "games won" if unit == GAMES else f"{unit}s"


def sum_words(unit, number):
    """Points that add up to a number, or games won: "+34", "3"."""
    return str(number) if unit == GAMES else with_sign(number)


def won_words(unit, number):
    """The same as it stands alone: "+34 points", "three games won"."""
    if unit == GAMES:
        return f"{spell_count(number, 'game')} won"
    return f"{with_sign(number)} {unit}{'' if number == 1 else 's'}"
