"""One part of an entry in the texts of a form, by the kind of its field.

Chips, steppers and pads of cards send what `chips.py` names and writes; this reads it.
A value that cannot be read stays as it was typed: the referee refuses it.
"""

from .labels import FROM_TABLE, item_name, row_part

TIMES = {"1": 1, "2": 2}  # how often a word is meant
FLAGS = {"true": True, "on": True, "false": False}
# First and last code of what nobody sees and what turns the direction of reading.
UNSEEN = [(0x00, 0x1F), (0x7F, 0x9F), (0xAD, 0xAD), (0x61C, 0x61C), (0x180E, 0x180E)]
UNSEEN += [(0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xFEFF, 0xFEFF)]
UNSEEN += [(0xD800, 0xDFFF), (0xFFF9, 0xFFFB), (0xE0000, 0xE007F)]
BREAKS = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"


def parts_in_form(fields, answers):
    """The parts of an entry, by name, that a form holds.

    `fields`: those of its type. `answers(name)`: the list of texts that the form has
    for a name.
    """
    parts, answers = {}, in_full(answers)
    for field in fields:
        for value in LISTS.get(field.kind, plain)(field, answers):
            parts[field.name] = value
    return parts


def in_full(answers):
    """Answers, with what was said in one tap part by part."""
    texts = {}
    for text in answers("said"):
        for pair in text.split("&"):
            name, _sign, value = pair.partition("=")
            texts.setdefault(name, []).append(value)
    return lambda name: texts.get(name) or answers(name)


def plain(field, answers):
    """A list of the value that stands under the field's own name, or empty."""
    texts = answers(field.name)
    is_silent = field.optional and not field.may_be_empty and texts == [""]
    return [KINDS[field.kind](field, texts)] if texts and not is_silent else []


def line(field, answers):
    """The text under a field's own name in one line, without what nobody sees."""
    texts = [in_one_line(text) for text in answers(field.name)]
    return plain(field, lambda name: texts)


def in_one_line(text):
    seen = "".join([" " if sign in BREAKS else sign for sign in text])
    return " ".join("".join([sign for sign in seen if is_seen(sign)]).split())


def is_seen(sign):
    return not any(first <= ord(sign) <= last for first, last in UNSEEN)


def rows(field, answers):
    """The rows that are filled in."""
    filled = [row(field, place, answers) for place in range(field.most)]
    filled = [one for one in filled if one]
    return [filled] if filled else []


def row(field, place, answers):
    """One row; a part that is left empty is left out."""
    parts = {}
    for part in field.parts:
        texts = answers(row_part(field.name, place, part.name))
        if texts and texts[0] != "":
            parts[part.name] = KINDS[part.kind](part, texts)
    return parts


def shares(field, answers):
    """Who took which of the things."""
    takers = {}
    for key, _label in field.values:
        texts = answers(item_name(field.name, key))
        if texts:
            takers[key] = side(field, texts)
    return [takers] if takers or answers(field.name) else []


def side_numbers(field, answers):
    """The numbers under one name; or each under its own, if it was asked by itself."""
    if answers(field.name):
        return plain(field, answers)
    texts = []
    while answers(item_name(field.name, len(texts))):
        texts += answers(item_name(field.name, len(texts)))[:1]
    return plain(field, lambda name: texts)


def choices(field, answers):
    """The words that are chosen; where some may come twice, so often each."""
    if field.most == 1:
        return plain(field, answers)
    words, is_drawn = [], False
    for word, _label in field.values:
        texts = answers(item_name(field.name, word))
        if texts:
            is_drawn = True
            words += [word] * TIMES.get(texts[0], 0)
    return [words] if is_drawn else plain(field, answers)


def marks(field, answers):
    """A list of yes or no.

    Where the name of a list of cards stands in its place: whether each of these came
    from the table.
    """
    texts = answers(field.name)
    cards = answers(texts[0]) if len(texts) == 1 else []
    if not cards:
        return plain(field, answers)
    return [[one.endswith(FROM_TABLE) for one in cards]]


def number(field, texts):
    """The whole number in a text; the text itself if there is none."""
    text = texts[0]
    digits = text[1:] if text[:1] == "-" else text
    is_number = 0 < len(digits) < 10 and all(sign in "0123456789" for sign in digits)
    return int(text) if is_number else text


def numbers(field, texts):
    """A number of each text, None where it is empty."""
    return [None if text == "" else number(field, [text]) for text in texts]


def seats(field, texts):
    """The seats that are named; an empty text only says that they were asked for."""
    return [number(field, [text]) for text in texts if text != ""]


def side(field, texts):
    """A side, or nobody."""
    return None if texts[0] == "none" else number(field, texts)


def word(field, texts):
    """The value that a form writes so."""
    for value, _label in field.values:
        if str(value) == texts[0]:
            return value
    return texts[0]


def words(field, texts):
    """The values that a form writes so."""
    return [word(field, [text]) for text in texts if text != ""]


def flag(field, texts):
    """Yes or no: the last text, since a box that is not ticked sends none."""
    return FLAGS.get(texts[-1], texts[-1])


def flags(field, texts):
    """A list of yes or no."""
    return [flag(field, [text]) for text in texts]


def card(field, texts):
    """A card, in capitals."""
    return texts[0].upper()


def cards(field, texts):
    """Cards, with spaces or commas between them; with where they come from."""
    return " ".join(texts).replace(",", " ").replace(FROM_TABLE, "").upper().split()


def text(field, texts):
    """A text as it stands."""
    return texts[0]


# kind: what reads it under names of its own
LISTS = {
    "rows": rows,
    "shares": shares,
    "numbers": side_numbers,
    "choices": choices,
    "flags": marks,
    "text": line,
}
# kind: what reads its texts
KINDS = {
    "number": number,
    "numbers": numbers,
    "seat": number,
    "seats": seats,
    "side": side,
    "choice": word,
    "choices": words,
    "suit": text,
    "flag": flag,
    "flags": flags,
    "text": text,
    "card": card,
    "cards": cards,
}
