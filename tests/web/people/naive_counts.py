"""What a person's games come to, counted a second time from the records alone.

Slow and plain on purpose: nothing of `scorekeeper.people.statistics` is used, nor the
tables in rules/games/*/history.py: only records, sheets and what players entered.
"""

from collections import Counter, defaultdict
from decimal import Decimal

import rules
from scorekeeper.game_kinds import kind_of
from tests.web.people import naive_by_family


def games_of(games, person, other=None, key="", year=0):
    """The finished games of a person under a filter, in the order of their start."""
    found = [
        game
        for game in games
        if game.status == "finished"
        and person in seated(game)
        and (other is None or other in seated(game))
        and key in ("", kind_of(game.key, game.options))
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
    is_low = lowest_wins(game)
    others = [
        score
        for side, score in enumerate(result["scores"])
        if side not in result["winners"] and (score < mine if is_low else score > mine)
    ]
    return 1 + len(result["winners"]) + len(others)


def lowest_wins(game):
    is_low = rules.card_game_named(game.key).lowest_wins
    return is_low or game.options.get("wins") == "fewest"


def deals(game, person):
    """The points of a person in each deal that they played to its end."""
    side = side_of(game, person)
    played = [deal for deal in game.sheet["deals"] if deal["complete"]]
    if game.key == "piquet_ecrire":
        count = len(game.players)
        played = [d for d in played if side in (d["dealer"], (d["dealer"] + 1) % count)]
    return [deal["points"][side] for deal in played]


def bests(games, person):
    """{part: number} of the best and worst game and deal, without those unknown."""
    points_of = [points(game, person) for game in games]
    of_deals = [points for game in games for points in deals(game, person)]
    known = {"best": max(points_of), "worst": min(points_of)}
    known["best_deal"] = max(of_deals, default=None)
    known["worst_deal"] = min(of_deals, default=None)
    return {part: number for part, number in known.items() if number is not None}


def money(games, person):
    """What a person won in each currency, from the standings."""
    won = Counter()
    for game in games:
        given = {row.person_id: row.money for row in game.standings.all()}
        if amount := given[person]:
            won[game.night.currency] += amount * Decimal(10**6)
    return dict(won)


def milestones(games):
    """[how many, id of the game] of the games that are told of."""
    told = {str(number) for number in (10, 50, 100, 500, 1000, 5000)}
    return [[n, game.pk] for n, game in enumerate(games, 1) if str(n) in told]


def by_time(games, person, when):
    """{(night or month, currency): (games, wins, money)} of a person's games."""
    sums = defaultdict(lambda: (0, 0, 0))
    for game in games:
        first = game.night.date.replace(day=1)
        at = {"night_id": game.night_id, "month": first}[when]
        had = sums[at, game.night.currency]
        [won] = [row.money for row in game.standings.all() if row.person_id == person]
        now = 1, has_won(game, person), won
        sums[at, game.night.currency] = tuple(map(sum, zip(had, now, strict=True)))
    return dict(sums)


def all_counted(games, person):
    """{(name, part): (number, occasions)} of all that some games of a person count."""
    found = defaultdict(lambda: (0, 0))
    for game in games:
        side = side_of(game, person)
        for name, part, *more in counted_in(game, side):
            had = found[name, part]
            found[name, part] = had[0] + more[0], had[1] + more[1]
    return dict(found)


def counted_in(game, side):
    """(name, part, number, occasions) of a game, deal by deal, and of it as a whole."""
    complete = [deal for deal in game.sheet["deals"] if deal["complete"]]
    for sheet, deal in zip(complete, deals_of(game), strict=True):
        if all(line["reason"] != "deal_total" for line in sheet["lines"]):
            yield from naive_by_family.in_deal(game, side, sheet, deal)
    yield from naive_by_family.in_game(game, side)


def deals_of(game):
    """The completed deals of a game as a replay leaves them, replayed once."""
    if not hasattr(game, "replayed"):
        game.replayed = rules.replay(game.record()).table.completed_deals()
    return game.replayed
