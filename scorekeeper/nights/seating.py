"""The next game as it is likely to be played: who sits where, and who deals."""

from scorekeeper.game_kinds import kind_of, kind_titled

GAMES_LOOKED_AT = 10


def seating(night, card_game, here, title=""):
    """The people in table order, and who deals first, for a game of `card_game`.

    `here`: the people at the night now. `title`: what the game is called, if anything.
    Those who played last sit as they sat, and the deal has passed to the left. At a
    game for two the last pair plays again. At first all sit in the order in which they
    came.
    """
    games, most = last_games(night), max(card_game["players"])
    tonight = [game for game in games if game.night_id == night.pk]
    kind = kind_titled(card_game["key"], title)
    same = [game for game in tonight if kind_of(game.key, game.options) == kind]
    for game in same[:1] + games:
        seats = seated_again(game, here, most, is_over=game not in tonight)
        if seats and len(seats) in card_game["players"]:
            return seats, next_dealer(game, seats)
    seats = list(here)[:most]
    return seats, seats[0] if seats else None


def last_games(night):
    """The group's latest games, the latest first."""
    games = night.group.game_set.order_by("-started_at", "-pk")
    return list(games.defer("sheet", "entries")[:GAMES_LOOKED_AT])


def seated_again(game, here, most, is_over):
    """Those of a game's players who are here, in their order; [] where nobody is.

    The others here sit down after them, up to `most` players, where one has left or
    the night of the game `is_over`.
    """
    by_pk = {person.pk: person for person in here}
    sat = [by_pk.pop(player["person"], None) for player in game.players]
    still = [person for person in sat if person]
    if still and (is_over or len(still) < len(sat)):
        still += list(by_pk.values())[: max(0, most - len(still))]
    return still


def next_dealer(game, seats):
    """The first of some seats to the left of who dealt first in a game."""
    order = [player["person"] for player in game.players]
    to_the_left = order[game.dealer + 1 :] + order[: game.dealer + 1]
    by_pk = {person.pk: person for person in seats}
    return next(by_pk[person] for person in to_the_left if person in by_pk)
