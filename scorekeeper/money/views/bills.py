"""A shared cost: entered, changed, or taken away again."""

from uuid import uuid4

from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper.access import permissions
from scorekeeper.money import settlement
from scorekeeper.money.bill_rows import missing_in_form, who_pays
from scorekeeper.money.currencies import unit
from scorekeeper.money.forms.bill import BillForm
from scorekeeper.nights.night_page import frame, night_to_share
from scorekeeper.pages.fields import request_id
from scorekeeper.words import night_title

MOST_EARLIER = 5  # shared costs that a new one offers to copy
ADD, CHANGE = "Add shared cost", "Change shared cost"
ENTERED = "This shared cost has already been added. You can change it here."
CHANGED = "Someone changed this shared cost after you opened the page. Check it again."


@require_http_methods(["GET", "POST"])
def bills(request, pk):
    """A new bill of a night, which may begin as a copy of an earlier one."""
    night = night_to_share(request, pk)
    copied = copied_bill(request, night)
    form = BillForm(request.POST or None, **form_of(night), copied=copied)
    if not is_ready(request, form):
        return shown_first(request, night, form)
    id = form.cleaned_data["id"] or uuid4()
    if settlement.enter_bill(night, **bill_fields(form.cleaned_data), client_id=id):
        return redirect("settlement", night.pk)
    return stale(request, night, night.bills.get(client_id=id), ENTERED)


@require_http_methods(["GET", "POST"])
def bill(request, pk, bill):
    """A bill as it was entered, to be changed."""
    night = night_to_share(request, pk)
    bill = bill_of(night, bill)
    form = BillForm(request.POST or None, **form_of(night), bill=bill)
    if not is_ready(request, form):
        return shown_first(request, night, form, bill)
    filled = form.cleaned_data
    stamp = {"seen": filled["seen"], "client_id": form.request_id()}
    if settlement.change_bill(night, bill, **bill_fields(filled), **stamp):
        return redirect("settlement", night.pk)
    return stale(request, night, bill)


def is_ready(request, form):
    """Whether a form is entered: the page has shown what each person pays."""
    return not request.htmx and form.is_valid() and form.was_shown()


def shown_first(request, night, form, bill=None):
    """What each person pays, before anything is entered."""
    if not request.htmx:
        return page(request, night, form, bill)
    context = {"who_pays": who_pays(form), "missing": missing_in_form(form)}
    return render(request, "money/_who_pays.html", context)


def copied_bill(request, night):
    """The bill that a new one of a night begins as, None for none."""
    pk = request.GET.get("copy")
    if pk is None:
        return None
    of_group = permissions.is_of_the_group(night)
    bills = settlement.bills_to_copy(night, of_group=of_group)
    if found := [bill for bill in bills if str(bill.pk) == pk]:
        return found[0]
    raise Http404


@require_POST
def removal(request, pk, bill):
    """Takes a bill away."""
    night = night_to_share(request, pk)
    bill = night.bills.filter(pk=bill).first()
    if bill:
        settlement.remove_bill(night, bill, client_id=request_id(request))
    return redirect("settlement", night.pk)


def bill_of(night, pk):
    bill = night.bills.filter(pk=pk).first()
    if bill is None:
        raise Http404
    return bill


def form_of(night):
    people = night.people.order_by("attendance__pk")
    return {"here": people, "currency": night.currency}


def bill_fields(filled):
    return {name: filled[name] for name in ("name", "way", "parts")}


def stale(request, night, bill, why=CHANGED):
    """The bill as it is now, and why what was asked for was not done."""
    form = BillForm(**form_of(night), bill=bill_of(night, bill.pk))
    return page(request, night, form, bill, refusal=why)


def page(request, night, form, bill=None, refusal=None):
    is_refused = form.is_bound and not form.is_valid()
    context = frame(night) | {
        "form": form,
        "bill": bill,
        "refusal": refusal,
        "removal_id": uuid4(),
        "unit": unit(night.currency).strip(),
        "button": CHANGE if bill else ADD,
        "action": address(night, bill),
        "who_pays": who_pays(form),
        "is_first_look": form.is_bound and form.is_valid(),
        "earlier_bills": [] if bill or form.is_bound else earlier_bills(night),
    }
    status = 409 if refusal else 422 if is_refused else 200
    return render(request, "money/bill.html", context, status=status)


def address(night, bill):
    """Where the form of a bill is sent, or of a new one."""
    name, args = ("bill", [night.pk, bill.pk]) if bill else ("bills", [night.pk])
    return reverse(name, args=args)


def earlier_bills(night):
    """The latest shared costs that can be copied, each with its night in `words`."""
    of_group = permissions.is_of_the_group(night)
    earlier = settlement.bills_to_copy(night, of_group=of_group)[:MOST_EARLIER]
    for bill in earlier:
        bill.words = night_title(bill.night)
    return earlier
