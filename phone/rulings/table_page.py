"""The referee's page at a table, with the game and the effect of a ruling."""

import rules
from phone.screen.table.call import whose_turn
from rules import book
from rules.at_this_table import facts
from rules.book.question_search.phases import phases_of

from .entry_forms import ruling_entry
from .laws import NO_LAW
from .question_screen import question_screen
from .results import AT_TABLE
from .situation import situation_named, situation_screen
from .standing_entries import entries_to_change, instead_of_now


def asked_at_table(referee, entries, words, before=(), law=NO_LAW):
    """What some words find, or the situations of this moment of a game.

    `referee`: one that has read its entries; `before`: the situations that this table
    has asked, the newest first; `law`: the rulings of its group and night.
    """
    last = [entry["type"] for entry in entries[-1:]]
    moment = phases_of(referee), "".join(last), before, law
    about = about_table(referee) if words.strip() else None
    return question_screen(referee.game.key, words, about, *moment)


def about_table(referee):
    """What answers say of a table, `where` they say it.

    Its `options` and its number of `players`, and the `facts` by situation.
    """
    table = referee.table
    numbers = {"options": table.options, "players": len(table.players)}
    return numbers | {"where": AT_TABLE, "facts": facts(referee)}


def about_code(key, code):
    """The situation that a refusal of a card game is about, by its code; None of none.

    A card game that has none of its own for it has the rules of all its entries.
    """
    return book.about_refusal(key, code) if code else None


def ruled_situation(record, sheet, name, answers, law=NO_LAW):
    """A situation by its name, with what its ruling would enter; None of none such.

    `sheet`: the scored record, with its prompts; `law`: the group's rulings. What it
    does to entries that stand is `earlier`.
    """
    situation = situation_named(record["game"], name)
    if situation is None:
        return None
    referee = rules.replay(record)
    options = referee.table.options
    screen = situation_screen(record["game"], situation, answers, options, law)
    fact = facts(referee).get(name, "")
    return screen | what_it_does(record, sheet, screen) | {"fact": fact}


def what_it_does(record, sheet, screen):
    """What a ruling enters, now or at entries that stand; whose turn it is before.

    `is_missing`: the entry that it must go to; `is_nothing`: what could be entered.
    """
    found, is_there = entries_to_change(record, sheet, screen), is_elsewhere(screen)
    made = None if is_there else made_now(record, sheet, screen)
    enter = screen["outcome"] and screen["outcome"]["enter"]
    if enter and not found and is_not_now(made):
        found = instead_of_now(record, screen)
    is_nothing = made and is_not_now(made) and not (made["why"] or found)
    return {
        "entering": made,
        "earlier": found,
        "is_missing": is_there and not found,
        "is_nothing": bool(is_nothing),
        "turn": turn_before(sheet, made, found),
    }


def is_elsewhere(screen):
    """Whether a ruling is entered at an entry that stands, and nowhere else."""
    asked = book.earlier_entries(screen["game"], screen["key"], screen["answers"])
    return any(not one["is_besides"] for one in asked) and bool(screen["outcome"])


def made_now(record, sheet, screen):
    """What is entered behind all that stands; None of nothing, or of a game over."""
    enter = screen["outcome"] and screen["outcome"]["enter"]
    return ruling_entry(record, sheet, enter) if sheet["status"] == "open" else None


def is_not_now(made):
    """Whether a ruling cannot be entered as things stand, or once a game is over."""
    return not (made and (made["prompt"] or made["is_on_pad"]))


def turn_before(sheet, made, earlier):
    """Whose turn it is; "" where what is entered tells it as it will be then."""
    is_told = (made and made["prompt"]) or any(one["effects"] for one in earlier)
    return "" if is_told else whose_turn(sheet)
