"""When a house rule is usual, in words: "with 3 to 5 players", "if Form is 100 up"."""

from ..words import join_with_and


def with_players(numbers):
    """Numbers of players: "with 4 players", "with 3 to 5 players"."""
    return f"with {players_words(numbers)}"


def players_words(numbers):
    """Numbers of players: "4 players", "4 or 6 players", "3 to 5 players"."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and last - first == len(numbers) - 1:
        return f"{first} to {last} players"
    return f"{join_with_or([str(number) for number in numbers])} players"


def among(circumstances):
    """(label, words of a value) of house rules: "if Form is Club or 100 up"."""
    told = [
        f"{label} is {join_with_or(values)}"
        for label, values in in_groups(circumstances)
    ]
    return f"if {join_with_and(told)}"


def in_groups(pairs):
    """[value, all that goes with it] for each value of (value, what goes with it)."""
    groups = []
    for value, thing in pairs:
        same = [things for known, things in groups if known == value]
        if same:
            same[0].append(thing)
        else:
            groups.append([value, [thing]])
    return groups


def join_with_or(words):
    """Several words in a sentence: "a, b or c"."""
    others = ", ".join(words[:-1])
    return f"{others} or {words[-1]}" if others else "".join(words)
