"""Settling up: what each one won, who pays whom, and the ticks."""

from uuid import UUID

from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from scorekeeper import scoring, settling
from scorekeeper.forms.amounts import PartPaid
from scorekeeper.forms.fields import LONGEST_ID, request_of
from scorekeeper.forms.night import Household
from scorekeeper.keys import access
from scorekeeper.models import Game, Night
from scorekeeper.money import stakes
from scorekeeper.money.currencies import signed_amount
from scorekeeper.money.tonight import why_for_nothing, with_night
from scorekeeper.nights.notes import in_one_line, notes_of
from scorekeeper.posted import Unreadable
from scorekeeper.views import payments_followed
from scorekeeper.views.names_under import in_short, names_under
from scorekeeper.views.nets import Nets
from scorekeeper.views.night_parts import (
    balance,
    due_line,
    frame,
    may_share,
    purse_name,
    ranked,
)
from scorekeeper.views.proofs import proof, rounding
from scorekeeper.views.sources import Sources, bill_line
from scorekeeper.words import card_game_name, game_url, who_won

APART = "Only two who settle with nobody else share a purse."
ELSEWHERE = "Nothing is left to pay here"
NO_STAKE = "no stake"
MOST_CELLS = 4000  # of the table of games: of many the latest are shown
CHANGED = "The payments have changed since this page was drawn. Look once more."


@require_safe
def settlement(request, pk):
    """The page; to one that is open what is new, or 204."""
    context = page(access.night(request, pk))
    if request.htmx and "seen" in request.GET:
        return payments_followed.answer(request, context)
    return render(request, "nights/settlement.html", context)


@require_safe
def text(request, pk):
    """The settlement as plain text, to be sent to everybody."""
    night = access.night(request, pk)
    plain = "text/plain; charset=utf-8"
    context = page(night)
    by_place = ranked(night, context["played"])
    told = context | {
        "won": by_place.headline(is_over=bool(night.closed_at)),
        "ranked": by_place.in_words(),
        "notes": [in_one_line(one.text) for one in notes_of(night)],
    }
    return render(request, "nights/settlement.txt", told, content_type=plain)


@require_POST
def payments(request, pk):
    """Ticks a payment or a part of it, carries it on, or takes that back."""
    night = access.night(request, pk, "enter")
    named = payment_named(request)
    part = part_of(request, night, named)
    if part and not part.is_valid():
        return answer(request, night, 422, part.refusal(), (named, part))
    if not settled(request, night, named, part):
        return answer(request, night, 409, CHANGED)
    if not request.htmx:
        return redirect("settlement", night.pk)
    return answer(request, night, 200)


def answer(request, night, status, refusal=None, part=None, said=""):
    """The page, or the part of it that htmx asks for, with what was refused.

    `said`: what is heard of a change.
    """
    template = "nights/_settlement.html" if request.htmx else "nights/settlement.html"
    context = page(night, part) | {"refusal": refusal, "said": said}
    return render(request, template, context, status=status)


def part_of(request, night, named):
    """The form of a part that was paid, where it was asked for."""
    if request.POST.get("paid") != "part":
        return None
    return PartPaid(request.POST, amount=named[2], currency=night.currency)


def settled(request, night, named, part):
    """Does with a payment what was asked; False if there is no such payment."""
    stamp = {"client_id": request_id(request)}
    if request.POST.get("carried") == "1":
        to = next_night(night)
        return to is not None and settling.carry(night, *named, to=to, **stamp)
    if part:
        return settling.tick(night, *named, part=part.cleaned_data["part"], **stamp)
    if request.POST.get("paid") == "1":
        return settling.tick(night, *named, **stamp)
    stamp["is_carried"] = access.is_of_the_circle(night)
    return settling.untick(night, *named, **stamp)


def next_night(night):
    """The night that this device may carry a payment to, or None."""
    return settling.next_night(night) if access.is_of_the_circle(night) else None


@require_POST
def households(request, pk):
    """Puts somebody's purse into another's, or gives him his own again."""
    night = access.night(request, pk, "enter")
    if night.closed_at and not access.is_of_the_circle(night):
        raise access.NightClosed()
    form = Household(request.POST, here=night.people.order_by("attendance__pk"))
    if form.is_valid() and settling.settle_together(night, **form.cleaned_data):
        return redirect("settlement", night.pk)
    refusal = APART if form.is_valid() else None
    context = page(night) | {"household": form, "refusal": refusal}
    return render(request, "nights/settlement.html", context, status=422)


def payment_named(request):
    """The payer, the payee and the amount of a posted payment."""
    named = [request.POST.get(part, "") for part in ("payer", "payee", "amount")]
    if not all(each.isdecimal() and len(each) <= LONGEST_ID for each in named):
        raise Unreadable("A payment has a payer, a payee and an amount.")
    return [int(each) for each in named]


def request_id(request):
    """The id of what is asked for under the one that the page gave, or None."""
    try:
        return request_of(UUID(request.POST.get("id", "")), request.POST)
    except ValueError:
        return None


def page(night, part=None):
    """What the page of a settlement shows, and the text that is shared.

    `part`: which payment (payer, payee, amount) was to be paid in part, and that form.
    """
    plan, currency = settling.plan(night), night.currency
    games = with_night(night, night.games.order_by("started_at", "pk").defer("entries"))
    sources = Sources(games, plan.purses, currency)
    finished = [game for game in games if game.status == Game.Status.FINISHED]
    shown = finished[-max(1, MOST_CELLS // max(1, len(plan.purses))) :]
    won = balance(plan.purses, night)
    nets = Nets(plan.purses, won["unit"], currency)
    rows = [game_row(game, nets, currency) for game in shown]
    dues = [due_line(due, currency, sources, part) for due in plan.dues]
    about = may_be_done(night) | as_it_stands(night, won, dues, plan.purses)
    return about | {
        "currency": currency,
        "balance": won,
        "verdict": verdict(plan),
        "proof": proof(plan.open_dues, is_exact=plan.is_exact),
        "rounding": rounding(plan.purses, currency),
        "carried_in": carried_in(plan.purses, currency),
        "left_here": nets.of_nights(),
        "dues": dues,
        "played": games,
        "games": with_stakes(rows),
        "earlier": len(finished) - len(shown),
        "bills": [bill_row(bill, night, nets) for bill in sources.bills],
        "stake": common_stake(rows),
    }


def as_it_stands(night, won, dues, purses):
    """The names under a settlement, and what an open page asks with what is new."""
    signing = names_under(night, purses)
    seen = payments_followed.seen(won, dues, purses, in_short(signing))
    return {"signing": signing, "seen": seen}


def may_be_done(night):
    """What every page of a night shows, and what this device may do here."""
    return frame(night) | {
        "may_tick": access.may(night, "enter"),
        "may_share": may_share(night),
        "is_of_the_circle": access.is_of_the_circle(night),
        "next_night": next_night(night),
        "household": Household(here=night.people.order_by("attendance__pk")),
    }


def bill_row(bill, night, nets):
    """A bill as the page lists it, with what each purse has of it."""
    line = bill_line(bill, night.currency, may_change=may_share(night))
    return line | {"nets": nets.of(bill)}


def carried_in(purses, currency):
    """What earlier nights left to this one: "Ann +1.00, Bob -1.00", or nothing."""
    words = []
    for purse in purses:
        parts = [one for one in purse.parts if isinstance(one[0], Night)]
        amount = sum(amount for _, amount in parts)
        if amount:
            words.append(f"{purse_name(purse)} {signed_amount(amount, currency)}")
    return ", ".join(words)


def verdict(plan):
    """The settlement in a few words: "Two payments settle it"."""
    left, dues = len(plan.open_dues), len(plan.dues)
    if not left and settling.is_owed_elsewhere(plan):
        return ELSEWHERE
    return scoring.verdict(dues, left)


def game_row(game, nets, currency):
    """One game as a row of the table: what each purse nets, and why.

    Where the column is of something else, only who won it.
    """
    is_counted = nets.counts(game)
    return {
        "name": card_game_name(game.key),
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
