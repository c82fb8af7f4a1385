"""Payments: a row of the plan marked as paid, any other recorded, one deleted."""

from dataclasses import dataclass
from uuid import uuid4

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper.access import permissions
from scorekeeper.models import Group, Night
from scorekeeper.money.currencies import unit
from scorekeeper.money.forms.amounts import PaidAmount
from scorekeeper.money.forms.payment import PaymentForm
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.by_night import currencies_of
from scorekeeper.money.plan_rows import CHANGED, is_guest
from scorekeeper.money.views import balances, settlement
from scorekeeper.pages.fields import LONGEST_ID, request_id
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.words import night_title

NIGHTS_OFFERED = 20  # to which a payment can belong, the latest
DELETED = "The payment was deleted."
NOT_OF_NIGHT = (
    "You have access to this night only. You can delete payments on its page."
)
RECORDED = "{payer} paid {payee}."
INCOMPLETE = "This payment is incomplete. Reload the page and try again."


@dataclass
class PaymentPlace:
    """Where payments are recorded: in a group, or at one of its nights."""

    group: Group
    night: Night | None = None

    @property
    def way_in(self):
        return (self.night or self.group).way_in

    @property
    def stamp(self):
        """What a payment that is recorded here is noted with."""
        phone = (self.night or self.group).phone
        return {"night": self.night, "key_id": self.way_in["pk"], "phone": phone}

    @property
    def people(self):
        """Those whose payments this device can record, by name."""
        rows = self.night.people if is_guest(self.night) else self.group.people
        return rows.order_by("name", "pk")

    @property
    def payments(self):
        """The payments that alone this device can delete, None for any."""
        return permissions.payments_of(self.night) if is_guest(self.night) else None

    def answer(self, request, status, refusal=None, refused=None, said=""):
        """The page of money at this place, with what was refused; or back to it."""
        shown = status, refusal, refused, said
        if self.night:
            return settlement.answer(request, self.night, *shown)
        return balances.answer(request, self.group, *shown)


def place_of_group(request, pk):
    return PaymentPlace(permissions.group(request, pk, "enter"))


def place_of_night(request, pk):
    night = permissions.night(request, pk, "enter")
    return PaymentPlace(night.group, night)


@require_http_methods(["GET", "POST"])
def of_group(request, pk):
    """Marks a row of Money as paid, or records any payment, which its page asks for."""
    return record_payment(request, place_of_group(request, pk))


@require_http_methods(["GET", "POST"])
def of_night(request, pk):
    """The same at a night."""
    return record_payment(request, place_of_night(request, pk))


@require_POST
def deletion_of_group(request, pk, payment):
    """Deletes a payment that was recorded by mistake."""
    return delete_payment(request, place_of_group(request, pk), payment)


@require_POST
def deletion_of_night(request, pk, payment):
    """The same on the page of a night."""
    return delete_payment(request, place_of_night(request, pk), payment)


def delete_payment(request, place, payment):
    if payment >= 10**LONGEST_ID:
        raise Unreadable(
            "That payment number is too long. Reload the page and try again."
        )
    stamp = {"among": place.payments, "client_id": request_id(request)}
    if not payments.delete(place.group, payment, **stamp):
        return place.answer(request, 403, NOT_OF_NIGHT)
    return place.answer(request, 200, said=DELETED)


def record_payment(request, place):
    if "paid" in request.POST:
        return mark_row(request, place)
    form = PaymentForm(request.POST or None, **form_of(place))
    if not form.is_valid():
        return form_page(request, place, form)
    filled = form.cleaned_data
    both = filled["payer"], filled["payee"]
    about = place.stamp | {"note": filled["note"]}
    about["night"] = filled.get("night") or place.night
    stamp = {"client_id": form.request_id() or uuid4()}
    payments.record(
        place.group, filled["currency"], *both, filled["amount"], **about, **stamp
    )
    return redirect(*money_url(place))


def money_url(place):
    return ("settlement", place.night.pk) if place.night else ("money", place.group.pk)


def form_of(place):
    """What the form of any payment lets people choose from."""
    if place.night:
        return {"people": place.people, "currencies": [place.night.currency]}
    nights = place.group.nights.order_by("-date", "-pk")[:NIGHTS_OFFERED]
    nights = place.group.nights.filter(pk__in=[night.pk for night in nights])
    nights = nights.order_by("-date", "-pk")
    usual = place.group.currency
    currencies = [usual, *(one for one in currencies_of(place.group) if one != usual)]
    return {"people": place.people, "currencies": currencies, "nights": nights}


def form_page(request, place, form):
    """The page that asks for any payment."""
    currencies = form.fields["currency"].choices
    context = {
        "form": form,
        "group": place.group,
        "night": place.night,
        "title": night_title(place.night) if place.night else place.group.name,
        "unit": unit(currencies[0][0]).strip() if len(currencies) == 1 else "",
    }
    status = 422 if form.is_bound else 200
    return render(request, "money/payment.html", context, status=status)


def mark_row(request, place):
    """Marks a row of the plan as paid, in full or with the amount that was paid."""
    named, currency = row_named(request), currency_named(request)
    form = None
    if request.POST["paid"] == "part":
        form = PaidAmount(request.POST, currency=currency)
        if not form.is_valid():
            return place.answer(request, 422, form.refusal(), (named, form))
    payment = may_see(place, named, currency) and payments.mark_as_paid(
        place.group,
        currency,
        *named,
        part=form and form.cleaned_data["paid_amount"],
        client_id=request_id(request) or uuid4(),
        **place.stamp,
    )
    if not payment:
        return place.answer(request, 409, CHANGED)
    people = {"payer": payment.payer, "payee": payment.payee}
    return place.answer(request, 200, said=RECORDED.format(**people))


def may_see(place, named, currency):
    """Whether a page here shows a row: a guest's only those of the night's people."""
    if place.night and place.night.currency != currency:
        return False
    there = place.people.filter(pk__in=named[:2])
    return not is_guest(place.night) or there.count() == 2


def row_named(request):
    """The payer, the payee and the amount of a posted row."""
    named = [request.POST.get(part, "") for part in ("payer", "payee", "amount")]
    if not all(each.isdecimal() and len(each) <= LONGEST_ID for each in named):
        raise Unreadable(INCOMPLETE)
    return tuple(int(each) for each in named)


def currency_named(request):
    """The currency of a posted row."""
    currency = request.POST.get("currency", "")
    if len(currency) != 3:
        raise Unreadable(INCOMPLETE)
    return currency
