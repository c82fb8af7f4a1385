"""Who owes whom over several nights, and the ticks."""

from uuid import uuid4

from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from rules.words import spelled
from scorekeeper import scoring, settling
from scorekeeper.forms.amounts import PartPaid
from scorekeeper.keys import access
from scorekeeper.money.currencies import signed_amount, unit, written
from scorekeeper.posted import Unreadable
from scorekeeper.views.night_parts import way_of
from scorekeeper.views.proofs import proof
from scorekeeper.views.settlement import CHANGED, payment_named, request_id
from scorekeeper.words import night_title

OPEN_SHOWN = 6


@require_http_methods(["GET", "POST"])
def debts(request, pk):
    """All that is unpaid in a circle; POST ticks a debt, or takes a payment back."""
    is_post = request.method == "POST"
    circle = access.circle(request, pk, "enter" if is_post else "watch")
    if not is_post:
        return answer(request, circle, 200)
    if request.POST.get("paid") == "0":
        return done(request, circle, taken_back(request, circle))
    named, currency = payment_named(request), currency_named(request)
    part = None
    if request.POST.get("paid") == "part":
        part = PartPaid(request.POST, amount=named[2], currency=currency)
        if not part.is_valid():
            return answer(request, circle, 422, part.refusal(), (named, part))
    return done(request, circle, paid(request, circle, currency, named, part))


def done(request, circle, is_done):
    """Back to the page, or the page with why nothing was done."""
    if is_done:
        return redirect("debts", circle.pk)
    return answer(request, circle, 409, CHANGED)


def paid(request, circle, currency, named, part):
    stamp = {"client_id": request_id(request)}
    stamp["part"] = part and part.cleaned_data["part"]
    return settling.pay_debt(circle, currency, *named, **stamp)


def taken_back(request, circle):
    payment = request.POST.get("payment", "")
    if not (payment.isdecimal() and len(payment) < 19):
        raise Unreadable("A payment to be taken back has a number.")
    stamp = {"client_id": request_id(request)}
    return settling.take_back_payment(circle, int(payment), **stamp)


def currency_named(request):
    """The currency of a posted debt."""
    currency = request.POST.get("currency", "")
    if len(currency) != 3:
        raise Unreadable("A debt has a currency.")
    return currency


def answer(request, circle, status, refusal=None, part=None):
    return render(
        request,
        "nights/debts.html",
        page(circle, part) | {"refusal": refusal},
        status=status,
    )


def page(circle, part=None):
    """What the page shows; `part`: the debt that was to be paid in part, its form."""
    nights = list(circle.nights.in_progress().order_by("pk"))
    sums = settling.debts_of(circle, nights)
    debts = [debt for one in sums for debt in one.debts]
    rows = [row for debt in debts for row, _ in debt.because]
    behind = settling.nights_behind(circle, rows)
    return {
        "circle": circle,
        "may_tick": access.may(circle, "enter"),
        "sums": [sum_of(one, behind, part) for one in sums],
        "lately": [lately_line(row) for row in settling.paid_lately(circle)],
        "open": [night_link(night) for night in nights[: -OPEN_SHOWN - 1 : -1]],
    }


def sum_of(netted, behind, part):
    """What is unpaid in one currency, as the page shows it."""
    currency = netted.currency
    return {
        "currency": currency,
        "unit": unit(currency).strip(),
        "verdict": scoring.verdict(len(netted.debts), len(netted.debts)),
        "proof": proof(netted.debts, is_exact=netted.is_exact),
        "balances": [
            {
                "name": " + ".join([person.name, *netted.others(person)]),
                "amount": amount,
                "words": signed_amount(amount, currency),
            }
            for person, amount in netted.balances
        ],
        "debts": [debt_line(debt, currency, behind, part) for debt in netted.debts],
    }


def debt_line(debt, currency, behind, part):
    """One debt as the page lists it, with what of each night it comes from."""
    named, form = part or (None, None)
    is_asked = named == [debt.payer.pk, debt.payee.pk, debt.amount]
    form = form if is_asked else PartPaid(amount=debt.amount, currency=currency)
    form.auto_id = f"part_{debt.payer.pk}_{debt.payee.pk}_{currency}_%s"
    return {
        "payer": debt.payer,
        "payee": debt.payee,
        "amount": debt.amount,
        "words": written(debt.amount, currency),
        "currency": currency,
        "parts": [of_a_night(*one, currency, behind) for one in debt.because],
        "others": others_words(debt, currency),
        "sum": signed_amount(debt.balance, currency),
        "part": form,
        "is_open": is_asked,
        "way": way_of(debt, currency),
        "id": str(uuid4()),
    }


def others_words(debt, currency):
    """What the other parts of a debt come to, which are not shown one by one."""
    count = debt.count - len(debt.because)
    amount = debt.balance - sum(amount for _, amount in debt.because)
    title = f"In {spelled(count, 'other payment')}"
    return {"title": title, "words": signed_amount(amount, currency)} if count else None


def of_a_night(row, amount, currency, behind):
    """One unpaid payment as a part of a debt: of which night, to or from whom."""
    other = f"To {row.payee}" if amount < 0 else f"From {row.payer}"
    count, nights = behind.get(row.of_netting, (1, [row.night]))
    earlier = count - len(nights)
    return {
        "earlier": spelled(earlier, "earlier night") if earlier else "",
        "nights": [night_link(night) for night in nights],
        "title": f"{other}, left of" if row.of_netting else other,
        "words": signed_amount(amount, currency),
        "is_loss": amount < 0,
    }


def night_link(night):
    return {"title": night_title(night), "url": reverse("settlement", args=[night.pk])}


def lately_line(row):
    """A payment that was made, to be taken back."""
    return {
        "pk": row.pk,
        "words": written(row.amount, row.night.currency),
        "payer": row.payer,
        "payee": row.payee,
        "when": row.paid_at,
        "zone": row.night.zone,
        "id": str(uuid4()),
    }
