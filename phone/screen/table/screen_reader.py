"""What is heard of a table: the words of its pages in sentences, with no signs."""

from rules.words import (
    MINUS,
    RANK_NAMES,
    RANK_SIGNS,
    SUIT_NAMES,
    SUIT_SIGNS,
    minus,
    side_name,
    with_capital,
)

# sign of a suit: (sign, name) of each of its cards, then of the suit itself
NAMES = {
    sign: [
        (RANK_SIGNS[rank] + sign, f"{RANK_NAMES[rank]} of {SUIT_NAMES[suit]}")
        for rank in RANK_NAMES
    ]
    + [(sign, SUIT_NAMES[suit])]
    for suit, sign in SUIT_SIGNS.items()
}
SIGNS = tuple(NAMES)
ENDS = (".", "?", "!")
BETWEEN = " \u00b7 "
NOW = "now"  # beside a name, where nothing else is known of whose turn it is


def heard_text(text):
    """A text as it is said: a card by its name, and what is below nought."""
    suits = [sign for sign in SIGNS if sign in text]
    if suits:
        text = comma_between_cards(text)
    for suit in suits:
        for sign, name in NAMES[suit]:
            text = text.replace(sign, name)
    text = text.replace(" \u00d7 ", " times ").replace("\u00a0", " ")
    return text.replace(MINUS, "minus ").replace(BETWEEN, ", ")


def said_alone(value, label):
    """A label as it is said: a card, or a rank that stands alone, by its name."""
    if RANK_SIGNS.get(value if type(value) is str else "") == label:
        return RANK_NAMES[value]
    return heard_text(label)


def comma_between_cards(text):
    """A text in which cards that stand beside each other have a comma between them."""
    words = text.split(" ")
    for place, after in enumerate(words[1:]):
        if words[place].endswith(SIGNS) and after.strip(",.;").endswith(SIGNS):
            words[place] += ","
    return " ".join(words)


def sentences(texts):
    """Some texts one after the other, each with its full stop."""
    said = [with_capital(heard_text(text)) for text in texts if text]
    return " ".join([one if one[-1] in ENDS else f"{one}." for one in said])


def call_aloud(sheet, quiet, loud, also, turn):
    """The call in sentences, what was scored before whose `turn` it is.

    First what else was said since this was last heard, if anything.
    """
    scored = points_in_words(sheet, " ".join(loud + also))
    loud = [text for text in loud if not is_in(text, quiet)]
    before = [sheet.get("missed", "")]
    return sentences(before + quiet + loud + also + scored + turn)


def is_in(text, quiet):
    """Whether a reply that led to the call ends with the words of the call."""
    return any(led.endswith(f": {text[:1].lower()}{text[1:]}") for led in quiet)


def score_aloud(sides):
    """How all stand, in sentences; `sides`: as the band of the score shows them."""
    return sentences([", ".join(filter(None, parts_of(side))) for side in sides])


def parts_of(side):
    """What stands beside the name of a side: its total, its bid, that it deals."""
    beside = "" if side["note"] == NOW else side["note"]
    deals = "deals" if side["is_dealer"] else ""
    return f"{side['name'].replace(' & ', ' and ')} {side['total']}", beside, deals


def points_in_words(sheet, loud):
    """What was scored and what it comes to, where the call does not say it itself."""
    if sheet.get("changed") or not sheet["deals"]:
        return []
    deal = sheet["deals"][-1]
    if deal["complete"]:
        return deal_in_words(sheet, deal["points"], loud)
    return [] if sheet.get("counts_aloud") else gains_in_words(sheet, loud)


def deal_in_words(sheet, points, loud):
    """The points of a deal that is over, and all that each has."""
    has_figures = any(letter.isdigit() for letter in loud)
    lists = [] if has_figures or len(sheet["deals"]) == 1 else [points]
    texts = [f"This deal: {in_turn(sheet, numbers)}" for numbers in lists]
    totals = in_turn(sheet, sheet["totals"])
    return texts + ([] if totals in loud else [f"In all: {totals}"])


def in_turn(sheet, numbers):
    """A number for each side, in the order of the score: "Ann 40, Bob 20"."""
    named = zip(names_of(sheet), numbers)
    return ", ".join([f"{name} {minus(number)}" for name, number in named])


def gains_in_words(sheet, loud):
    """What the last entry brought each side, and its total then."""
    texts, totals, figures = [], sheet["totals"], heard_text(loud).split()
    before = sheet.get("before") or totals
    for side, name in enumerate(names_of(sheet)):
        gain = totals[side] - before[side]
        gain_words = "" if str(gain) in figures else f" {minus(gain)},"
        texts += [f"{name}{gain_words} {minus(totals[side])} in all"] if gain else []
    return texts


def names_of(sheet):
    """The name of each side, partners by both names."""
    named = [side_name(sheet["players"], seats) for seats in sheet["sides"]]
    return [name.replace(" & ", " and ") for name in named]
