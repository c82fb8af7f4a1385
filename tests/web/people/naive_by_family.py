"""What a deal counted of a side, family by family, counted a second time.

Slow and plain on purpose: nothing of the tables in rules/games/*/history.py is used,
only what a sheet says, and what the cards and words were that players entered. `NAMES`
are the names of all that is counted here: one that a family declares beside them has
nobody who counts it a second time. A family that is not here has a module of its own,
`naive_<family>.py`, as `manage.py newgame` writes it.
"""

from importlib import import_module

from scorekeeper import scoring

HONOURS = {"trump_ten": "T", "ten_of_diamonds": "TD", "trump_ace": "A"}
HONOURS |= {"trump_king": "K", "trump_queen": "Q", "trump_jack": "J"}
BRILLIANT = ("carte_blanche", "repique", "pique", "capot")
RANKS = "789TJQKA"
CLASSES = {"point": 0, "sequence": 3, "set": 3}  # the fewest cards that are one
NO_MELDS = ("cards", "last_trick", "adjust", "penalty", "renege")

NAMES = {
    "bezique": {"melds", "brisques", "card_points", "sevens"},
    "oh_hell": {"bids", "bidding", "missed"},
    "pinochle": {"melds", "cards", "last_trick"},
    "piquet": {"points", "brilliant", "suffered", "rubicon", "sunk"},
    "scotch_whist": {"honours", "cards"},
    "score_pad": {"points"},
    "tablanette": {"tablanettes", "a_deal", "card_points", "most_cards"},
}


def counting(key):
    """The names of what a card game counts here, and the function that counts it."""
    family = scoring.family_of(key)
    if family in NAMES:
        return NAMES[family], OF_DEALS[family]
    own = import_module(f"tests.web.people.naive_{family}")
    return own.NAMES, own.in_deal


def in_deal(game, side, sheet, deal):
    """(name, part, number, occasions) of one deal for a side.

    `sheet`: the deal as the sheet has it; `deal`: as it stands after a replay.
    """
    own = [line for line in sheet["lines"] if line["side"] == side]
    _names, counted = counting(game.key)
    yield from counted(game, side, sheet, own, deal)


def in_game(game, side):
    """(name, part, number, occasions) of a whole game: a rubicon made or suffered."""
    result = game.sheet["result"]
    is_stopped = any(entry["type"] == "stop" for entry in game.entries)
    is_piquet = scoring.family_of(game.key) == "piquet"
    if (
        is_piquet
        and len(game.sheet["sides"]) == 2
        and result["winners"]
        and not is_stopped
    ):
        part = "made" if side in result["winners"] else "suffered"
        is_lost = bool({"rubicon", "double"} & set(result["tags"]))
        yield "rubicon", part, int(is_lost), 1


def of_oh_hell(game, seat, sheet, own, deal):
    if len(deal.bids) < len(game.players) or sum(deal.taken.values()) < deal.hand:
        return
    if not deal.has_counts:  # it was only told who made it
        made = {line["side"]: line["reason"].startswith("made") for line in own}
        is_made = made.get(seat, deal.bids[seat] == deal.taken[seat])
    else:
        is_made = deal.bids[seat] == deal.taken[seat]
        yield "missed", "over", int(deal.taken[seat] > deal.bids[seat]), 1
        yield "missed", "under", int(deal.taken[seat] < deal.bids[seat]), 1
    yield "bids", str(deal.bids[seat]), int(is_made), 1
    first = sheet["dealer"] + (game.options.get("first_bidder") == "left")
    yield "bidding", str(1 + (seat - first) % len(game.players)), int(is_made), 1


def of_piquet(game, side, sheet, own, deal):
    seats, first = len(game.players), (sheet["dealer"] + 1) % len(game.players)
    elder = next(n for n, own in enumerate(game.sheet["sides"]) if first in own)
    playing = set(range(len(game.sheet["sides"])))
    if game.key == "piquet_ecrire":
        playing = {elder, sheet["dealer"]}
    if side in playing:
        name = "elder" if side == elder else "younger"
        yield "points", name, sum(line["points"] for line in own), 1
        for reason in BRILLIANT:
            every = [one["side"] for one in sheet["lines"] if one["reason"] == reason]
            mine = every.count(side)
            yield "brilliant", reason, mine, 1
            yield "suffered", reason, len(every) - mine, 1
    for seat in range(seats):
        if seat in game.sheet["sides"][side] and seat in deal.hands:
            yield from sunk(deal, seat)


def sunk(deal, seat):
    """What a hand that was entered held, against what its player said of it."""
    for kind, least in CLASSES.items():
        sizes = sorted(HELD[kind](deal.hands[seat]), reverse=True)
        held = [size for size in sizes if size >= least][: 1 if kind == "point" else 9]
        said = [claim for who, claim in deal.declarations.spoken[kind] if who == seat]
        if held and said:
            told = [part[1] if kind == "set" else part[0] for part in said[0].parts]
            is_sunk = not told or max(told) < held[0] or len(told) < len(held)
            yield "sunk", kind, int(is_sunk), 1


def suits(cards):
    """How many cards of each suit."""
    return [sum(card[1] == suit for card in cards) for suit in "CDHS"]


def runs(cards):
    """How long each run of cards of a suit is."""
    for suit in "CDHS":
        held = "".join("x" if rank + suit in cards else " " for rank in RANKS)
        yield from map(len, held.split())


def kinds(cards):
    """How many cards of each rank that makes sets."""
    return [sum(card[0] == rank for card in cards) for rank in "TJQKA"]


HELD = {"point": suits, "sequence": runs, "set": kinds}


def of_tablanette(game, side, sheet, own, deal):
    made = [line["points"] for line in own if line["reason"] == "tablanette"]
    yield "a_deal", "", len(made), 1
    for worth in made:
        yield "tablanettes", "", worth, 1
    if any(line["reason"] == "card_points" for line in sheet["lines"]):
        points = [line["points"] for line in own if line["reason"] == "card_points"]
        most = [line for line in own if line["reason"] == "most_cards"]
        yield "card_points", "", sum(points), 1
        yield "most_cards", "", len(most), 1


def of_bezique(game, side, sheet, own, deal):
    won = {"brisques": 0, "card_points": 0}
    for line in own:
        reason, points = line["reason"], line["points"]
        if reason.startswith("four_") or reason.endswith(
            ("marriage", "bezique", "sequence", "binage")
        ):
            yield "melds", reason, points, 1
        elif "seven" in reason:
            yield "sevens", reason, points, 1
        elif reason in won:
            won[reason] += points
    if game.key == "bezique_500":
        yield "card_points", "", won["card_points"], 1
    else:
        yield "brisques", "", won["brisques"] // 10, 1


def of_pinochle(game, side, sheet, own, deal):
    last = [line for line in own if line["reason"] == "last_trick"]
    yield "cards", "", sum(one["points"] for one in own if one["reason"] == "cards"), 1
    yield "last_trick", "", len(last), 1
    for line in own:
        if line["reason"] not in NO_MELDS:
            yield "melds", line["reason"], line["points"], 1


def of_scotch_whist(game, side, sheet, own, deal):
    if any(line["reason"] == "rule_broken" for line in sheet["lines"]):
        return
    yield "cards", "", deal.taken[side] * len(game.players), 1
    for line in sheet["lines"]:
        if line["reason"] in HONOURS:
            yield "honours", HONOURS[line["reason"]], int(line["side"] == side), 1


def of_score_pad(game, side, sheet, own, deal):
    entered = [line["points"] for line in own if line["reason"] == "scores"]
    yield "points", "", sum(entered), 1


OF_DEALS = {
    "bezique": of_bezique,
    "oh_hell": of_oh_hell,
    "pinochle": of_pinochle,
    "piquet": of_piquet,
    "scotch_whist": of_scotch_whist,
    "score_pad": of_score_pad,
    "tablanette": of_tablanette,
}
