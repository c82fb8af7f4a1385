"""What a Python finds for a list of questions about one game, and how fast."""

from js import clock

from rules.book.lookup import find


def asked(case):
    """The `found` of each of the `questions` of a case, and the `ms` that one took."""
    find(case["game"], "who leads")  # the index of the game is made
    start = clock()
    answers = [find(case["game"], question) for question in case["questions"]]
    took = clock() - start
    return {"found": answers, "ms": took / len(answers)}
