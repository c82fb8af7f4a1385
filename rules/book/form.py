"""How the referee's book is written: each page as plain data.

What most pages have alike is left out. `games`: those of the family; `options`: any;
`enter` and `waive`: None; `score`: "none". What players call a thing, and how a term is
spelt besides, comes in one text, with semicolons.
"""


def ruling(phase, key, title, outcomes, words, ask=(), see=(), games=None):
    """A situation in which something went wrong."""
    return situation("ruling", phase, key, title, outcomes, words, ask, see, games)


def rule(phase, key, title, outcomes, words, ask=(), see=(), games=None):
    """A situation in which somebody asks how it goes."""
    return situation("rule", phase, key, title, outcomes, words, ask, see, games)


def situation(kind, phase, key, title, outcomes, words, ask, see, games):
    """What happened, what the referee asks then, and what comes of the answers."""
    return {
        "key": key,
        "kind": kind,
        "games": games,
        "phase": phase,
        "title": title,
        "ask": list(ask),
        "outcomes": outcomes,
        "words": words.split("; "),
        "see": list(see),
    }


def ask(question, *answers):
    """One question of the referee, with the answers that it may have."""
    return {"question": question, "answers": list(answers)}


def outcome(when, text, source, options=None, enter=None, waive=None, score="none"):
    """What the referee says after some answers, `when`, and under house rules."""
    return {
        "if": when,
        "options": options or {},
        "ruling": text,
        "source": source,
        "enter": enter,
        "waive": waive,
        "score": score,
    }


def term(name, means, also="", games=None):
    """A word of the card table."""
    spellings = also.split("; ") if also else []
    return {"term": name, "also": spellings, "games": games, "means": means}


def deal(title, story, after, record):
    """A deal to learn by: its story, and a record that runs.

    `after`: for each sentence of the story how many entries have come when it is told.
    """
    return {
        "game": record["game"],
        "title": title,
        "players": record["players"],
        "story": story,
        "after": after,
        "record": record,
    }
