"""The next game as it is likely to be played: who sits where, for what stake."""

GAMES_LOOKED_AT = 10


def seating(night, card_game, here):
    """The people in table order, and who deals first, for a game of `card_game`.

    `here`: the people at the night now. Those who played last sit as they sat, and
    the deal has passed to the left; else the first to arrive sit in that order.
    """
    by_pk = {person.pk: person for person in here}
    for game in last_games(night, card_game["key"]):
        seats = [by_pk.get(player["person"]) for player in game.players]
        if all(seats) and len(seats) in card_game["players"]:
            return seats, seats[(game.dealer + 1) % len(seats)]
    seats = list(here)[: max(card_game["players"])]
    return seats, seats[0] if seats else None


def last_games(night, key):
    """The games played last, those of the card game `key` tonight first."""
    games = night.circle.game_set.order_by("-started_at", "-pk")
    games = games.defer("sheet", "entries")[:GAMES_LOOKED_AT]
    same = [game for game in games if (game.key, game.night_id) == (key, night.pk)]
    return same[:1] + list(games)


def stake_tonight(night):
    """The stake of the night's last game; none if it is the first."""
    games = night.games.order_by("-started_at", "-pk")
    return games.values_list("stake", flat=True).first() or {}
