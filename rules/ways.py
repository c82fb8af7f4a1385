"""What is asked in one way of recording, for a screen that draws one at a time."""


def asked_in(way, ways, rooms, deal):
    """The prompts that a screen needs which shows one way, each as it is drawn.

    `way`: the chosen one, if any; `ways`: those of the game; `rooms`: what the script
    asks for. All prompts of the chosen way are there, or where it has none, of the
    first of the game's that has; and those of every way. Of any other way the first
    is, for the screen to know that it asks something.
    """
    waiting = questions_by_way(rooms, deal)
    asked = list(standing(waiting.pop("", []), deal))
    for tried in [way] + list(ways):
        own = list(standing(waiting.pop(tried, []), deal))
        asked += own
        if own:
            break
    for others in waiting.values():
        asked += first(standing(others, deal))
    return [prompt for place, prompt in sorted(asked, key=lambda one: one[0])]


def questions_by_way(rooms, deal):
    """For each way its questions, as (place among all, room, prompt)."""
    waiting, place = {}, 0
    for room in rooms:
        for prompt in [] if room.why_none(deal) else room.questions(deal):
            waiting.setdefault(prompt.way, []).append((place, room, prompt))
            place += 1
    return waiting


def standing(questions, deal):
    """(place, prompt) of the questions that have an answer, one after the other."""
    for place, room, prompt in questions:
        if room.strike(deal, prompt):
            yield place, prompt


def first(found):
    """The first of what is found, in a list of one; nothing more is looked for."""
    for one in found:
        return [one]
    return []
