"""A deal to learn by, step by step: the table, and the sentence of the story."""

import rules
from phone.screen.table.bands import bands
from phone.screen.table.call import band, whose_turn
from rules import book


def worked_screen(key, number):
    """A worked deal of a card game as plain data; None where there is none.

    `number`: counted from 1. Of each step the table, and where it leads `before` and
    `after`, 0 for nowhere.
    """
    deals = book.worked_deals(key)
    if not 1 <= number <= len(deals):
        return None
    deal, come, drawn_steps = deals[number - 1], 0, []
    told = steps(deal)
    for place, (count, sentence) in enumerate(told):
        table = step_screen(deal["record"], count, sentence, is_entered=count > come)
        after = place + 2 if place + 1 < len(told) else 0
        drawn_steps.append(
            {"at": place + 1, "before": place, "after": after, "table": table}
        )
        come = count
    return {
        "title": deal["title"],
        "steps": drawn_steps,
        "next": number + 1 if number < len(deals) else 0,
    }


def step_screen(record, count, sentence, is_entered):
    """The table after so many entries, with a sentence of the story in its call."""
    screen = table(record, count, is_entered)
    heard = screen["heard"]
    call = band(heard["entered"], [sentence], [[heard["turn"]]])
    return screen["table"] | {"call": call | {"is_long": True, "is_longest": False}}


def steps(deal):
    """(entries that have come, sentence) of each step: one for each entry, and one more
    for each sentence about the same entry.
    """
    found, come = [], 0
    for after, sentence in zip(deal["after"], deal["story"]):
        first = min(come + 1, after)
        found += [(count, sentence) for count in range(first, after + 1)]
        come = after
    return found


def table(record, count, is_entered):
    """The table after so many entries; what was entered last, and said to it."""
    entries = record["entries"][:count]
    referee = rules.replay(record | {"entries": entries})
    sheet = rules.scored_record(referee, prompts=True)
    screen = bands(sheet)
    screen["sheet"]["has_more"] = False
    entered = []
    if is_entered:
        words = referee.in_words(entries[-1])
        said = sheet["announcements"]
        now = [f"“{one['text']}”" for one in said if one["entry"] == count - 1]
        entered = [words[:1].upper() + words[1:]] + now
    return {
        "table": screen,
        "heard": {"entered": entered, "turn": whose_turn(sheet)},
    }
