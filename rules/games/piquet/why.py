"""Why each line of piquet stands on the sheet: whose is good, and what it counts."""

from ...words import join_with_and, number_of
from .claims import best_part
from .combinations import (
    RUN_POINTS,
    Point,
    Run,
    words_of,
)
from .deal import CARD_WORDS
from .pending_claims import why_pending
from .scoring import claims_that_score
from .tricks import CAPOT, CARDS

LONG = 5  # cards of a run that counts ten more
TEN = 10


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    return STEPS[line.reason](moment, line)


def of_claim(moment, line):
    """A point, a sequence or a set: whose is good, and what this one counts."""
    deal, kind = moment.now, line.reason
    if kind in deal.false:
        name = deal.name(deal.false[kind][0])
        sentence = f"{name} made a false claim. This scores in its place."
        return sentence, [(line.points, "as entered")]
    if kind in deal.declarations.awards:
        return who_has(deal, kind), [(line.points, "as entered")]
    part = part_of(deal, line)
    return why_pending(deal, kind) or who_has(deal, kind), steps_of(part, line)


def part_of(deal, line):
    """The point, run or set of a line; None where it stands there no longer."""
    for claim in claims_that_score(deal, line.reason, line.side):
        for part in claim.parts:
            if words_of(part) == line.text:
                return part
    return None


def steps_of(part, line):
    """What one point, run or set counts."""
    if type(part) is Point:
        return [(part.length, f"a point for each of {part.length} cards")]
    if type(part) is not Run:
        return [(line.points, line.text)]
    if part.length < LONG:
        return [(RUN_POINTS[part.length], f"{part.length} cards in a row")]
    return [
        (part.length, f"{part.length} cards in a row"),
        (TEN, "for five or more in a row"),
    ]


def who_has(deal, kind):
    """Whose claim is good in a class, and what it beats: names of both."""
    book, table = deal.declarations, deal.table
    winner, best = book.winners[kind], {}
    for seat, claim in book.claims(kind):
        side = table.side_of[seat]
        if side not in best or claim.order() > best[side].order():
            best[side] = claim
    if winner is None or winner not in best:
        return equal(best, table) if winner is None else ""
    best_words = tell_best_part(best[winner])
    others = [
        f"{table.name(side)}'s {tell_best_part(best[side])}"
        for side in sorted(best)
        if side != winner
    ]
    name, is_set = table.name(winner), kind == "set"
    if others:
        beats = "beat" if is_set else "beats"
        return f"{name}'s {best_words} {beats} {join_with_and(others)}."
    is_good = "are good" if is_set else "is good"
    return f"{name}'s {best_words} {is_good}. Nobody declared better."


def equal(best, table):
    """A class that nobody scores."""
    if len(best) < 2:
        return ""
    names = [
        f"{table.name(side)}'s {tell_best_part(best[side])}" for side in sorted(best)
    ]
    return f"{join_with_and(names)} are equal, so nobody scores."


def tell_best_part(claim):
    """The best part of a claim, in the middle of a sentence."""
    return lower_words(words_of(best_part(claim)))


def of_play(moment, line):
    """The points of a play in one entry, by the details that players remember."""
    deal, side, total = moment.deal, line.side, moment.deal.total
    if total.captures is None:
        return "", [(line.points, "as entered for the play")]
    elder = deal.sides[0]
    has_last = total.last == side
    leads = total.tricks[side] - has_last + (side == elder)
    last = 1 if has_last and line.points > leads else 0
    captures = line.points - leads - last
    steps = [
        (leads, number_of(leads, "card") + " led"),
        (captures, number_of(captures, "trick") + " won that the other player led"),
        (last, "the last trick"),
    ]
    return "", [step for step in steps if step[0]]


def one_point(words):
    """A single point of the play."""
    return lambda moment, line: ("", [(line.points, words)])


def of_repique(moment, line):
    """What was enough in hand before the others had anything."""
    deal, table = moment.deal, moment.table
    lines = in_hand(deal, line.side, table.game.threshold)
    counted = " + ".join([str(one.points) for one in lines])
    total = sum([one.points for one in lines])
    name, need = table.name(line.side), table.game.threshold
    sentence = f"{name} has {counted} = {total} in hand before {others(moment, line)}"
    if len(lines) == 1:
        sentence = f"{name} has {total} in hand before {others(moment, line)}"
    return f"{sentence} has anything. {need} is enough.", [(line.points, "repique")]


def in_hand(deal, side, threshold):
    """The lines in hand of a side, as far as they are needed for so many points."""
    lines, total = [], 0
    for line in deal.count_hands().lines:
        if line.side == side and total < threshold:
            lines.append(line)
            total += line.points
    return lines


def of_pique(moment, line):
    """When enough was reached, in hand and in play, before the others scored."""
    deal, side, need = moment.deal, line.side, moment.table.game.threshold
    name, hand = moment.table.name(side), deal.count_hands().points[side]
    trick = deal.reckon().piqued_by
    where = "in the play"
    if trick is not None:
        where = (
            f"at trick {1 + [one is trick for one in deal.tricks.taken].index(True)}"
        )
    sentence = f"{name} had {hand} in hand and reached {need} {where}"
    return f"{sentence}, before {others(moment, line)} had scored anything.", [
        (line.points, "pique")
    ]


def others(moment, line):
    """The names of the other sides that play."""
    sides = [side for side in moment.deal.sides if side != line.side]
    return " or ".join([moment.table.name(side) for side in sides])


def of_cards(moment, line):
    """Who has how many tricks."""
    won = moment.deal.tricks_won()
    sides = [line.side] + [side for side in moment.deal.sides if side != line.side]
    counts = [f"{moment.table.name(side)} {won[side]}" for side in sides]
    return f"Tricks: {join_with_and(counts)}.", [(line.points, CARD_STEPS[line.reason])]


CARD_STEPS = {
    "cards": f"{CARDS} for the most tricks",
    "capot": f"{CAPOT} for all the tricks",
    "shared_cards": f"half of {CARDS} for the most tricks",
    "shared_capot": f"half of {CAPOT} for all the tricks",
}


def of_no_count(moment, line):
    """What a breach has taken away."""
    name = moment.table.name(line.side)
    return f"A breach of the rules costs {name} all the points of this deal.", [
        (line.points, "all the lines above")
    ]


def of_double_deal(moment, line):
    """The deal again."""
    return "", [(line.points, "the points of this deal again")]


def blank(moment, line):
    return "", [(line.points, "no king, queen or jack among the cards dealt")]


STEPS = dict.fromkeys(("point", "sequence", "set"), of_claim)
STEPS.update(dict.fromkeys(CARD_STEPS, of_cards))
STEPS.update(
    {
        "carte_blanche": blank,
        "lead": one_point("for a card led"),
        "win": one_point("for a trick another player led"),
        "last_trick": one_point("for the last trick"),
        "play": of_play,
        "repique": of_repique,
        "pique": of_pique,
        "no_count": of_no_count,
        "double_deal": of_double_deal,
    }
)


REPLIES = ("Good", "Not good", "Equal")
QUESTIONS = ("Making?", "How much?", "How high?")


def lead_up(moment, text):
    """What has led to an announcement: the claims, the count, the tricks."""
    table, kind = moment.table, moment.entry.get("class")
    if text in QUESTIONS:
        return claims_so_far(moment.deal, kind)
    if text in REPLIES:
        return who_has(moment.deal, kind) or claims_so_far(moment.deal, kind)
    for side in range(len(table.sides)):
        name = table.name(side)
        if text.startswith(name):
            return of_side(moment, side, text[len(name) :])
    return ""


def claims_so_far(deal, kind):
    """What each has claimed in a class, while nobody has it."""
    claims = [
        f"{deal.name(seat)}: {tell_best_part(claim)}"
        for seat, claim in deal.declarations.claims(kind)
    ]
    return f"{', '.join(claims)}." if claims else ""


def of_side(moment, side, words):
    """What has led to an announcement about a side; `words`: those behind its name."""
    for line in moment.deal.lines:
        if line.side == side and is_about(line.reason, words):
            return STEPS[line.reason](moment, line)[0]
    if words.startswith(" starts with "):
        in_play = ("lead", "win", "last_trick", "play", "pique") + tuple(CARD_STEPS)
        lines = [one for one in moment.deal.lines if one.side == side]
        return sum_steps([one for one in lines if one.reason not in in_play])
    return ""


def is_about(reason, words):
    """Whether an announcement speaks of a line of some reason."""
    called = CARD_WORDS.get(reason, reason)
    return words.startswith(f": {called}")


def sum_steps(lines):
    """Some lines as a sum."""
    parts = [f"{line.points} for {lower_words(line.text)}" for line in lines]
    return f"{', '.join(parts)}." if lines else ""


def lower_words(text):
    """The words of a line in the middle of a sentence."""
    return text[:1].lower() + text[1:].replace(", making", " making")
