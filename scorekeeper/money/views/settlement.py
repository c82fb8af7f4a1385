"""Settling up: the result of a night, the plan of the group below it, payments."""

from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from scorekeeper import scoring
from scorekeeper.access import me, permissions
from scorekeeper.models import Game
from scorekeeper.money import news, stakes
from scorekeeper.money.bill_rows import bill_line
from scorekeeper.money.ledger.plan import money_of
from scorekeeper.money.ledger.results import result_of
from scorekeeper.money.night_unit import why_for_nothing, with_night
from scorekeeper.money.plan_rows import payment_shown, payments_seen, plan_shown
from scorekeeper.money.proofs import rounding
from scorekeeper.money.settlement_columns import Nets
from scorekeeper.money.signature_rows import in_short, names_under, news_of_names
from scorekeeper.nights.night_page import (
    frame,
    headline,
    may_share,
    result_shown,
    result_unit,
)
from scorekeeper.nights.notes import in_one_line, notes_of
from scorekeeper.words import game_name, game_url, who_won

NO_STAKE = "no stake"
MOST_CELLS = 4000  # of the table of games: of many the latest are shown
MOST_LISTED = 50  # payments of a night, the latest


@require_safe
def settlement(request, pk):
    """The page; to one that is open what is new, or 204."""
    context = page(request, permissions.night(request, pk))
    if request.htmx and "seen" in request.GET:
        return answer_poll(request, context)
    context["changed"] = news.since_last_view(request, context)
    response = render(request, "money/settlement.html", context)
    return news.remember_seen(request, response, context)


def answer_poll(request, context):
    """What is new since an open page was drawn, or 204."""
    before = request.GET["seen"]
    if before == context["seen"]:
        return news.nothing_new()
    told = news.news_of(before, context) + news_of_names(
        context["signing"], before, context["seen"]
    )
    context |= {"is_followed": True, "changed": " ".join(told)}
    context |= {"is_counted_anew": True, "said": context["changed"]}
    response = render(request, "money/_settlement.html", context)
    return news.remember_seen(request, response, context)


@require_safe
def text(request, pk):
    """The settlement as plain text, to be sent to everybody."""
    night = permissions.night(request, pk)
    plain = "text/plain; charset=utf-8"
    context = page(request, night)
    told = context | {
        "notes": [in_one_line(one.text) for one in notes_of(night)],
    }
    return render(request, "money/settlement.txt", told, content_type=plain)


def answer(request, night, status, refusal=None, refused=None, said=""):
    """The page, or the part of it that htmx asks for, with what was refused.

    `refused`: as `plan_shown` takes it. `said`: what is heard of a change.
    """
    if status < 400 and not request.htmx:
        return redirect("settlement", night.pk)
    template = "money/_settlement.html" if request.htmx else "money/settlement.html"
    context = page(request, night, refused)
    context |= {"refusal": refusal, "said": said, "is_done": said and status < 400}
    response = render(request, template, context, status=status)
    if refusal:
        return response
    path = reverse("settlement", args=[night.pk])
    return news.remember_seen(request, response, context, path)


def page(request, night, refused=None):
    """What the page of a settlement shows, and the text that is shared.

    `refused`: as `plan_shown` takes it.
    """
    games = with_night(night, night.games.order_by("started_at", "pk").defer("entries"))
    result = result_of(night, games)
    money = money_of(night.group, result)
    plan = plan_shown(money.ledger_in(night.currency), result, refused)
    paid = [payment_shown(row) for row in payments_seen(money.payments, result)]
    return (
        {"my_pk": me.person_at(request, night.group_id)}
        | may_be_done(night)
        | as_it_is(result, plan, paid[:MOST_LISTED])
        | from_which(result, games)
    )


def from_which(result, games):
    """The games and shared costs that a result comes from, and its odd cents."""
    night, currency = result.night, result.night.currency
    finished = [game for game in games if game.status == Game.Status.FINISHED]
    shown = finished[-max(1, MOST_CELLS // max(1, len(result.people))) :]
    nets = Nets(result, result_unit(result))
    rows = [game_row(game, nets, currency) for game in shown]
    return {
        "currency": currency,
        "won": headline(result),
        "rounding": rounding(result),
        "games": with_stakes(rows),
        "earlier": len(finished) - len(shown),
        "bills": [bill_row(bill, night, nets) for bill in result.bills],
        "stake": common_stake(rows),
    }


def as_it_is(result, plan, paid):
    """The result, the plan, payments and names, and what an open page asks with."""
    signing, won = names_under(result.night, result), result_shown(result)
    sums = [(row["key"], row["amount"]) for row in won["rows"]]
    counted, names = news.causes(result), in_short(signing)
    return {
        "result": won,
        "plans": [plan],
        "payments": paid,
        "signing": signing,
        "seen": news.in_short(sums, [plan], paid, counted, names),
    }


def may_be_done(night):
    """What every page of a night shows, and what this device may do here."""
    return frame(night) | {
        "may_pay": permissions.may(night, "enter"),
        "may_share": may_share(night),
    }


def bill_row(bill, night, nets):
    """A shared cost as the page lists it, with what each person has of it."""
    line = bill_line(bill, night.currency, may_change=may_share(night))
    return line | {"nets": nets.of_bill(bill)}


def game_row(game, nets, currency):
    """One game as a row of the table: what each person nets, and why.

    Where the column is of something else, only who won it.
    """
    is_counted = nets.counts(game)
    return {
        "name": game_name(game),
        "url": game_url(game),
        "how": scoring.how_settled(game.sheet) if is_counted else "",
        "won": who_won(game),
        "stake": stakes.in_words(game.stake, currency),
        "for_nothing": why_for_nothing(game),
        "no_stake": NO_STAKE if nets.is_money and not is_counted else "",
        "nets": nets.of_game(game) if is_counted else [],
    }


def common_stake(rows):
    """What all games of a night were played for, in words; "" where they differ."""
    stakes = {row["stake"] for row in rows}
    return stakes.pop() if len(stakes) == 1 else ""


def with_stakes(rows):
    """The rows of the games, each with its own stake where they differ."""
    if common_stake(rows):
        return rows
    return [
        row | {"how": in_one(row["how"], row["stake"] or no_stake(row))} for row in rows
    ]


def no_stake(row):
    """That a game has no stake, unless the page says why."""
    return "" if row["for_nothing"] else row["no_stake"]


def in_one(*parts):
    return ", ".join(filter(None, parts))
