"""What is shown of finished games: what turned one, the best moments of a night."""

MOST_MOMENTS, MOST_OF_A_GAME = 5, 2


def turning_moments(game):
    """The turning points of a game, in its order: at most three dicts.

    Each has its `name`, a `text`, its `entry` (from 0) and its `deal` (from 1). Older
    versions stored some without an entry, which are left out.
    """
    turned = game.story.get("turned", [])
    return [turn for turn in turned if type(turn.get("entry")) is int]


def best_moments(games):
    """What an evening remembers, in the order of the games: a handful at most.

    Each is a dict of `game` and `text`.
    """
    moments = [
        (-moment["weight"], rank, place, moment["text"])
        for place, game in enumerate(games)
        for rank, moment in enumerate(game.story.get("moments", ())[:MOST_OF_A_GAME])
    ]
    loudest = sorted(moments)[:MOST_MOMENTS]
    best = sorted(loudest, key=lambda moment: (moment[2], moment[1]))
    return [{"game": games[place], "text": text} for _, _, place, text in best]
