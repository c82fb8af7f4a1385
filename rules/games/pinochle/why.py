"""Why each line of pinochle stands on the sheet: its cards, and what they count."""

from ...words import RANK_SIGNS, card_sign, join_with_and
from .melds import DEECE, DEECE_VALUE, MELDS, SINGLE_OF
from .scoring import CARD_POINTS, LAST_TRICK, MELD_REASONS, round_points

DEECES = (DEECE, "deece_turned", "deece_exchanged")


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    if line.reason in DEECES:
        return of_deeces(moment, line)
    if line.reason == "meld":
        return "", [(line.points, "the melds as entered")]
    if line.reason in MELD_REASONS:
        return of_meld(moment, line)
    return STEPS[line.reason](moment, line)


def of_deeces(moment, line):
    """Ten for each of the lowest trumps."""
    deece = card_sign(moment.deal.turn_up.deece)
    return f"The deece is {deece}.", [
        (DEECE_VALUE, deece) for _deece in range(line.points // DEECE_VALUE)
    ]


def of_meld(moment, line):
    """The cards of a meld and its value; of two at once, how they come to more."""
    melds = MELDS[moment.deal.turn_up.trump]
    label = line.text.split("\u00d7 ")[-1]
    meld = [one for one in melds.values() if one.label == label][0]
    name = moment.table.name(line.side)
    cards = " ".join([card_sign(card) for card in meld.cards])
    return f"{name}: {cards}.", steps_of(moment, meld, line)


def steps_of(moment, meld, line):
    """The value of one meld, or of two of a kind."""
    values = moment.table.ledger.values
    single = values[SINGLE_OF.get(meld.name, meld.name)]
    times, rest = line.points // single, line.points % single
    if rest:  # a double pinochle at a value of its own
        return [(line.points, "both together, by the house rules")]
    if times == 1:
        return [(single, meld.label)]
    return [(line.points, f"{times} \u00d7 {single}")]


def cards(moment, line):
    """The card points in the tricks of a side, as the table writes them."""
    table, count = moment.table, moment.deal.count
    worth = CARD_POINTS[table.options["count"]]
    words = [f"{RANK_SIGNS[rank]} {worth[rank]}" for rank in "ATKQJ" if rank in worth]
    sentence = f"The cards count {join_with_and(words)}."
    points = count.points[line.side] if count else line.points
    what = "in the tricks taken"
    if count and count.last is None:
        what += ", with the last trick"
    steps = [(points, what)]
    if round_points(table.options, [points])[0] == line.points != points:
        steps.append((line.points - points, "rounded to tens"))
    return sentence, steps if sum([one[0] for one in steps]) == line.points else [
        (line.points, what)
    ]


def last_trick(moment, line):
    return "", [(LAST_TRICK, "for the last trick")]


def no_trick(moment, line):
    """The melds of a side that took no trick."""
    name = moment.table.name(line.side)
    return f"{name} took no trick.", [(line.points, "the melds of this deal")]


def renege(moment, line):
    """The cost of a renege at this table."""
    is_whole = moment.table.options["renege"] == "hand"
    what = "all points of this deal" if is_whole else "the cards and the last trick"
    name = moment.table.name(line.side)
    return f"{name} reneged.", [(line.points, what)]


STEPS = {
    "cards": cards,
    "last_trick": last_trick,
    "no_trick": no_trick,
    "renege": renege,
}


def lead_up(moment, text):
    """The steps before an announcement: the melds, or how far each side is."""
    table = moment.table
    if " melds " in text:
        reasons = MELD_REASONS + (DEECE,)
        lines = [one for one in moment.deal.lines if one.reason in reasons]
        return melds_so_far(table, moment.entry.get("seat"), lines)
    if text.startswith("Game goes to") or " win" in text or " out with" in text:
        totals = [f"{table.name(side)} {n}" for side, n in enumerate(table.totals)]
        return f"{', '.join(totals)}."
    return ""


def melds_so_far(table, seat, lines):
    """The melds of a player so far in a deal."""
    side_lines = [one for one in lines if one.side == table.side_of.get(seat)]
    words = [f"{one.text} {one.points}" for one in side_lines]
    name = table.name(table.side_of[seat]) if side_lines else ""
    return f"{name} so far: {', '.join(words)}." if side_lines else ""
