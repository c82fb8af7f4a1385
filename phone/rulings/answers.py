"""What was answered to the questions of a situation, as an address has it."""

OPEN = "-"  # stands for the answer to a question that nobody has answered yet


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


def in_words(asked, answers):
    """Answers as an address has them, in words: "Yes, Before the first trick"."""
    return ", ".join([answer for answer in spelt(asked, answers) if answer])
