"""The situations of a family: what may be asked, and what the referee answers.

`rules/book/content/README.md` explains how they are written.
"""

from itertools import product
from pathlib import Path

from .table import Table, table_in

ANY = "*"
KINDS = ("ruling", "rule")
PHASES = ("before", "deal", "exchange", "bidding", "declaring", "melding", "play")
PHASES += ("count", "end", "any")
SOURCES = ("S0", "S1", "S2", "S3", "S4", "Laws", "spec", "custom")
MOST_QUESTIONS = 2
SHARED = Path(__file__).parents[1] / "content"  # what all families share


def situations(folder):
    """The situations of the family of a `content/` folder.

    `pages`: each with its questions and outcomes, in order. By their keys:
    `one_question` that says both of two, `earlier` rulings about entries that stand.
    """
    file = table_in(folder / "situations.toml")
    games = file.texts("games")
    keys = [key for key in file.values if key != "games"]
    book = Book(folder, keys, games)
    found = {"games": games, "pages": [], "one_question": {}, "earlier": {}}
    for key in keys:
        add(found, book, key, file.table(key))
    book.rulings.close()
    return found


def shared_situations(folder):
    """The situations that families have alike, each as its table is written."""
    return table_in(folder / "situations.toml").values


class Book:
    """What the situations of a family may name.

    `keys`: of its situations; `games`: of its card games; `rulings` and
    `shared_rulings`: those that have a name.
    """

    def __init__(self, folder, keys, games):
        self.keys, self.games = keys, games
        self.rulings = table_in(folder / "repeated_rulings.toml")
        self.shared_rulings = table_in(SHARED / "repeated_rulings.toml")
        self.shared = shared_situations(SHARED)


def add(found, book, key, table):
    """Adds a situation to those found, with what is said of it besides."""
    table = with_shared(book, table)
    asked = [question(table, one) for one in table.value("questions", list, [])]
    if len(asked) > MOST_QUESTIONS:
        raise table.error("questions", f"there may be at most {MOST_QUESTIONS}.")
    found["pages"].append(page(book, key, table, asked))
    if "one_question" in table.values:
        found["one_question"][key] = one_question(table.table("one_question"), asked)
    if "earlier" in table.values:
        found["earlier"][key] = coded_answers(table, "earlier", asked)
    table.close()


def with_shared(book, table):
    """A situation with all that it takes from a shared one."""
    name = table.values.get("shared")
    if name is None:
        return table
    table.one_of("shared", list(book.shared))
    values = {key: table.values[key] for key in table.values if key != "shared"}
    return Table(table.path, table.name, book.shared[name] | values)


def page(book, key, table, asked):
    """A situation as the book has it."""
    found = {
        "key": key,
        "kind": table.one_of("kind", KINDS, "ruling"),
        "games": table.links("games", book.games, None),
        "phase": table.one_of("phase", PHASES),
        "title": table.text("title"),
        "ask": asked,
        "outcomes": [outcome(book, one, asked) for one in table.tables("outcomes")],
        "words": table.parts("words"),
        "see": table.links("see", [other for other in book.keys if other != key], []),
    }
    for case in unanswered_cases(asked, found["outcomes"]):
        raise table.error(
            "outcomes", f"no outcome covers the answers {', '.join(case)}."
        )
    return found


def question(table, texts):
    """A question of the referee, with the answers that it may have."""
    if not isinstance(texts, list) or len(set(texts)) != len(texts) or len(texts) < 3:
        raise table.error("questions", "write a question and at least two answers.")
    return {"question": texts[0], "answers": texts[1:]}


def outcome(book, table, asked):
    """What the referee says after some answers, and under house rules."""
    found = {
        "if": answers(table, asked),
        "options": table.value("options", dict, {}),
        "ruling": ruling_text(book, table),
        "source": table.one_of("source", SOURCES),
        "enter": table.value("enter", dict, None),
        "waive": table.text("waive", None),
        "score": table.text("score", "none"),
    }
    table.close()
    return found


def answers(table, asked):
    """The answers that an outcome is for, one to each question."""
    expected = table.texts("when", [])
    if len(expected) != len(asked):
        raise table.error("when", f"each question needs an answer; use {ANY} for any.")
    for answer, question in zip(expected, asked, strict=True):
        if answer not in (ANY, *question["answers"]):
            words = question["question"]
            raise table.error("when", f"{answer!r} does not answer {words!r}")
    return expected


def ruling_text(book, table):
    """The text of a ruling, written there or named."""
    if "ruling_named" not in table.values:
        return table.text("ruling")
    name = table.text("ruling_named")
    for rulings in (book.rulings, book.shared_rulings):
        if name in rulings.values:
            return rulings.text(name)
    raise table.error("ruling_named", f"there is no ruling {name!r}.")


def unanswered_cases(asked, outcomes):
    """The answers, one to each question, that no outcome is for."""
    for case in product(*[one["answers"] for one in asked]):
        if not any(fits(one["if"], case) for one in outcomes):
            yield case


def fits(expected, case):
    pairs = zip(expected, case, strict=True)
    return all(one in (ANY, answer) for one, answer in pairs)


def one_question(table, asked):
    """The one question that says both of two: (words, answers) of each chip."""
    pairs = coded_answers(table, "answers", asked)
    chips = [(words, digits.split(" ")) for digits, words in pairs]
    found = {"question": table.text("question"), "chips": chips}
    table.close()
    return found


def coded_answers(table, key, asked):
    """(digits, words) of lines such as "01: find": a digit answers each question."""
    found = [line.partition(": ") for line in table.texts(key)]
    for digits, _colon, words in found:
        if not words or not all(is_answer(one, asked) for one in digits.split(" ")):
            raise table.error(key, f"{digits!r} does not answer every question.")
    return [(digits, words) for digits, _colon, words in found]


def is_answer(digits, asked):
    """Whether digits, "-" for any, are an answer to each question."""
    if len(digits) != max(1, len(asked)):
        return False
    pairs = zip(digits, asked, strict=False)
    return all(
        digit == "-" or (digit.isdigit() and int(digit) < len(question["answers"]))
        for digit, question in pairs
    )
