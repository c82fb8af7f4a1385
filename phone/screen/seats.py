"""How many a card game is for, and what is said where as many do not sit there."""


def players_words(players):
    """For how many a card game is, in words: "2 players", "3 to 7 players"."""
    low, high = min(players), max(players)
    return f"{low} players" if low == high else f"{low} to {high} players"


def refusal_of_seats(name, players, count):
    """Why so many cannot play a card game; "" where they can.

    `players`: the numbers of players that it has rules for.
    """
    if count in players:
        return ""
    are = "is" if count < 2 else "are"
    who = f"{count or 'nobody'} {are} seated"
    return f"{name} is for {players_words(players)}, but {who}."
