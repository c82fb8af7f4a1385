"""What was answered to the questions of a situation, as an address has it."""

from rules import book

OPEN = "-"  # stands for the answer to a question that nobody has answered yet


def question(key, situation, answers, is_ruled):
    """The question that a situation of a card game (its key) puts; None without one.

    It has `chips`, each with its `words`, its `answers` as an address has them, and
    whether it `is_given`. `is_ruled`: what is not answered changes nothing, and is
    not put.
    """
    put = book.question(key, situation)
    if put is None:
        return None
    chips = [chip_of(words, ways, answers) for words, ways in put["chips"]]
    if is_ruled and not any(chip["is_given"] for chip in chips):
        return None
    return {"question": put["question"], "chips": chips}


def chip_of(words, ways, answers):
    """A chip that answers all questions: any of some `ways`, of which it sends one."""
    is_given = any(covers(way, answers) for way in ways)
    return {"words": words, "answers": ways[0], "is_given": is_given}


def covers(way, answers):
    """Whether answers are among those for which a way of answering stands."""
    return all(one in (OPEN, other) for one, other in zip(way, answers))


def spelt(asked, answers):
    """The answers as a list, one for each question; None where there is none."""
    answer_texts = []
    for place, question in enumerate(asked):
        digit = answers[place : place + 1]
        number = "0123456789".find(digit) if digit else -1
        is_known = 0 <= number < len(question["answers"])
        answer_texts.append(question["answers"][number] if is_known else None)
    return answer_texts


def digits(asked, answer_texts):
    """Answers as they stand in an address."""
    pairs = zip(asked, answer_texts)
    return "".join(
        [str(one["answers"].index(answer)) if answer else OPEN for one, answer in pairs]
    )


def in_words(key, situation, answers):
    """Answers as an address has them, in words: "Before the first trick"."""
    put = question(key, situation, answers, is_ruled=False)
    answer_words = (
        [chip["words"] for chip in put["chips"] if chip["is_given"]] if put else []
    )
    return ", ".join(answer_words)
