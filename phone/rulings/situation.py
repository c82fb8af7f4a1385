"""One situation of the book: its questions as chips, and the ruling that fits."""

from rules import book
from rules.book.words import in_pieces, meanings, spellings

from .answers import digits, in_words, question, spelt
from .laws import NO_LAW, laws_for
from .other_rules import deciding_rules, other_rulings
from .outcomes import outcomes
from .strictness import NONE, readings

WAIVED_BY = "Can be waived by {}."
SOURCES = {
    "spec": "The rules this game is scored by",
    "Laws": "The classical laws of the game",
    "custom": "The usual custom where the rule books are silent",
}
BOOKS = "The rule books of this game"  # of a source that is a letter and a number
COSTS_NOTHING = "No effect on the score"


def situation_named(key, name):
    """A situation of a card game (its key) by its name; None where it has none such."""
    for situation in book.situations(key):
        if situation["key"] == name:
            return situation
    return None


def names(key):
    """The names of the situations that the rules of a card game (its key) have."""
    return {one["key"] for one in book.situations(key)}


def in_words_of_book(key, name, answers):
    """The title of a situation, and what was answered; its name where it has none."""
    situation = situation_named(key, name)
    if situation is None:
        return name, ""
    return situation["title"], in_words(key, situation, answers)


def situation_titles(key, names):
    """Some situations of a card game, each by its `key` and `title`."""
    titles = {one["key"]: one["title"] for one in book.situations(key)}
    return [{"key": one, "title": titles[one]} for one in names if one in titles]


def situation_screen(key, situation, answers, options, law=NO_LAW):
    """A situation of a card game (its key) as its page shows it, as plain data.

    `answers`: a text with a digit for each question that is answered, else OPEN;
    `options`: the house rules in force; `law`: the group's rulings. The `outcome` is
    None while it depends on what is still to be answered.
    """
    screen = situation_in_brief(key, situation, answers, options, law)
    more = {"see": situation_titles(key, situation["see"]), "fact": ""}
    more |= {"others": [], "decided": []}
    if screen["outcome"]:
        answer_texts = spelt(situation["ask"], screen["answers"])
        others = other_rulings(key, situation, answer_texts, options)
        decided = deciding_rules(key, screen["outcome"], others, options)
        more |= {"others": others, "decided": decided}
        more["ruling"] = screen["ruling"] | with_terms(key, screen["ruling"]["words"])
    return screen | more


def situation_in_brief(key, situation, answers, options, law=NO_LAW):
    """A situation as far as a list shows it; all as `situation_screen` takes it."""
    answer_texts = spelt(situation["ask"], answers)
    found = outcomes(situation, answer_texts, options)
    outcome = found[0] if len(found) == 1 else None
    kind, is_friendly = situation["kind"], law["is_friendly"]
    answers = digits(situation["ask"], answer_texts)
    return {
        "game": key,
        "key": situation["key"],
        "kind": kind,
        "title": situation["title"],
        "answers": answers,
        "question": question(key, situation, answers, bool(outcome)),
        "laws": laws_for(key, situation, answers, law["laws"]),
        "proposals": laws_for(key, situation, answers, law["proposals"]),
        "outcome": outcome,
        "ruling": ruling_words(kind, outcome, is_friendly) if outcome else None,
        "is_let_pass": is_friendly and bool(outcome and outcome["waive"]),
    }


def ruling_words(kind, outcome, is_friendly):
    """The ruling in words: what is so, what it costs, who may waive it, who says so.

    As this table rules, and the `other` way.
    """
    waive = outcome["waive"]
    return readings(kind, outcome, is_friendly) | {
        "score": cost(outcome["score"]),
        "waived": WAIVED_BY.format(waive) if waive and not is_friendly else "",
        "source": SOURCES.get(outcome["source"], BOOKS),
    }


def with_terms(key, words):
    """Words in `pieces`, with the words of the game marked, and what these mean."""
    pieces = in_pieces(spellings(key), words)
    return {"pieces": pieces, "terms": meanings(key, pieces)}


def cost(score):
    """What the book says of the score, as a sentence; "" where that is nothing more."""
    if score == NONE:
        return ""
    if score.startswith(NONE):
        return COSTS_NOTHING + score[len(NONE) :] + "."
    return score[:1].upper() + score[1:] + "."
