"""What the tables of all games share: common entries, and ways to look at a sheet."""

import rules

STOP = {"type": "stop"}


def total(*points):
    return {"type": "deal_total", "points": list(points)}


def adjust(side, points):
    return {"type": "adjust", "side": side, "points": points}


def dealt(seat):
    return {"type": "dealer", "seat": seat}


def penalty(seat, offence, **parts):
    return {"type": "penalty", "seat": seat, "offence": offence, **parts}


def misdeal(reason):
    return {"type": "misdeal", "reason": reason}


def looks(record, **asked):
    """Ways to look at the record that `record` makes of some entries and a header.

    Functions of both: `scored`, its sheet; `totals`; `result`; `said`, all that is
    announced. `asked`: what `rules.score` is asked for beside.
    """

    def scored(*entries, **header):
        return rules.score(record(*entries, **header), **asked)

    def totals(*entries, **header):
        return scored(*entries, **header)["totals"]

    def result(*entries, **header):
        return scored(*entries, **header)["result"]

    def said(*entries, **header):
        return [told["text"] for told in scored(*entries, **header)["announcements"]]

    return scored, totals, result, said
