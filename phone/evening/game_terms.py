"""By which house rules a game of an evening is played, and what for."""

from phone import house_rules, money
from rules import UNKNOWN_PRICE, RuleError, price_of

from .settlement import stake_of

NOTHING_CHOSEN = {"house": None, "stake": None}


def sets_of(evening, card_game, draft):
    """The sets of house rules that are offered, and the key of the one chosen."""
    key, seated = card_game["key"], len(draft["seated"])
    count = house_rules.count_for(card_game["players"], seated)
    sets = house_rules.offered_sets(key, count, options_last_time(evening, card_game))
    return sets, house_rules.still_offered(sets, key, draft["house"])


def options_last_time(evening, card_game):
    """The options by which a game was played last; None before the first time."""
    same = [one for one in evening["games"] if one.get("name") == card_game["name"]]
    played = [(one.get("record") or {}).get("options", {}) for one in same]
    known = evening["group"]["house_rules"].get(card_game["key"]) or {}
    return played[-1] if played else card_game.get("options", known.get("options"))


def head_of(evening, card_game, draft):
    """The head of the record of the game that is filled in."""
    sets, house = sets_of(evening, card_game, draft)
    seated = draft["seated"]
    return {
        "game": card_game["key"],
        "options": house_rules.options_of(sets, house) | card_game.get("title", {}),
        "players": seated,
        "dealer": seated.index(draft["dealer"]) if seated else 0,
    }


def price_for(head):
    """How the game is settled, as `rules.price` has it."""
    try:
        return price_of(head)
    except RuleError:
        return UNKNOWN_PRICE


def stakes_for(evening, price, chosen):
    """What a game may be played for, and the place of what it is: (stakes, place).

    Nothing, or the evening's stake. That is chosen beforehand only where it means in
    this game what it was filled in for.
    """
    tonight = stake_of(evening)
    if not money.is_for_money(tonight):
        return [tonight], 0
    rates = [money.rate_name(price)] if money.rate_of(tonight) else []
    game_stake = {name: money.rate_of(tonight) for name in rates}
    game_stake |= {name: tonight[name] for name in ("ante", "cap") if name in tonight}
    is_fitting = money.fitting_stake(tonight, price) == tonight
    return [{}, game_stake], int(is_fitting if chosen is None else chosen)
