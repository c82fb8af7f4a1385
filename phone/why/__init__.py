"""Why: what led to a line of the sheet, or to a call, as plain data for a page."""

from rules.book.words import in_pieces, meanings, named_terms, spellings
from rules.why import why_entry, why_lines
from rules.words import minus

from ..screen.names import inked_pieces

LONG_NUMBER = 6  # digits that no place has


def why_at(record, address):
    """What an address asks for: "lines/2/1-4/" of a deal, "why/12/" an entry; or None.

    `record`: the game. The place of a deal and the numbers of its lines are those of
    the sheet; an entry is named by its place in the record.
    """
    parts = address.strip("/").split("/")
    if parts[0] == "lines":
        return lines_screen(record, number(parts[1]), parts[2])
    return entry_screen(record, number(parts[1]))


def number(text):
    """A place as an address has it, -1 of what is none."""
    return int(text) if text.isdigit() and len(text) < LONG_NUMBER else -1


def lines_screen(record, place, numbers):
    """Why some lines of a deal stand on the sheet; `numbers`: "3", or "1-4-7"."""
    lines = why_lines(record, place, numbers.split("-"))
    if lines is None:
        return None
    return {
        "entered": inked_pieces(lines[0]["entered"]) if is_of_one(lines) else [],
        "announced": [],
        "lines": [
            line_screen(line, record, is_alone=len(lines) == 1) for line in lines
        ],
        "terms": terms_in(record["game"], texts_of(lines), f"{place}-{numbers}"),
    }


def texts_of(lines):
    """The whole explanation of some lines, as it is read."""
    texts = []
    for line in lines:
        texts += [line["text"], line["rule"], line["sentence"]]
        texts += [step["text"] for step in line["steps"]]
    return texts


def is_of_one(lines):
    """Whether one entry has made all of some lines."""
    return len({line["entry"] for line in lines}) == 1


def entry_screen(record, entry):
    """Why an announcement was made at an entry, and what it brought."""
    why = why_entry(record, entry)
    if why is None:
        return None
    announced, lines = why["announced"], why["lines"]
    texts = [one[part] for one in announced for part in ("text", "means", "sentence")]
    return {
        "entered": inked_pieces(why["entered"]),
        "announced": [
            {
                "text": inked_pieces(announcement["text"]),
                "means": inked_pieces(announcement["means"]),
                "sentence": inked_pieces(announcement["sentence"]),
            }
            for announcement in announced
        ],
        "lines": [line_screen(line, record, is_alone=False) for line in lines],
        "terms": terms_in(record["game"], texts + texts_of(lines), str(entry)),
    }


def line_screen(line, record, is_alone):
    """A line with its steps; beside others also with its words and its rule."""
    steps, is_told = line["steps"], line["sentence"] == f"{line['text']}."
    return {
        "title": [] if is_alone else inked_pieces(line["text"]),
        "rule": "" if is_alone else line["rule"],
        "sentence": inked_pieces("" if is_told and not is_alone else line["sentence"]),
        "steps": [
            {"text": inked_pieces(step["text"]), "points": minus(step["points"])}
            for step in steps
        ],
        "sum": minus(line["points"]),
    }


def terms_in(game, texts, place):
    """The terms in some texts: of each its `name`, what it `means`, and an `id`.

    `place`: tells this part of a page from others, of which the same term may be.
    """
    by_name = named_terms(game, texts)
    places = [one["term"] for one in by_name]
    more = in_pieces(spellings(game), ". ".join(texts))
    pieces = by_name + [one for one in more if one["term"] not in places]
    return [
        {
            "id": f"term-{place}-{term['place']}",
            "name": term["name"],
            "means": term["means"],
        }
        for term in meanings(game, pieces)
    ]
