"""Count points: what cards or numbers come to without a game, by what referees a game.

A family has its counters in its own `counters.py`: `COUNTERS`, one for each of its
games. Nothing is entered: a table is laid, looked at, and forgotten.
"""

from collections import namedtuple

from . import replay
from .entry import Shape
from .fields import Choice
from .games import card_game_named, room_of

# What something comes to: in `words`, and its `rows` of (points or "", what for).
CounterAnswer = namedtuple("CounterAnswer", "words rows")


class Counter(Shape):
    """One thing to count: its `fields` are asked, `count` tells what they come to.

    `title` says what is tapped; `house_rules` are the keys of the options that matter,
    asked where no table has settled them.
    """

    type = "count_it"
    title = ""
    house_rules = ()

    def why_not(self, table, entry):
        """Why nothing of the kind can be, in a sentence; None where it can."""

    def count(self, table, entry):
        """The CounterAnswer of an Entry of its fields, by a table's house rules."""
        raise NotImplementedError


def why_too_many(cards, most):
    """A hand of more cards than one can have; `most`: so many."""
    if len(cards) <= most:
        return None
    return f"You tapped {len(cards)} cards. A hand has at most {most}."


def counter(key):
    """The Counter of a card game, by its key; None where it has none."""
    try:
        return room_of(key, "counters").COUNTERS.get(key)
    except (ImportError, AttributeError):
        return None


def table_for(key, options, players=None):
    """A Table of a card game at which nothing has been played.

    Raises RuleError where these options do not go together.
    """
    game = card_game_named(key)
    count = players or game.players[0]
    names = [f"Player {number + 1}" for number in range(count)]
    head = {"game": key, "players": names, "options": options, "entries": []}
    return replay(head).table


def house_rules_of(counter, table):
    """The options that matter to a counter, as fields with what is usual."""
    options = {one.key: one for one in table.game.options}
    return [
        Choice(
            key,
            *options[key].values,
            label=options[key].label,
            preset=table.options[key],
        )
        for key in counter.house_rules
        if key in options
    ]


def best_order(worth, follow, state, laid=(), known=None):
    """(points, order) of the things that come to most, laid down one after the other.

    `worth`: the points of each; things are their places in it, and may come more than
    once. `follow(state, number)`: the state with that thing laid as well; None where it
    may not be. What may follow depends on what was laid, in whatever order that may be.
    """
    known, key = {} if known is None else known, tuple(sorted(laid))
    if key not in known:
        best = 0, ()
        for number, points in enumerate(worth):
            after = follow(state, number)
            if after is not None:
                more, order = best_order(worth, follow, after, laid + (number,), known)
                if points + more > best[0]:
                    best = points + more, (number,) + order
        known[key] = best
    return known[key]
