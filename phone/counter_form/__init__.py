"""Count points: the form of a card game's counter, and what was tapped comes to."""

from rules import card_game_named, usual_options
from rules.counters import counter, house_rules_of, table_for
from rules.errors import RuleError
from rules.prompts import Prompt
from rules.words import join_with_and, minus

from ..screen import prompt_screen
from ..screen.names import inked_pieces
from ..screen.pad.form_parsing import parts_in_form

UNFOLDED = 64  # so many cards lie open; of more one suit does


def count_screen(key, answers, options=None, players=None):
    """The counter of a card game, by its key, as plain data; None if it has none.

    `answers(name)`: the list of texts that a form has for a name. `options`: the house
    rules of the table that asks, with so many `players`; without a table they are those
    of a new one, and asked.
    """
    of_game = counter(key)
    if of_game is None:
        return None
    is_of_table = options is not None
    if not is_of_table:
        options = usual_options(key, card_game_named(key).players[0])
    usual = table_for(key, options, players)
    settled = [] if is_of_table else house_rules_of(of_game, usual)
    parts = parts_in_form(of_game.fields, answers)
    chosen = parts_in_form(settled, answers)
    screen = {"title": of_game.title, "counted": None, "refused": ""}
    if any(answers(field.name) for field in of_game.fields):
        rules = dict(options, **chosen)
        screen.update(looked_at(of_game, key, parts, rules, players))
    return screen | {"prompt": form(of_game, usual, settled, dict(parts, **chosen))}


def looked_at(of_game, key, parts, options, players):
    """What was tapped comes to, as `counted`; or why it comes to nothing, `refused`."""
    missing = [field.label for field in of_game.fields if is_missing(field, parts)]
    if missing:
        return {"refused": f"Still to tap: {join_with_and(missing)}."}
    try:
        table = table_for(key, options, players)
        entry = of_game.read_entry(dict(parts, type=of_game.type), table)
    except RuleError as error:
        return {"refused": error.message}
    why = of_game.why_not(table, entry)
    return (
        {"refused": why}
        if why
        else {"counted": counter_screen(of_game.count(table, entry))}
    )


def is_missing(field, parts):
    """Whether a part that must be there is not."""
    return not field.optional and parts.get(field.name) in (None, "", [])


def counter_screen(found):
    """What a counter found, as plain data."""
    return {
        "words": found.words,
        "rows": [
            {
                "text": inked_pieces(text),
                "points": minus(points) if type(points) is int else points,
            }
            for points, text in found.rows
        ],
    }


def form(of_game, table, settled, parts):
    """The form with what was tapped in it; nothing in it sends it but its button."""
    fields = list(of_game.fields) + settled
    picture = Prompt(of_game.type, of_game.title, *fields).picture(table)
    sheet = {"players": table.players, "sides": table.sides}
    [drawn] = prompt_screen(sheet, [picture], dict(parts, type=of_game.type))
    for field in drawn["fields"] + drawn["extra"]:
        field["is_submit"] = False
        if "is_folded" in field:  # a page has more room than a pad
            field["is_folded"] = len(table.pack) * table.game.copies > UNFOLDED
    return drawn
