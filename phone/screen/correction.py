"""The form of a correction, and what is said of entries that no longer fit after it."""

from .comparison import MOST_LINES
from .table_screen import prompt_screen


def correction_form(sheet, prompts, entry, hidden):
    """What could stand at a place of a game, as plain data for the page.

    `sheet`: the scored record before that place; `prompts`: the prompts that may come
    there; `entry`: the one that is to be replaced, None where none is; `hidden`: the
    name and value of what each form carries along. `likely`: those that the entry fits
    best, with what it says filled in; `others`: the rest.
    """
    drawn = prompt_screen(sheet, prompts, entry if isinstance(entry, dict) else None)
    for prompt in drawn:
        prompt["hidden"].append(hidden)
    best = max([one["fits"] for one in drawn if not one["is_button"]] + [1])
    return {
        "likely": [one for one in drawn if one["fits"] >= best],
        "others": [one for one in drawn if one["fits"] < best],
    }


def without_repeats(along):
    """What is said of the entries that go along: after the end of the game once."""
    ends = [late for late in along if late["code"] == "game_over"]
    return [one for one in along if one["code"] != "game_over" or one is ends[0]]


def along_in_words(entries, along):
    """What is said of the entries that go along; behind many, how many more do.

    `along`: a dict for each, with its `place` in the entries, `code` and `message`.
    """
    sentences = [late_in_words(entries, late) for late in along[:MOST_LINES]]
    more = len(along) - len(sentences)
    return (
        sentences + [f"{more:,} more entries would no longer fit."]
        if more
        else sentences
    )


def late_in_words(entries, late):
    """What is said of a later entry that no longer fits."""
    kind = entries[late["place"]]["type"].replace("_", " ")
    number = late["place"] + 1
    return f"Entry {number} ({kind}) would no longer fit: {late['message']}"
