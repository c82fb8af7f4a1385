"""What is asked in one way of recording, for a screen that draws one at a time."""


def prompts_in(way, ways, rooms, deal, opened=None):
    """The prompts that a screen needs which shows one way of recording.

    `way`: the chosen one, if any; `ways`: those of the game; `rooms`: what the script
    asks for. All prompts of the way that is shown are there; of any other the first is,
    for the screen to know that it asks something. What is not drawn at once is shut:
    all that is folded away, except the one that is `opened`, by its place.
    """
    waiting = questions_by_way(rooms, deal)
    of_way = shown_in([way] + list(ways), waiting, deal)
    beside = [one for others in waiting.values() for one in first_open(others, deal)]
    questions = sorted(of_way + beside)  # by their places, which all differ
    drawn = of_way[:1] + [one for one in of_way[1:] if one[2].is_in_sight]
    if opened is not None:
        drawn.append(questions[opened])
    for question in questions:
        open_or_shut(question, question in drawn, deal)
    return [prompt for place, room, prompt in questions]


def shown_in(ways, waiting, deal):
    """The questions of every way, and of the first of these ways that has any.

    Takes what was looked at out of what is `waiting`.
    """
    shown = list(answerable(waiting.pop("", []), deal))
    for way in ways:
        own = list(answerable(waiting.pop(way, []), deal))
        if own:
            return sorted(shown + own)
    return shown


def questions_by_way(rooms, deal):
    """For each way its questions, as (place among all, room, prompt)."""
    waiting, place = {}, 0
    for room in rooms:
        for prompt in [] if room.why_none(deal) else room.questions(deal):
            waiting.setdefault(prompt.way, []).append((place, room, prompt))
            place += 1
    return waiting


def answerable(questions, deal):
    """Those of some questions that have an answer; struck out where in sight anyway."""
    for question in questions:
        _place, room, prompt = question
        is_answered = room.strike if prompt.is_in_sight else room.has_answer
        if is_answered(deal, prompt):
            yield question


def first_open(questions, deal):
    """The first of some questions that has an answer, as a list of it or empty."""
    for question in answerable(questions, deal):
        return [question]
    return []


def open_or_shut(question, is_open, deal):
    """Strikes out what would be refused in a question that is drawn, shuts another."""
    _place, room, prompt = question
    prompt.is_shut = not is_open
    if is_open and not prompt.is_in_sight:
        room.strike(deal, prompt)
