"""What is said to a phone that another phone has overtaken."""

from scorekeeper.recording.answer import refusal

DONE = {
    "undo": "has just taken back the last entry",
    "redo": "has just brought an entry back",
    "insert": "has just put in an entry",
    "replace": "has just corrected an entry",
    "remove": "has just taken out an entry",
    "leave": "was apart and has just sent what it had",
}


def refusal_for(game, seen):
    """The refusal of a request made after `seen` log rows, when there are others."""
    last = game.log.filter(circle_id=game.circle_id).select_related("key").last()
    if last is None or seen > game.log_length:
        sentence = "This phone showed another table than the one here"
    else:
        sentence = f"{who(last)} {what(game, last)}"
    return refusal("conflict", f"{sentence}. Yours was not entered.")


def who(row):
    return row.key.name if row.key else "Another phone"


def what(game, row):
    if row.operation in DONE:
        return DONE[row.operation]
    return f"has just entered {entry_in_words(game, row.entry)}"


def entry_in_words(game, entry):
    """The last entry of a game as people call it: trick 8, Ann's bid, the trump."""
    kind = entry["type"].replace("_", " ")
    seat = entry.get("seat")
    if isinstance(seat, int) and seat < len(game.players):
        return f"{game.names()[seat]}'s {kind}"
    run = run_at_the_end(game.entries, entry["type"])
    return f"{kind} {run}" if kind == "trick" else f"the {kind}"


def run_at_the_end(entries, kind):
    """How many entries of a kind stand together at the end of the record."""
    count = 0
    while count < len(entries) and entries[-count - 1].get("type") == kind:
        count += 1
    return count
