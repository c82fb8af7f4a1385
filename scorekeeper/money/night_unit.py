"""What the games of a night are added up in, how a sum is written, and the stakes."""

from phone import money as exact
from phone.money import in_units, sum_words
from scorekeeper import scoring
from scorekeeper.game_kinds import kind_of
from scorekeeper.money import stakes
from scorekeeper.money.currencies import signed_amount, unit, won_or_lost

GAMES, MONEY = exact.GAMES, exact.MONEY


def night_unit(games, tonight=None):
    """MONEY, the unit of points, or GAMES, as `phone.money` has it.

    `games`: those that are finished; `tonight`: the stake of a night without any.
    """
    return exact.night_unit(
        [one.stake for one in games], kinds_of(games), tonight or {}
    )


def unit_of_points(games):
    """The same where money does not count."""
    return exact.night_unit([{}], kinds_of(games), {})


def kinds_of(games):
    """What games cannot be added up: their kinds, or of one the units of its nets.

    Nothing is looked up for games that have a stake.
    """
    begun = {
        (kind_of(game.key, game.options), repr(sorted(game.options.items()))): game
        for game in games
    }
    kinds = {kind for kind, _options in begun}
    for (kind, _options), game in begun.items():
        yield kind, "" if len(kinds) > 1 else price_of(game)["unit"]


def is_for_money(game):
    """Whether a game has a stake."""
    return exact.is_for_money(game.stake)


def counted_in(kind, currency):
    """What a column of sums is in: "€", "points", "games won"."""
    return unit(currency).strip() if kind == MONEY else in_units(kind)


def words_of(kind, number, currency):
    """A sum in its column: "+13.95", "+34", "3"."""
    return signed_amount(number, currency) if kind == MONEY else sum_words(kind, number)


def won_words(kind, number, currency):
    """A sum that stands alone: "+€13.95", "+34 points", "three games won"."""
    if kind == MONEY:
        return won_or_lost(number, currency)
    return exact.won_words(kind, number)


def price_of(game):
    """How a game is settled, as `scoring.price_of` has it."""
    return scoring.price_of(game.key, game.options, game.names())


def stake_for(night, key, options, players):
    """The stake that a game among players (names) takes over from its night."""
    if not night.stake:
        return {}
    return stakes.fitting_stake(night.stake, scoring.price_of(key, options, players))


def stake_of(night, game):
    """The same for a game that was begun."""
    return stake_for(night, game.key, game.options, game.names())


def why_for_nothing(game):
    """Why a game is played for nothing at a night for money; "" where it is not."""
    tonight = {} if stakes.rate_of(game.stake) else game.stake_tonight()
    if not stakes.rate_of(tonight):
        return ""
    return stakes.why_for_nothing(game.stake, tonight, price_of(game))


def unpriced_games(night, games):
    """Those of its games that are for nothing, since what they count has no price."""
    return [game for game in with_night(night, games) if why_for_nothing(game)]


def with_night(night, games):
    """The games of a night in a list, each of which has it at hand."""
    games = list(games)
    for game in games:
        game.night = night
    return games


def handed_on(night, stake):
    """The night's stake with that of a game; a rate of another kind stays."""
    kept = {name: night.stake[name] for name in stakes.RATES if name in night.stake}
    return kept | stake
