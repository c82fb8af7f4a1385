"""A deal to learn by, step by step: the table, and the sentence of the story."""

import rules
from phone.screen.call import band, whose_turn
from phone.screen.table_screen import bands
from rules import book


def worked_screen(key, number, at):
    """A worked deal of a card game at a step, as plain data; None where there is none.

    `number`: counted from 1; `at`: the step, counted from 1 as well, or the nearest.
    """
    deals = book.worked(key)
    if not 1 <= number <= len(deals):
        return None
    deal = deals[number - 1]
    told = steps(deal)
    at = min(max(at, 1), len(told))
    count, sentence = told[at - 1]
    is_entered = count > told[at - 2][0] if at > 1 else count > 0
    shown = table(deal["record"], count, is_entered)
    heard = shown["heard"]
    call = band(heard["entered"], [sentence], [[heard["turn"]]])
    shown["table"]["call"] = call | {"is_long": True, "is_longest": False}
    return {
        "title": deal["title"],
        "table": shown["table"],
        "at": at,
        "count": len(told),
        "before": at - 1,
        "after": at + 1 if at < len(told) else 0,
        "next": number + 1 if number < len(deals) else 0,
    }


def steps(deal):
    """(entries that have come, sentence) of each step: one for each entry, and one more
    for each sentence that is told of the same entry.
    """
    found, come = [], 0
    for after, sentence in zip(deal["after"], deal["story"]):
        first = min(come + 1, after)
        found += [(count, sentence) for count in range(first, after + 1)]
        come = after
    return found


def table(record, count, is_entered):
    """The table after so many entries; what was entered last, and said to it."""
    given = record["entries"][:count]
    referee = rules.replay(record | {"entries": given})
    sheet = rules.scored(referee, prompts=True)
    shown = bands(sheet)
    shown["sheet"]["has_more"] = False
    entered = []
    if is_entered:
        words = referee.in_words(given[-1])
        said = sheet["announcements"]
        now = [f"“{one['text']}”" for one in said if one["entry"] == count - 1]
        entered = [words[:1].upper() + words[1:]] + now
    return {
        "table": shown,
        "heard": {"entered": entered, "turn": whose_turn(sheet)},
    }
