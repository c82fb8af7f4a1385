"""One question of a prompt as what is tapped: chips, steppers, a pad of cards."""

from rules.fields.numbers import MOST_TAPS
from rules.words import SUIT_NAMES, SUIT_SIGNS, signed

from . import card_pads
from .names import is_red, side_names
from .part_names import row_part, thing

MOST_CHIPS = 16  # a longer row of pairs of numbers is typed
SHORT = 6  # letters that fit the narrowest chip


def drawn_field(field, sheet):
    """The picture of a field: its shape, and what is drawn in that shape."""
    drawn = KINDS[field["kind"]](field, sheet)
    drawn["name"] = field["name"]
    drawn["label"] = drawn.get("label") or field["label"] or None
    drawn["help"] = field["help"] or None
    drawn["is_optional"] = field["optional"]
    drawn["is_submit"] = drawn["is_open"] = drawn["is_wrong"] = False
    return drawn


def chip(value, label, why=None, is_preset=False):
    """One value to tap; `why` strikes it out."""
    label, small = figure_and_word(label)
    return {
        "value": form_text(value),
        "label": label,
        "small": small,
        "why": why,
        "is_preset": is_preset,
        "is_red": is_red(label),
        "title": None,
    }


def form_text(value):
    """A value as a form sends it."""
    if value is None:
        return "none"
    if value is True or value is False:
        return "true" if value else "false"
    return str(value)


def figure_and_word(label):
    """A label with a figure in two: "15 quint", "Sequence 250"; else it stays whole."""
    if " " not in label:
        return label, None
    words, _space, figure = label.rpartition(" ")
    if words and figure.isdigit():
        return words, figure
    figure, _space, words = label.partition(" ")
    return (figure, words) if words and figure.isdigit() else (label, None)


def chips(field, pairs, shape="chips"):
    """A row of chips, from pairs of value and label; barred ones are struck out."""
    barred, preset = dict(field.get("barred", [])), field["preset"]
    row = [
        chip(value, label, barred.get(value), preset is not None and value == preset)
        for value, label in pairs
    ]
    return in_row(row, shape)


def in_row(row, shape="chips", is_numeric=False):
    """Chips as a row; one long word makes room for words in all."""
    is_wordy = any(len(drawn["label"]) > SHORT for drawn in row)
    return {
        "shape": shape,
        "chips": row,
        "is_numeric": is_numeric,
        "is_wordy": is_wordy,
    }


def number(field, sheet):
    """Chips for a short range, else a number to type."""
    low, high = field["low"], field["high"]
    if high - low >= MOST_TAPS:
        return typed(field, [{"label": None, "value": field["preset"]}])
    label = signed if low < 0 else str
    pairs = [(value, label(value)) for value in range(low, high + 1)]
    return chips(field, pairs) | {"is_numeric": True}


def numbers(field, sheet):
    """One number a side: chips where the other side's follows, else steppers."""
    names = side_names(sheet)
    total, count, step = field["total"], field["count"], field["step"]
    if count != len(names):
        names = [str(place + 1) for place in range(count)]
    places = field["places"]
    if len(places) == 2 and total is not None and total < MOST_CHIPS * step:
        firsts = range(0, total + 1, step)
        row = [chip(n, f"{n}\u2013{total - n}") for n in firsts]
        label = f"{field['label']} {names[places[0]]}\u2013{names[places[1]]}"
        return in_row(row) | {"label": label}
    preset = field["preset"] or [None] * count
    return typed(
        field,
        [{"label": names[place], "value": preset[place]} for place in places],
    )


def typed(field, boxes):
    """Numbers to type or to step; the last of a known total may stay open."""
    total = field.get("total")
    asked = 0 if field["optional"] else len(boxes) - (total is not None)
    for place, box in enumerate(boxes):
        box["value"] = "" if box["value"] is None else str(box["value"])
        box["is_required"] = place < asked
    return {
        "shape": "numbers",
        "step": str(field.get("step", 1)),
        "boxes": boxes,
        "low": str(field["low"]),
        "high": str(field["high"]),
        "total": None if total is None else str(total),
        "is_signed": field["low"] < 0,
    }


def seat(field, sheet):
    """The players to choose from; one that is assumed is folded away."""
    pairs = [(seat, sheet["players"][seat]) for seat in field["values"]]
    return chips(field, pairs, "chips" if field["preset"] is None else "assumed")


def seats(field, sheet):
    """The players as toggles."""
    preset = field["preset"] or []
    row = chips(field, [(seat, sheet["players"][seat]) for seat in field["values"]])
    for drawn, seat in zip(row["chips"], field["values"]):
        drawn["is_preset"] = seat in preset
    return row | {"shape": "toggles", "off": ""}


def side(field, sheet):
    """The sides to choose from, and nobody where that may be."""
    names = side_names(sheet)
    pairs = [(side, names[side]) for side in field["values"]]
    if field["none"]:
        pairs.append((None, field["none"]))
    return chips(field, pairs)


def choice(field, sheet):
    """Words to choose from."""
    return chips(field, field["values"])


def choices(field, sheet):
    """Words to choose from, as toggles; or each once, twice, or not at all."""
    if field["most"] > 1:
        return twice(field)
    preset = field["preset"] or []
    row = chips(dict(field, preset=None), field["values"])
    for drawn, pair in zip(row["chips"], field["values"]):
        drawn["is_preset"] = pair[0] in preset
    return row | {"shape": "toggles", "off": ""}


def twice(field):
    """Words that are tapped again for two, and once more for none."""
    preset = field["preset"] or []
    times = [
        {"value": str(times), "words": words}
        for times, words in enumerate(("none", "one", "two"))
    ]
    rows = []
    for word, label in field["values"]:
        row = chip(str(preset.count(word)), label)
        row["name"] = thing(field["name"], word)
        row["title"] = f"{row['small']} {row['label']}" if row["small"] else label
        rows.append(row)
    return {"shape": "twice", "times": times, "rows": rows}


def suit(field, sheet):
    """The suits by their signs."""
    pairs = [(suit, SUIT_SIGNS.get(suit, "none")) for suit in field["values"]]
    row = chips(field, pairs)
    for drawn in row["chips"]:
        drawn["title"] = SUIT_NAMES.get(drawn["value"], "no trumps")
    return row


def flag(field, sheet):
    """Yes or no, as one toggle."""
    label = field["label"] or field["name"].replace("_", " ")
    says_no = not field["optional"] or field["preset"] is not None
    return chips(field, [(True, label)], "flag") | {"says_no": says_no}


def text(field, sheet):
    """A few words to type."""
    return {"shape": "text", "value": field["preset"] or ""}


def rows(field, sheet):
    """Rows of smaller questions; the first in sight, the others unfold."""
    drawn = [row(field, place, sheet) for place in range(field["most"])]
    return {"shape": "rows", "rows": drawn}


def row(field, place, sheet):
    """One row: each part with a name of its own."""
    parts = []
    for part in field["parts"]:
        drawn = drawn_field(part, sheet)
        drawn["name"] = row_part(field["name"], place, part["name"])
        drawn["label"] = drawn["label"] or part["name"]
        drawn["is_optional"] = part["optional"] or place > 0
        parts.append(drawn)
    return {"parts": parts, "is_first": place == 0, "is_open": False}


def shares(field, sheet):
    """For each thing a row of sides, and nobody."""
    names = side_names(sheet)
    rows = []
    for key, label in field["values"]:
        pairs = [(None, label)] + [(side, names[side]) for side in field["sides"]]
        drawn = chips(dict(field, preset=None), pairs)
        drawn["name"], drawn["label"] = thing(field["name"], key), label
        drawn["is_red"] = is_red(label)
        drawn["chips"][0].update(is_preset=True, title="nobody")
        rows.append(drawn)
    return {"shape": "shares", "rows": rows}


KINDS = {
    "number": number,
    "numbers": numbers,
    "seat": seat,
    "seats": seats,
    "side": side,
    "choice": choice,
    "choices": choices,
    "suit": suit,
    "flag": flag,
    "flags": text,
    "text": text,
    "card": card_pads.card,
    "cards": card_pads.cards,
    "rows": rows,
    "shares": shares,
}
