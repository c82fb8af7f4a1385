"""The form of a correction, and what is said of entries that no longer fit after it."""

from ..table.bands import prompt_screen
from .comparison import entries_words

GAME_OVER = "game_over"
MOST_LATE = 5  # so many entries that go along are listed one by one


def correction_form(sheet, prompts, entry, hidden):
    """What could stand at a place of a game, as plain data for the page.

    `sheet`: the scored record before that place; `prompts`: the prompts that may come
    there; `entry`: the one that is to be replaced, None where none is; `hidden`: the
    names and values of what each form carries along. `likely`: those that the entry
    fits best, with what it says filled in; `others`: the rest.
    """
    old_entry = entry if isinstance(entry, dict) else None
    drawn = prompt_screen(sheet, one_of_each(prompts), old_entry)
    for prompt in drawn:
        prompt["hidden"] += [{"name": name, "value": hidden[name]} for name in hidden]
    best = max([one["fits"] for one in drawn if not one["is_button"]] + [1])
    return {
        "likely": [one for one in drawn if one["fits"] >= best],
        "others": [one for one in drawn if one["fits"] < best],
    }


def one_of_each(prompts):
    """The prompts without those that ask the same in another way of recording."""
    kept, questions = [], []
    for prompt in prompts:
        question = dict(prompt, way=None)
        if question not in questions:
            kept.append(prompt)
            questions.append(question)
    return kept


def late_in_words(late, referee, entries):
    """What is said of the entries that go along; of many, how many more do.

    `late`: of each, by its place, the code and the message of its refusal; `referee`:
    who has read them all as they were.
    """
    after_end = [place for place in sorted(late) if late[place][0] == GAME_OVER]
    places = [place for place in sorted(late) if place not in after_end]
    sentences = []
    for place in places[:MOST_LATE]:
        number, words = deal_of(referee, place), referee.in_words(entries[place])
        why = late[place][1]
        sentences.append(f"Deal {number}: “{words}” no longer fits. {why}")
    more = len(places) - MOST_LATE
    if more > 0:
        sentences.append(f"Another {entries_words(more)} would no longer fit.")
    if after_end:
        number = entries_words(len(after_end))
        sentences.append(f"{number} would come after the end of the game.")
    return sentences


def deal_of(referee, place):
    """The number of the deal to which the entry at a place belongs."""
    deals = [deal for deal in referee.table.deals if deal.first <= place]
    return deals[-1].number if deals else 1
