"""What was answered to the questions of a situation, as an address has it."""

from rules import book

OPEN = "-"  # stands for the answer to a question that nobody has answered yet


def questions(key, situation, answers, is_ruled):
    """What is asked about a situation of a card game (its key), each with its chips.

    A chip has its `words`, its `answers` as an address has them, and whether it
    `is_given`. `is_ruled`: what is not answered changes nothing, and is not put.
    """
    once = book.at_once(key, situation)
    if once:
        made = [chip_of(words, ways, answers) for words, ways in once["chips"]]
        is_put = not is_ruled or any(chip["is_given"] for chip in made)
        put = {"question": once["question"], "chips": made}
        return [put] if is_put else []
    asked, given = situation["ask"], spelt(situation["ask"], answers)
    return [
        {"question": question["question"], "chips": chips(asked, given, place)}
        for place, question in enumerate(asked)
        if given[place] or not is_ruled
    ]


def chip_of(words, ways, answers):
    """A chip that answers all questions: any of some `ways`, of which it sends one."""
    is_given = any(covers(way, answers) for way in ways)
    return {"words": words, "answers": ways[0], "is_given": is_given}


def covers(way, answers):
    """Whether answers are among those for which a way of answering stands."""
    return all(one in (OPEN, other) for one, other in zip(way, answers))


def chips(asked, given, place):
    """The answers to one of several questions, beside those that are given."""
    made = []
    for words in asked[place]["answers"]:
        answers = digits(asked, given[:place] + [words] + given[place + 1 :])
        is_given = given[place] == words
        made.append({"words": words, "answers": answers, "is_given": is_given})
    return made


def spelt(asked, answers):
    """The answers as a list, one for each question; None where there is none."""
    given = []
    for place, question in enumerate(asked):
        digit = answers[place : place + 1]
        number = "0123456789".find(digit) if digit else -1
        is_known = 0 <= number < len(question["answers"])
        given.append(question["answers"][number] if is_known else None)
    return given


def digits(asked, given):
    """Answers as they stand in an address."""
    pairs = zip(asked, given)
    return "".join(
        [str(one["answers"].index(answer)) if answer else OPEN for one, answer in pairs]
    )


def in_words(key, situation, answers):
    """Answers as an address has them, in words: "Before the first trick"."""
    put = questions(key, situation, answers, is_ruled=False)
    made = [chip for question in put for chip in question["chips"]]
    return ", ".join([chip["words"] for chip in made if chip["is_given"]])
