"""Settling up: what each one won, who pays whom, and the ticks."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from rules.words import signed
from scorekeeper import access, scoring, settling
from scorekeeper.forms import LONGEST_ID, Household
from scorekeeper.money import signed_amount, written
from scorekeeper.stake_form import stake_words
from scorekeeper.views.errors import Unreadable
from scorekeeper.views.night_parts import balance, frame, purse_name
from scorekeeper.words import card_game_name, counted, game_url

APART = (
    "Only two who settle with nobody else share a purse, before any payment is ticked."
)
CHANGED = "The payments have changed since this page was drawn. Look once more."


@require_safe
def settlement(request, pk):
    night = access.night(request, pk)
    return render(request, "nights/settlement.html", page(night))


@require_safe
def text(request, pk):
    """The settlement as plain text, to be sent to everybody."""
    night = access.night(request, pk)
    plain = "text/plain; charset=utf-8"
    return render(request, "nights/settlement.txt", page(night), content_type=plain)


@require_POST
def payments(request, pk):
    """Ticks a payment as paid, carries it to the next night, or takes that back."""
    night = access.night(request, pk, "enter")
    is_known = settled(request, night)
    if is_known and not request.htmx:
        return redirect("settlement", night.pk)
    template = "nights/_settlement.html" if request.htmx else "nights/settlement.html"
    context = page(night) | {"refusal": None if is_known else CHANGED}
    return render(request, template, context, status=200 if is_known else 409)


def settled(request, night):
    """Does with a payment what was asked; False if there is no such payment."""
    named = payment_named(request)
    if request.POST.get("carried") == "1":
        to = next_night(night)
        return to is not None and settling.carry(night, *named, to=to)
    turn = settling.tick if request.POST.get("paid") == "1" else settling.untick
    return turn(night, *named)


def next_night(night):
    """The night that this device may carry a payment to, or None."""
    return settling.next_night(night) if access.is_of_the_circle(night) else None


@require_POST
def households(request, pk):
    """Puts somebody's purse into another's, or gives him his own again."""
    night = access.night(request, pk, "enter")
    if night.closed_at and not access.is_of_the_circle(night):
        raise access.NotAllowed("The night is closed.")
    form = Household(request.POST, here=night.people.all())
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


def page(night):
    """What the page of a settlement shows, and the text that is shared."""
    plan = settling.plan(night)
    games = night.games.finished().order_by("started_at", "pk").defer("entries")
    rows = [game_row(game, plan.purses, night.currency) for game in games]
    return frame(night) | {
        "may_tick": access.may(night, "enter"),
        "next_night": next_night(night),
        "household": Household(here=night.people.all()),
        "balance": balance(plan.purses, night.currency),
        "verdict": verdict(plan.dues),
        "is_exact": plan.is_exact,
        "is_kept": plan.is_kept,
        "carried_in": carried_in(plan.purses, night.currency),
        "dues": [due_line(due, night.currency) for due in plan.dues],
        "names": [purse_name(purse) for purse in plan.purses],
        "games": with_stakes(rows),
        "stake": common_stake(rows),
    }


def carried_in(purses, currency):
    """What earlier nights left to this one: "Ann +1.00, Bob -1.00", or nothing."""
    words = []
    for purse in purses:
        amount = sum(amount for game, amount in purse.parts if game is None)
        if amount:
            words.append(f"{purse_name(purse)} {signed_amount(amount, currency)}")
    return ", ".join(words)


def verdict(dues):
    """The settlement in a few words: "Two payments settle it"."""
    if not dues:
        return "Nobody owes anything"
    left = [due for due in dues if not (due.is_paid or due.carried_to)]
    if not left:
        return "All is settled"
    verb = "settles" if len(left) == 1 else "settle"
    more = " more" if len(left) < len(dues) else ""
    return f"{counted(len(left), f'{more} payment'.strip())} {verb} it".capitalize()


def due_line(due, currency):
    """One payment as the page lists it."""
    return {
        "payer": due.payer,
        "payee": due.payee,
        "amount": due.amount,
        "words": written(due.amount, currency),
        "settled": "Paid" if due.is_paid else "Carried on" if due.carried_to else "",
    }


def game_row(game, purses, currency):
    """One game as a row of the table: what each purse nets, and why."""
    return {
        "name": card_game_name(game.key),
        "url": game_url(game),
        "how": scoring.how_settled(game.sheet),
        "stake": stake_words(game.stake, currency),
        "nets": [net_of(game, purse, currency) for purse in purses],
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
        row | {"how": ", ".join(filter(None, [row["how"], row["stake"]]))}
        for row in rows
    ]


def net_of(game, purse, currency):
    """What a purse nets in one game, in points and money; empty without a part."""
    net = purse.points.get(game.pk)
    money = sum(amount for part, amount in purse.parts if part and part.pk == game.pk)
    return {
        "name": purse_name(purse),
        "points": "" if net is None else signed(net),
        "money": signed_amount(money, currency) if money else "",
    }
