"""The entries that every game accepts, in few words."""

STOP = {"type": "stop"}


def total(*points):
    return {"type": "deal_total", "points": list(points)}


def adjust(side, points):
    return {"type": "adjust", "side": side, "points": points}


def penalty(seat, offence, **parts):
    return {"type": "penalty", "seat": seat, "offence": offence, **parts}


def misdeal(reason):
    return {"type": "misdeal", "reason": reason}
