"""What the book says of a situation, as far as it is answered."""

from rules import book


def outcomes(situation, answer_texts, options):
    """The different outcomes that answers leave possible, each once."""
    found = []
    for answers in complete_answers(situation["ask"], answer_texts):
        outcome = book.outcome(situation, answers, options)
        if outcome not in found:
            found.append(outcome)
    return found


def complete_answers(asked, answer_texts):
    """Each way of answering all questions that goes with what is given."""
    ways = [[]]
    for ask, answer in zip(asked, answer_texts):
        answers = [answer] if answer else ask["answers"]
        ways = [way + [one] for way in ways for one in answers]
    return ways
