"""The rows of the tables: what each says of a night, a game, a deal or a line."""

from decimal import Decimal

from scorekeeper.files.file_format import at
from scorekeeper.models import Bill
from scorekeeper.money.currencies import decimals
from scorekeeper.money.ledger.results import cost_of, in_millionths
from scorekeeper.money.night_unit import is_for_money
from scorekeeper.unreadable.games import is_stand_in
from scorekeeper.words import game_name, side_names

HEADS = {
    "nights": ["night", "date", "place", "currency", "closed", "people"],
    "games": ["game", "night", "date", "card game", "players", "status", "started"],
    "deals": ["game", "deal", "dealer", "state", "side", "points"],
    "lines": ["game", "deal", "side", "points", "reason", "text"],
    "standings": ["game", "date", "card game", "person", "points", "net", "money"],
}
HEADS["standings"] += ["currency", "won", "tags"]
HEADS["bills"] = ["night", "date", "bill", "way", "person", "paid", "share", "currency"]
HEADS["results"] = ["night", "date", "person", "amount", "currency"]
HEADS["payments"] = ["night", "paid", "payer", "payee", "amount", "currency", "note"]


def rows_of(night, names):
    """(table, row) for all that a night holds. `names`: of people by id."""
    people = ", ".join(sorted(names[row.person_id] for row in night.rows_here))
    row = [night.pk, night.date.isoformat(), night.place, night.currency]
    yield "nights", [*row, at(night.closed_at) or "", people]
    for game in night.rows_played:
        if is_stand_in(game):
            continue
        yield "games", game_row(game, night)
        yield from deal_rows(game)
        for standing in game.rows_given:
            yield "standings", standing_row(standing, game, night, names)
    for bill in night.rows_billed:
        for part in bill.rows_shared:
            yield "bills", bill_row(bill, part, night, names)


def game_row(game, night):
    players = ", ".join(game.names())
    row = [game.pk, night.pk, night.date.isoformat(), game_name(game)]
    return [*row, players, game.status, at(game.started_at)]


def deal_rows(game):
    """What each side had of each deal, and each line for it."""
    names, sides = game.names(), side_names(game)
    for deal in game.sheet["deals"]:
        where = [game.pk, deal["number"]]
        of = [names[deal["dealer"]], state(deal)]
        for side, points in zip(sides, deal["points"], strict=True):
            yield "deals", [*where, *of, side, points]
        for line in deal["lines"]:
            cells = [line["points"], line["reason"], line["text"]]
            yield "lines", [*where, sides[line["side"]], *cells]


def state(deal):
    if deal["void"]:
        return "void"
    return "complete" if deal["complete"] else "in play"


def standing_row(row, game, night, names):
    money = in_money(row.money, night) if is_for_money(game) else ""
    about = [game.pk, night.date.isoformat(), game_name(game)]
    got = [names[row.person_id], row.points, row.net, money]
    won = "yes" if row.won else "no"
    return [*about, *got, night.currency, won, " ".join(row.tags)]


def bill_row(bill, part, night, names):
    """What a person paid of a bill, and their share: money where it is a cost."""
    about = [night.pk, night.date.isoformat(), bill.name, bill.way]
    about.append(names[part.person_id])
    is_cost = bill.way == Bill.Way.COST
    share = in_money(Decimal(part.share), night) if is_cost else part.share
    return [*about, in_money(Decimal(part.paid), night), share, night.currency]


def parts_of(night):
    """(person id, millionths) of all that a night gave."""
    for row in (row for game in night.rows_played for row in game.rows_given):
        yield row.person_id, in_millionths(row.money)
    for bill in night.rows_billed:
        shares = bill.rows_shared
        for share, amount in zip(shares, cost_of(shares), strict=True):
            yield share.person_id, amount


def result_rows(night, amounts, names):
    """What each person won or lost in a night. `amounts`: minor units by id."""
    about = [night.pk, night.date.isoformat()]
    for person in sorted(amounts, key=names.get):
        won = in_money(Decimal(amounts[person]), night)
        yield [*about, names[person], won, night.currency]


def payment_row(row, names):
    """A payment, its night empty where it was recorded at none."""
    about = [row.night_id, at(row.paid_at), names[row.payer_id], names[row.payee_id]]
    return [*about, in_money(Decimal(row.amount), row), row.currency, row.note]


def in_money(minor, holder):
    """Minor units in the currency of a night or a payment."""
    return minor.scaleb(-decimals(holder.currency)).normalize()
