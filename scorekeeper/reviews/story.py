"""What is shown of finished games: what turned one, the best moments of a night."""

MOST_MOMENTS, MOST_OF_A_GAME = 5, 2


def turning_moments(game):
    """What turned a game: at most three dicts of `text` and, from 1, the `deal`."""
    return game.story.get("turned", [])


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
