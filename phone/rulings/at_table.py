"""The referee's page at a table: he knows the game, and what would come of a ruling."""

import rules
from phone.screen.call import whose_turn
from rules import book
from rules.book.asking.phases import phases_of

from .entering import entering
from .laws import NO_LAW
from .situation import named, situation_screen
from .turned_to import turned_to


def asked(referee, entries, words, before=(), law=NO_LAW):
    """The situations that fit some words, or this moment of a game.

    `referee`: one that has read its entries; `before`: the situations that this table
    has asked, the newest first; `law`: the rulings of its group and night.
    """
    last = [entry["type"] for entry in entries[-1:]]
    given = phases_of(referee), "".join(last), before, law
    return turned_to(referee.game.key, words, *given)


def about_code(key, code):
    """The situation that a refusal of a card game is about, by its code; None of none.

    A card game that has none of its own for it has the rules of all its entries.
    """
    return book.about_refusal(key, code) if code else None


def ruled(record, sheet, name, answers, law=NO_LAW):
    """A situation by its name, with what its ruling would enter; None of none such.

    `sheet`: the scored record, with its prompts; `law`: the group's rulings.
    """
    situation = named(record["game"], name)
    if situation is None:
        return None
    options = rules.replay(record | {"entries": []}).table.options
    screen = situation_screen(record["game"], situation, answers, options, law)
    enter = screen["outcome"] and screen["outcome"]["enter"]
    made = entering(record, sheet, enter) if sheet["status"] == "open" else None
    return screen | {"entering": made, "turn": turn_beside(made, whose_turn(sheet))}


def turn_beside(entering, turn):
    """Whose turn it is now; "" where each effect of what is entered says the same."""
    effects = entering["effects"] if entering else []
    is_said = [one["words"].endswith(f" {turn}.") for one in effects]
    return "" if is_said and all(is_said) else turn
