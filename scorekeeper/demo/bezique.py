"""A deal of Bezique or of Pinochle: melds as they come, and the tricks counted."""

from scorekeeper.demo.deals import numbers, picked

RANKS = "ATKQJ987"
# how often each is melded, in a deal of anybody's
BEZIQUE_MELDS = {
    "marriage": 30,
    "bezique": 9,
    "binage": 9,
    "sequence": 4,
    "four_aces": 4,
    "four_kings": 5,
    "four_queens": 4,
    "four_jacks": 4,
    "double_bezique": 0.6,
}
PINOCHLE_MELDS = {
    "flush": 3,
    "royal_marriage": 10,
    "marriage_c": 12,
    "marriage_d": 12,
    "marriage_h": 12,
    "marriage_s": 12,
    "aces": 3,
    "kings": 4,
    "queens": 4,
    "jacks": 4,
    "pinochle": 8,
    "deece": 14,
    "double_pinochle": 0.5,
}


def bezique(table, dice):
    """The card turned up, melds and brisques by turns, the last trick."""
    yield {"type": "turn_up", "card": dice.choice(RANKS) + dice.choice("CDHS")}
    for _ in range(2 * len(table.seats) + dice.randint(0, 3)):
        yield from brisques(table, dice, most=3)
        seat, meld = dice.choice(table.seats), picked(dice, BEZIQUE_MELDS)
        entry = {"type": "meld", "seat": seat, "meld": meld}
        if meld == "marriage" or (meld == "sequence" and dice.random() < 0.3):
            entry["suit"] = dice.choice("CDHS")
        yield entry
    if dice.random() < 0.5:
        yield {"type": "seven", "seat": dice.choice(table.seats), "how": "show"}
    while table.prompts("brisques"):
        if not (yield from brisques(table, dice, most=4)):
            break
    yield {"type": "last_trick", "winner": dice.choice(table.seats)}
    for _try in range(20):
        count = table.field("count", "points")
        if not count or (yield {"type": "count", "points": numbers(count, dice)}):
            return


def brisques(table, dice, most):
    """Some brisques for somebody; whether they were accepted."""
    if not table.prompts("brisques"):
        return False
    seat, count = dice.choice(table.seats), dice.randint(1, most)
    for left in (count, 1):
        if (yield {"type": "brisques", "seat": seat, "count": left}):
            return True
    return False


def pinochle(table, dice):
    """The card turned up, what each lays down, and the cards counted."""
    yield {"type": "upcard", "card": dice.choice("AKQJT9") + dice.choice("CDHS")}
    for seat in table.seats:
        names = {picked(dice, PINOCHLE_MELDS) for _ in range(dice.randint(0, 3))}
        if table.field("meld", "melds"):
            yield from laid_at_once(seat, sorted(names))
        else:
            for name in sorted(names):
                yield {"type": "meld", "seat": seat, "meld": name}
    for _try in range(20):
        taken = table.field("taken", "points")
        if not taken:
            return
        points = numbers(taken, dice, step=10)
        if (
            yield {"type": "taken", "points": points, "last": dice.choice(table.seats)}
        ):
            return


def laid_at_once(seat, names):
    """One seat's melds; where they do not go together, fewer."""
    while not (yield {"type": "meld", "seat": seat, "melds": names}) and names:
        names = names[:-1]
