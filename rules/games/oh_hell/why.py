"""Why each line of Oh Hell stands on the sheet: bid, tricks, and the scoring."""

from ...words import number_of
from .display_hooks import by_how_much, how_it_went
from .scoring import MADE, ZERO_BIDS


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    deal, seat = moment.deal, line.side
    name = moment.table.players[seat]
    if seat in deal.revoked or seat not in deal.bids:
        sentence = f"{name} revoked, so the bid scores nothing."
        return sentence, [(line.points, line.text)]
    sentence = f"{name}: {how_it_went(deal, seat).lower()}."
    return sentence, STEPS[line.reason](deal, deal.bids[seat], deal.taken[seat])


def made_bid(deal, bid, _tricks):
    """A bid that was made: ten, and what the scoring adds."""
    return [(MADE, "for a made bid")] + ADDED[scoring_of(deal)](bid)


def each_bid(bid):
    """A point for each trick that was bid."""
    return [(bid, f"a point for each trick bid: {bid}")]


ADDED = dict.fromkeys(("exact", "difference", "minus_bid", "mirror"), each_bid)
ADDED["tricks"] = lambda bid: []
ADDED["squares"] = lambda bid: [(bid * bid, f"the bid squared: {bid} \u00d7 {bid}")]


def made_zero(deal, _bid, _tricks):
    """A made bid of 0."""
    hand, value = deal.hand, deal.table.options["zero_bid"]
    points = ZERO_BIDS[value](hand)
    if value != "five_plus_tricks":
        return [(points, "for a made bid of 0")]
    return [
        (points - hand, "for a made bid of 0"),
        (hand, f"a point for each trick in the deal: {hand}"),
    ]


def missed_bid(deal, bid, tricks):
    """A bid that was missed."""
    return MISSED[scoring_of(deal)](bid, abs(bid - tricks))


def costs_nothing(_bid, _out):
    return [(0, "for a missed bid")]


MISSED = dict.fromkeys(("exact", "tricks"), costs_nothing)
MISSED["difference"] = lambda bid, out: [
    (-out, f"{number_of(out, 'trick')} off the bid")
]
MISSED["minus_bid"] = lambda bid, out: [(-bid, "the bid")]
MISSED["mirror"] = lambda bid, out: [
    (-MADE, "for a missed bid"),
    (-bid, "the bid"),
]
MISSED["squares"] = lambda bid, out: [
    (-out * out, f"the difference squared: {out} \u00d7 {out}")
]


def trick_points(_deal, _bid, tricks):
    """A point for each trick, where tricks count."""
    return [(tricks, f"a point for each trick taken: {tricks}")]


STEPS = {
    "made": made_bid,
    "made_zero": made_zero,
    "missed": missed_bid,
    "trick_points": trick_points,
}


def scoring_of(deal):
    """The scoring of a table."""
    return deal.table.options["scoring"]


def lead_up(moment, text):
    """What has led to an announcement: the bids, where they do not come out even."""
    deal = moment.deal
    if text in ("Over", "Under", "Even") and deal.is_bid():
        return by_how_much(deal, text) + "."
    return ""
