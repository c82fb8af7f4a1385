"""What is recorded, in words: each entry as it is told, and the parts it has."""


def entry(shape):
    """One type of entry: its name, how it is `told`, and its parts."""
    return {
        "name": spoken(shape.type),
        "told": [pieces(template) for template in shape.words],
        "parts": [part(field) for field in shape.fields],
    }


def pieces(template):
    """A template in pieces: "{seat} bids" is the part `seat` and the text " bids".

    A part that follows another without a space only marks which template it is, and
    says nothing.
    """
    pieces = []
    for text in template.split("{"):
        name, closed, rest = text.partition("}")
        if closed:
            is_mark = pieces and pieces[-1]["is_part"]
            if not is_mark:
                pieces.append({"text": spoken(name), "is_part": True})
        else:
            rest = text
        if rest:
            pieces.append({"text": rest, "is_part": False})
    return pieces


def part(field):
    """One part of an entry: its name, what it can be, whether it may be left out."""
    return {
        "name": spoken(field.name),
        "words": KINDS[field.kind](field),
        "is_optional": field.optional,
    }


def spoken(name):
    """The name of a thing as one reads it: "carte blanche"."""
    return name.replace("_", " ")


def cards(field):
    """How many cards."""
    if field.count == "seats":
        return "a card from each"
    return f"{field.count} cards" if field.count else "cards"


def rows(field):
    """One thing or several, each with parts of its own."""
    return "one or more, with " + " and ".join(
        (part.label or spoken(part.name)).lower() for part in field.parts
    )


def shares(field):
    """Who has which of a list of things."""
    return "who has " + ", ".join(label for _value, label in field.values)


KINDS = {
    "card": lambda field: "a card",
    "cards": cards,
    "choice": lambda field: field.offer(),
    "choices": lambda field: "any of " + field.offer(),
    "flag": lambda field: "yes or no",
    "flags": lambda field: "yes or no for each",
    "number": lambda field: field.offer(),
    "numbers": lambda field: "a number for each side",
    "rows": rows,
    "seat": lambda field: "a player",
    "seats": lambda field: "players",
    "shares": shares,
    "side": lambda field: "a player or side",
    "suit": lambda field: "a suit",
    "text": lambda field: "in words",
}
