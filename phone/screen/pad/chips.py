"""One question of a prompt as what is tapped: chips, steppers, a pad of cards."""

from rules.fields.numbers import MOST_TAPS
from rules.words import ORDINALS, SUIT_NAMES, SUIT_SIGNS, minus, with_sign

from ..names import side_names
from ..people import colour_chips
from ..table.screen_reader import heard_text, said_alone
from . import card_pads
from .labels import item_name, pair_aloud, parts_text, row_part
from .prefill import stands, with_given
from .row_of_chips import MIDDLE, chip, chips, in_row

NOTHING = {"none": True}  # what is said most often, so that it is the largest
MOST_CHIPS = 16  # a longer row of pairs of numbers is typed


def drawn_field(field, sheet):
    """The picture of a field: its shape, and what is drawn in that shape."""
    drawn = KINDS[field["kind"]](field, sheet)
    drawn["name"] = field["name"]
    drawn["kind"] = field["kind"]
    drawn["label"] = drawn.get("label") or field["label"] or None
    drawn["help"] = field["help"] or None
    drawn["is_optional"] = field["optional"]
    drawn["is_submit"] = drawn["is_wrong"] = False
    drawn["is_open"] = len(field.get("given", [])) > 0 and drawn["shape"] != "assumed"
    return drawn


def fold_rare(drawn):
    """Of many answers those that have a name stay in sight; the others are folded."""
    named = [one for one in drawn["chips"] if one["small"]]
    if len(drawn["chips"]) > MOST_CHIPS and named and drawn["kind"] == "choice":
        drawn["has_rare"] = True
        drawn["rare"] = [one for one in drawn["chips"] if not one["small"]]
        drawn["has_open_rare"] = any(one["is_preset"] for one in drawn["rare"])
        drawn["chips"] = named


def number(field, sheet):
    """Chips for a short range, else a number to type."""
    low, high = field["low"], field["high"]
    if high - low >= MOST_TAPS:
        return typed_numbers(field, [{"label": None, "value": stands(field)}])
    label = with_sign if low < 0 else str
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
        old_pair = [numbers[places[0]] for numbers in field.get("given", [])]
        pair = [names[place] for place in places]
        row = [chip(n, f"{n}\u2013{total - n}", None, [n] == old_pair) for n in firsts]
        row = [one | {"title": pair_aloud(one["label"], pair)} for one in row]
        label = f"{field['label']} {names[places[0]]}\u2013{names[places[1]]}"
        return in_row(row) | {"label": label}
    boxes = [
        {"label": names[place], "value": [numbers[place] for numbers in stands(field)]}
        for place in places
    ]
    if field.get("tiles") is not None:  # a game that was stored before has none
        for place, box in zip(places, boxes):
            box["total"] = minus(sheet["totals"][place])
    return typed_numbers(field, boxes)


def typed_numbers(field, boxes):
    """Numbers to type or to step; the last of a known total may stay open."""
    total = field.get("total")
    required = 0 if field["optional"] else len(boxes) - (total is not None)
    for place, box in enumerate(boxes):
        box["value"] = "".join(
            [str(number) for number in box["value"] if number is not None]
        )
        box["is_required"] = place < required
    return {
        "shape": "numbers",
        "step": str(field.get("step", 1)),
        "boxes": boxes,
        "low": str(field["low"]),
        "high": str(field["high"]),
        "total": None if total is None else str(total),
        "is_signed": field["low"] < 0,
        "against": field.get("against"),
        "has_keys": field.get("tiles") is not None,
        "tiles": " ".join([str(number) for number in field.get("tiles") or []]),
    }


def seat(field, sheet):
    """The players to choose from; one that is assumed is folded away."""
    seats = sorted(field["values"])
    pairs = [(seat, sheet["players"][seat]) for seat in seats]
    is_assumed = field["preset"] is not None and stands(field) == [field["preset"]]
    row = chips(field, pairs, "assumed" if is_assumed else "chips")
    colour_chips(row["chips"], seats, sheet)
    return row


def seats(field, sheet):
    """The players as toggles."""
    seats = sorted(field["values"])
    row = toggles(field, [(seat, sheet["players"][seat]) for seat in seats])
    colour_chips(row["chips"], seats, sheet)
    return row


def toggles(field, pairs):
    """A row of chips of which any number may be chosen."""
    row = chips(field, pairs)
    for drawn, pair in zip(row["chips"], pairs):
        drawn["is_preset"] = any(pair[0] in chosen for chosen in stands(field))
    words = {name: field.get(name) or None for name in ("if_on", "if_off")}
    return row | {"shape": "toggles", "off": ""} | words


def side(field, sheet):
    """The sides to choose from, and nobody where that may be."""
    names, sides = side_names(sheet), sorted(field["values"])
    pairs = [(side, names[side]) for side in sides]
    if field["none"]:
        pairs.append((None, field["none"]))
    row = chips(field, pairs)
    colour_chips(row["chips"], [sheet["sides"][side][0] for side in sides], sheet)
    return row


def choice(field, sheet):
    """Words to choose from; four in a row where a figure has a long one below it."""
    drawn = chips(field, field["values"])
    if any(len(one["small"] or "") > MIDDLE for one in drawn["chips"]):
        drawn["columns"] = 4
    return drawn


def saying_chips(field, sheet):
    """Things to say, each with all that it brings."""
    barred = [(parts_text(parts), why) for parts, why in field["barred"]]
    pairs = [(parts_text(parts), label) for parts, label in field["values"]]
    drawn = chips(dict(field, barred=barred), pairs) | {"columns": field["columns"]}
    for said, (parts, _label) in zip(drawn["chips"], field["values"]):
        said["is_wide"] = parts == NOTHING
    return drawn


def choices(field, sheet):
    """Words to choose from, as toggles; or each once, twice, or not at all."""
    if field["most"] > 1:
        return twice_chips(field)
    return toggles(field, field["values"])


def twice_chips(field):
    """Words that are tapped again for two, and a third time for none."""
    times = [
        {"value": str(times), "words": words}
        for times, words in enumerate(("none", "one", "two"))
    ]
    rows = []
    for word, label in field["values"]:
        row = chip(sum([chosen.count(word) for chosen in stands(field)]), label)
        row["name"] = item_name(field["name"], word)
        parts = [row["label"]] + ([row["small"]] if row["small"] else [])
        row["title"] = heard_text(" ".join(parts))
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
    return {"shape": "text", "value": "".join([str(words) for words in stands(field)])}


def rows(field, sheet):
    """Rows of smaller questions; the first in sight, the others unfold."""
    drawn = [row(field, place, sheet) for place in range(field["most"])]
    return {"shape": "rows", "rows": drawn, "rule": field["rule"]}


def row(field, place, sheet):
    """One row: each part with a name of its own."""
    parts, old_row = [], row_given(field, place)
    for part in field["parts"]:
        drawn = drawn_field(with_given(part, old_row), sheet)
        drawn["name"] = row_part(field["name"], place, part["name"])
        drawn["label"] = drawn["label"] or part["name"]
        drawn["is_optional"] = part["optional"] or place > 0
        parts.append(drawn)
    return {
        "parts": parts,
        "is_first": place == 0,
        "ordinal": ORDINALS[place],
        "is_open": len(old_row) > 0,
    }


def row_given(field, place):
    """The row that was given at a place, as a dict of its parts; empty if none was."""
    rows = sum(field.get("given", []), [])
    return rows[place] if place < len(rows) else {}


def shares(field, sheet):
    """For each thing the sides, and nobody where possible; one after the other."""
    names = side_names(sheet)
    none = field.get("none", "nobody")  # of an older sheet: as it was then
    nobody = [(None, none)] if none else []
    rows = []
    for key, label in field["values"]:
        sides = sorted(field["sides"])
        pairs = [(side, names[side]) for side in sides]
        taken = [sides.get(key) for sides in field.get("given", [])]
        drawn = chips(dict(field, given=taken, preset=None), pairs + nobody)
        seats = [sheet["sides"][side][0] for side in sides]
        colour_chips(drawn["chips"], seats, sheet)
        drawn["name"], drawn["label"] = item_name(field["name"], key), label
        # An older sheet has no question for it.
        drawn["legend"] = field.get("asks", {}).get(key) or said_alone(key, label)
        rows.append(drawn)
    return {"shape": "shares", "rows": rows}


KINDS = {
    "number": number,
    "numbers": numbers,
    "seat": seat,
    "seats": seats,
    "side": side,
    "choice": choice,
    "saying": saying_chips,
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
