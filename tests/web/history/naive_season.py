"""A season told a second time, from the records of its games alone.

Slow and plain on purpose: nothing of `scorekeeper.people.statistics` is used, and
nothing of `scorekeeper.people.figures`.
"""

from collections import Counter, defaultdict

from scorekeeper.game_kinds import kind_of
from tests.web.people import naive_counts as naive


def of_days(games, since, until):
    """The finished games of the nights of some days, in the order of their start."""
    found = [one for one in games if one.status == "finished"]
    found = [one for one in found if since <= one.night.date <= until]
    return sorted(found, key=lambda game: (game.started_at, game.pk))


def each_of(games, currency):
    """{person: (games, wins, money in a currency)}."""
    sums = defaultdict(lambda: (0, 0, 0))
    for game in games:
        given = {row.person_id: row.money for row in game.standings.all()}
        for person in naive.seated(game):
            money = given[person] if game.night.currency == currency else 0
            now = 1, naive.has_won(game, person), money
            sums[person] = tuple(map(sum, zip(sums[person], now, strict=True)))
    return dict(sums)


def leaders(games, currency):
    """[(night, person)] whenever somebody else led alone once a night was over."""
    told, before = [], None
    nights = sorted({(game.night.date, game.night_id) for game in games})
    for place in range(len(nights)):
        over = {night for _, night in nights[: place + 1]}
        sums = each_of([one for one in games if one.night_id in over], currency)
        number = 2 if currency else 1
        order = sorted(sums, key=lambda person: -sums[person][number])
        is_alone = len(order) == 1 or sums[order[0]][number] > sums[order[1]][number]
        if is_alone and order[0] != before:
            before = order[0]
            told.append((nights[place][1], before))
    return told


def longest_run(games):
    """(the longest run, everybody who had one)."""
    people = {person for game in games for person in naive.seated(game)}
    runs = {}
    for person in people:
        mine = [game for game in games if person in naive.seated(game)]
        runs[person] = naive.longest_run(mine, person)[1]
    most = max(runs.values(), default=0)
    return most, {person for person in runs if runs[person] == most and most}


def partners(games):
    """{(person, other): (wins, games)} as partners."""
    wins, together = Counter(), Counter()
    for game in games:
        for one in naive.seated(game):
            for other in naive.seated(game):
                same = naive.side_of(game, one) == naive.side_of(game, other)
                if one < other and same:
                    together[one, other] += 1
                    wins[one, other] += naive.has_won(game, one)
    return {two: (wins[two], together[two]) for two in together}


def records(games, since, until):
    """{(card game, is of a deal): (points, points before)} that were broken."""
    found = {}
    newest = {}
    for game in sorted(games, key=lambda game: game.started_at):
        newest[kind_of(game.key, game.options)] = game
    for key in sorted(newest):
        pick = min if naive.lowest_wins(newest[key]) else max
        for is_deal in (False, True):
            now = numbers(of_days(games, since, until), key, is_deal)
            before = [one for one in games if one.night.date < since]
            before = numbers(before, key, is_deal)
            if now and before and pick(before + now) not in before:
                found[key, is_deal] = pick(now), pick(before)
    return found


def numbers(games, key, is_deal):
    """The points of everybody in the games of a key, or in their deals."""
    return [
        points
        for game in games
        if kind_of(game.key, game.options) == key and game.status == "finished"
        for person in naive.seated(game)
        for points in (
            naive.deals(game, person) if is_deal else [naive.points(game, person)]
        )
    ]
