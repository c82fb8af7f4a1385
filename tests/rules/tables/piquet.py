"""Records of the piquet games in few words, for their tests."""

from functools import partial

import pytest

import rules
from tests.rules.tables.common import looks

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]
PLAYERS = {"piquet": 2, "piquet_normand": 3, "piquet_voleur": 4, "piquet_ecrire": 3}
CLOSE = {"type": "close"}


def record(*entries, game="piquet", players=None, dealer=None, **options):
    """A record in which the last player deals, so that Ann is elder."""
    names = NAMES[: players or PLAYERS[game]]
    return {
        "game": game,
        "options": options,
        "players": names,
        "dealer": len(names) - 1 if dealer is None else dealer,
        "entries": list(entries),
    }


def blank(seat, cards=None):
    more = {} if cards is None else {"cards": cards.split()}
    return {"type": "carte_blanche", "seat": seat, **more}


def exchange(seat, count):
    return {"type": "exchange", "seat": seat, "count": count}


def hand(seat, cards):
    return {"type": "hand", "seat": seat, "cards": cards.split()}


def claim(seat, kind, **parts):
    return {"type": "declare", "seat": seat, "class": kind, **parts}


def point(seat, length, pips=None, suit=None):
    parts = {"length": length, "pips": pips, "suit": suit}
    return claim(seat, "point", **{k: v for k, v in parts.items() if v is not None})


def runs(seat, *texts):
    """Runs as "3", "4K" or "5AS": length, top, suit."""
    return claim(seat, "sequence", runs=[run(text) for text in texts])


def run(text):
    parts = zip(("length", "top", "suit"), (int(text[0]), *text[1:]), strict=False)
    return dict(parts)


def sets(seat, *texts):
    """Sets as "4A" or "3T": number, rank."""
    parts = [{"rank": text[1], "count": int(text[0])} for text in texts]
    return claim(seat, "set", sets=parts)


def none(seat, kind):
    return claim(seat, kind, none=True)


def best(seat, kind):
    return claim(seat, kind, best=True)


def answer(seat, kind, reply):
    return {"type": "answer", "seat": seat, "class": kind, "reply": reply}


ALL_GOOD = [  # the first player has the best of everything, and the other says so
    entry
    for claim, kind in (
        (point(0, 6), "point"),
        (runs(0, "6"), "sequence"),
        (sets(0, "4A"), "set"),
    )
    for entry in (claim, answer(1, kind, "good"))
]


def award(kind, winner, points=None):
    more = {} if points is None else {"points": points}
    return {"type": "award", "class": kind, "winner": winner, **more}


def awards(point=None, sequence=None, set=None):
    """Awards of all three classes; each None, or (winner, points)."""
    pairs = (("point", point), ("sequence", sequence), ("set", set))
    return [award(kind, *(won or (None,))) for kind, won in pairs]


def trick(winner=None, cards=None, **low):
    entry = {"type": "trick", **low}
    if winner is not None:
        entry["winner"] = winner
    if cards is not None:
        entry["cards"] = cards.split()
    return entry


def tricks(winners):
    """Tricks by their winners: "001" are two for seat 0, one for seat 1."""
    return [trick(int(winner)) for winner in winners]


def play(taken, points=None, **more):
    entry = {"type": "play", "tricks": taken, **more}
    return entry if points is None else entry | {"points": points}


scored, totals, result, said = looks(record)


def said_last(*entries, **header):
    """What is announced at the last entry."""
    told = scored(*entries, **header)["announcements"]
    return [line["text"] for line in told if line["entry"] == len(entries) - 1]


def may_come(*entries, **header):
    """The types of entry that may come next."""
    return set(scored(*entries, **header)["next"])


def lines(*entries, **header):
    """(side, points, reason) of the lines of the newest deal."""
    deal = scored(*entries, **header)["deals"][-1]
    return [(line["side"], line["points"], line["reason"]) for line in deal["lines"]]


def refusal(*entries, **header):
    """The code that the last of the entries is refused with; the others pass."""
    with pytest.raises(rules.RuleError) as caught:
        rules.score(record(*entries, **header))
    assert caught.value.entry == (len(entries) - 1 if entries else None)
    assert caught.value.message.endswith((".", "?"))
    return caught.value.code


def of_game(game):
    """Those that ask about a record, for another game of the family: refusal, result,
    said, said_last, scored, totals, lines, may_come."""
    asking = (refusal, result, said, said_last, scored, totals, lines, may_come)
    return [partial(ask, game=game) for ask in asking]
