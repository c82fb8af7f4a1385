"""Two phones answered the same question: what each of them said, in words."""

import rules
from rules.words import minus

# What two entries must share to be answers to one question.
SUBJECT = ("type", "class", "side", "seat")
RULINGS = ("adjust", "penalty")  # two of these are two facts


def is_same_question(entry, other):
    """Whether two entries say something of the same: Dee's bid, or the next trick."""
    if entry["type"] in RULINGS:
        return False
    return all(entry.get(part) == other.get(part) for part in SUBJECT)


def words_of_both(record, seen, place, mine):
    """The entry at a place of a record, and what another phone said instead: a dict.

    `seen`: how many entries that phone knew. `theirs`: the entry there with its
    player; `old` and `new`: what each says, as short as can be. None where the rules
    refuse `mine` there, or where it was meant for another deal.
    """
    entries = record["entries"]
    try:
        rules.replay(record | {"entries": entries[:place] + [mine]})
    except rules.RuleError:
        return None
    referee = rules.replay(record | {"entries": entries[:seen]})
    deal = referee.table.deal.number
    rules.read_on(referee, entries[:place])
    if referee.table.deal.number != deal:
        return None
    said = [entries[place], mine]
    old, new = [value(referee, one) for one in said]
    return {"theirs": about_whom(referee, entries[place]), "old": old, "new": new}


def words_of_last(record):
    """The last entry of a record in words, with its player."""
    referee = rules.replay(record | {"entries": record["entries"][:-1]})
    return about_whom(referee, record["entries"][-1])


def words_of_next(record, entry):
    """An entry in words with its player; None where the rules refuse it next."""
    referee = rules.replay(record)
    try:
        rules.replay(record | {"entries": record["entries"] + [entry]})
    except rules.RuleError:
        return None
    return about_whom(referee, entry)


def about_whom(referee, entry):
    """What an entry says, and of whom: "1 for Dee"."""
    if number_in(referee, entry) is None:
        return value(referee, entry)
    return f"{value(referee, entry)} for {referee.table.players[entry['seat']]}"


def value(referee, entry):
    """What an entry says: a number alone, else the entry in words, as a quotation."""
    number = number_in(referee, entry)
    return minus(number) if number is not None else f"“{referee.in_words(entry)}”"


def number_in(referee, entry):
    """The number that is all that an entry says of a seat; None where it says else."""
    fields = rules.fields_of(referee.game.key, entry)
    names = [field.name for field in fields if field.kind == "number"]
    said = [name for name in entry if name not in ("type", "seat")]
    is_number = said == names and len(said) == 1 and "seat" in entry
    return entry[said[0]] if is_number else None
