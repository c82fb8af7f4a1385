"""One situation of the book: its questions as chips, and the ruling that fits."""

from rules import book
from rules.book.words import in_pieces, meanings, spellings

OPEN = "-"  # stands for the answer to a question that nobody has answered yet
WAIVED_BY = "This may be let pass by {}."
SOURCES = {
    "spec": "The rules by which this game is scored here",
    "Laws": "The classical laws of the game",
    "custom": "What tables do where no book speaks",
}
BOOKS = "The books of this game"  # of a source that is a letter and a number
NO_EFFECT = "none"


def named(key, name):
    """A situation of a card game (its key) by its name; None where it has none such."""
    for one in book.situations(key):
        if one["key"] == name:
            return one
    return None


def titled(key, names):
    """Some situations of a card game, each by its `key` and `title`."""
    titles = {one["key"]: one["title"] for one in book.situations(key)}
    return [{"key": one, "title": titles[one]} for one in names if one in titles]


def situation_screen(key, situation, answers, options):
    """A situation of a card game (its key) as its page shows it, as plain data.

    `answers`: a text with a digit for each question that is answered, else OPEN;
    `options`: the house rules in force. The `outcome` is None while it depends on what
    is still to be answered.
    """
    given = spelt(situation["ask"], answers)
    found = outcomes(situation, given, options)
    outcome = found[0] if len(found) == 1 else None
    return {
        "key": situation["key"],
        "title": situation["title"],
        "answers": digits(situation["ask"], given),
        "questions": questions(situation, given, outcome),
        "outcome": outcome,
        "ruling": ruling(key, outcome) if outcome else None,
        "see": titled(key, situation["see"]),
    }


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


def outcomes(situation, given, options):
    """The different outcomes that answers leave possible, each once."""
    found = []
    for answers in completed(situation["ask"], given):
        outcome = book.outcome(situation, answers, options)
        if outcome not in found:
            found.append(outcome)
    return found


def completed(asked, given):
    """Each way of answering all questions that goes with what is given."""
    ways = [[]]
    for question, answer in zip(asked, given):
        answers = [answer] if answer else question["answers"]
        ways = [way + [one] for way in ways for one in answers]
    return ways


def questions(situation, given, outcome):
    """The questions that are put: all, but those that change nothing any more."""
    asked = situation["ask"]
    return [
        {"question": question["question"], "chips": chips(asked, given, place)}
        for place, question in enumerate(asked)
        if given[place] or not outcome
    ]


def chips(asked, given, place):
    """The answers to a question: in words, as an address has them, whether given."""
    made = []
    for words in asked[place]["answers"]:
        answers = digits(asked, given[:place] + [words] + given[place + 1 :])
        is_given = given[place] == words
        made.append({"words": words, "answers": answers, "is_given": is_given})
    return made


def ruling(key, outcome):
    """The ruling in words: what is so, what it costs, who may waive it, who says so.

    `pieces`: what is so, with the words of the game marked; `terms`: what they mean.
    """
    score, waive = outcome["score"], outcome["waive"]
    is_costly = score != NO_EFFECT
    pieces = in_pieces(spellings(key), outcome["ruling"])
    return {
        "words": outcome["ruling"],
        "pieces": pieces,
        "terms": meanings(key, pieces),
        "score": score[:1].upper() + score[1:] + "." if is_costly else "",
        "waived": WAIVED_BY.format(waive) if waive else "",
        "source": SOURCES.get(outcome["source"], BOOKS),
    }
