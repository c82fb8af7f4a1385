"""A game at one of its moments: the table as it was, and the turning points around."""

from scorekeeper import scoring
from scorekeeper.reviews.drawn_cards import hands, is_hand, with_cards
from scorekeeper.reviews.story import turning_moments


def at_moment(game, query):
    """What is shown of a game at the moment that an address names, else at its end."""
    at = number_in(query, "at") if "at" in query else len(game.entries)
    table = scoring.moment(game.record(), at, game.sheet, game.colours)
    return {
        "game": game,
        "table": table | cards_at(game, table),
        "turns": turns_around(game, table["at"]),
        "is_whole": "deal" in query,
    }


def number_in(query, name):
    """A number that an address names; 0 where it names none."""
    text = query.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 7 else 0


def cards_at(game, table):
    """The step with its cards drawn, and the `hands` that the record has.

    A hand that is entered is drawn once, among the hands.
    """
    step, at = table["step"], table["at"]
    if step:
        entry = game.entries[at - 1]
        words = with_cards(step["words"], None if is_hand(entry) else entry)
        step = step | {"words": words}
    of_deal = game.entries[table["first"] : at]
    return {"step": step, "hands": hands(of_deal, game.names())}


def turns_around(game, at):
    """The turning points of a game around a moment.

    `places`: their moments in order; `before` and `after`: the nearest of these, the
    moment itself where there is none; `here`: those of this moment.
    """
    marks = turning_moments(game)
    places = sorted({mark["entry"] + 1 for mark in marks})
    return {
        "places": places,
        "before": max([place for place in places if place < at], default=at),
        "after": min([place for place in places if place > at], default=at),
        "here": [mark for mark in marks if mark["entry"] + 1 == at],
    }


def curve_at(read, game, at):
    """The curve of a game that was read back, with the moment; None without points."""
    curve, sides = read["curve"], game.sheet["sides"]
    if curve is None:
        return None
    for mark in curve["marks"]:
        mark["text"] = mark["text"].removeprefix(mark["name"])  # it follows the name
    for line in curve["lines"]:
        line["colour"] = game.colours[sides[line["side"]][0]]
    return curve | {"now": f"{100 * at / max(1, len(game.entries)):.1f}%"}


def draw_cards(deals, entries):
    """Draws the cards in the words of each entry of some deals."""
    for deal in deals:
        for entry in deal["entries"]:
            entry["words"] = with_cards(entry["words"], entries[entry["place"]])
            entry["said"] = [with_cards(text) for text in entry["said"]]
        for line in [line for part in deal["parts"] for line in part["lines"]]:
            if line["entry"] is not None:
                line["entered"] = with_cards(line["entered"], entries[line["entry"]])
