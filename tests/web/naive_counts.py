"""What a person's games come to, counted a second time from the records alone.

Slow and plain on purpose: nothing of `scorekeeper.counting` or of the tables in
rules/games/*/counts.py is used, only records, sheets and what players entered.
"""

from collections import Counter, defaultdict
from decimal import Decimal

import rules

HONOURS = {"trump_ten": "T", "ten_of_diamonds": "TD", "trump_ace": "A"}
HONOURS |= {"trump_king": "K", "trump_queen": "Q", "trump_jack": "J"}
PIQUET = ("carte_blanche", "repique", "pique", "capot")


def games_of(games, person, other=None, key="", year=0):
    """The finished games of a person under a filter, in the order of their start."""
    found = [
        game
        for game in games
        if game.status == "finished"
        and person in seated(game)
        and (other is None or other in seated(game))
        and key in ("", game.key)
        and year in (0, game.night.date.year)
    ]
    return sorted(found, key=lambda game: (game.started_at, game.pk))


def seated(game):
    return [player["person"] for player in game.players]


def side_of(game, person):
    seat = seated(game).index(person)
    return [seat in seats for seats in game.sheet["sides"]].index(True)


def points(game, person):
    return game.sheet["result"]["scores"][side_of(game, person)]


def has_won(game, person):
    return side_of(game, person) in game.sheet["result"]["winners"]


def longest_run(games, person):
    """(the run of wins up to now, the longest there was)."""
    wins = "".join("w" if has_won(game, person) else "-" for game in games)
    runs = wins.split("-")
    return len(runs[-1]), max(map(len, runs))


def place(game, person):
    if has_won(game, person):
        return 1
    result, mine = game.sheet["result"], points(game, person)
    others = [
        score
        for side, score in enumerate(result["scores"])
        if side not in result["winners"] and score > mine
    ]
    return 1 + len(result["winners"]) + len(others)


def deals(game, person):
    """The points of a person in each deal that he played to its end."""
    side = side_of(game, person)
    played = [deal for deal in game.sheet["deals"] if deal["complete"]]
    if game.key == "piquet_ecrire":
        count = len(game.players)
        played = [d for d in played if side in (d["dealer"], (d["dealer"] + 1) % count)]
    return [deal["points"][side] for deal in played]


def money(games, person):
    """What a person won in each currency, from the standings."""
    won = Counter()
    for game in games:
        given = {row.person_id: row.money for row in game.standings.all()}
        if amount := given[person]:
            won[game.night.currency] += amount * Decimal(10**6)
    return dict(won)


def lines_counted(games, person):
    """{(name, part): [number, occasions]} of what lines of the sheets say."""
    found = defaultdict(lambda: [0, 0])
    for game in games:
        side = side_of(game, person)
        for deal in game.sheet["deals"]:
            reasons = [line["reason"] for line in deal["lines"]]
            if deal["complete"] and "deal_total" not in reasons:
                for name, part, number in in_deal(game, side, deal):
                    found[name, part][0] += number
                    found[name, part][1] += 1
    return dict(found)


def in_deal(game, side, deal):
    """(name, part, number) of one deal, by the family of its game."""
    family = game.key.split("_")[0]
    own = [line for line in deal["lines"] if line["side"] == side]
    look = {"piquet": of_piquet, "tablanette": of_tablanette, "bezique": of_bezique}
    look |= {"pinochle": of_pinochle, "scotch": of_scotch_whist}
    yield from look.get(family, nothing)(game, side, deal, own)


def nothing(game, side, deal, own):
    return ()


def of_piquet(game, side, deal, own):
    if game.key == "piquet":
        name = "younger" if side == deal["dealer"] else "elder"
        yield "points", name, sum(line["points"] for line in own)
        for reason in PIQUET:
            yield "brilliant", reason, sum(line["reason"] == reason for line in own)


def of_tablanette(game, side, deal, own):
    made = [line["points"] for line in own if line["reason"] == "tablanette"]
    yield "a_deal", "", len(made)
    for worth in made:
        yield "tablanettes", "", worth


def of_bezique(game, side, deal, own):
    for line in own:
        is_four = line["reason"].startswith("four_")
        if is_four or line["reason"].endswith(("marriage", "bezique", "sequence")):
            yield "melds", line["reason"], line["points"]


def of_pinochle(game, side, deal, own):
    cards = [line["points"] for line in own if line["reason"] == "cards"]
    yield "cards", "", sum(cards)
    for line in own:
        if line["reason"].endswith(("marriage", "pinochle", "aces", "flush")):
            yield "melds", line["reason"], line["points"]


def of_scotch_whist(game, side, deal, own):
    broke = [line["side"] for line in deal["lines"] if line["reason"] == "rule_broken"]
    if broke:
        return
    for line in deal["lines"]:
        if line["reason"] in HONOURS:
            yield "honours", HONOURS[line["reason"]], int(line["side"] == side)


def bids_made(games, person):
    """{bid: [made, of how many]} at Oh Hell, each deal played on its own."""
    found = defaultdict(lambda: [0, 0])
    for game in games:
        seat = seated(game).index(person)
        for bids, taken in bids_and_tricks(game):
            found[str(bids[seat])][0] += bids[seat] == taken[seat]
            found[str(bids[seat])][1] += 1
    return dict(found)


def bids_and_tricks(game):
    """(bids, tricks) by seat of each deal, read one entry after the other."""
    referee = rules.replay(game.record() | {"entries": []})
    for entry in game.entries:
        deal = referee.table.deal
        referee.enter(entry)
        is_told = deal.is_complete and deal.is_bid() and deal.is_played()
        if is_told and entry["type"] not in ("deal_total", "adjust", "note", "stop"):
            yield dict(deal.bids), dict(deal.taken)
