"""A bill shared by all: entered, changed, or taken away again."""

from uuid import uuid4

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import settling
from scorekeeper.forms.bill import BillForm
from scorekeeper.keys import access
from scorekeeper.money.currencies import unit
from scorekeeper.views.night_parts import frame, may_share
from scorekeeper.views.settlement import request_id

ENTERED = "This bill is entered already, as it stands here. Change it here."
CHANGED = "Somebody changed this bill since the page was drawn. Look once more."


@require_http_methods(["GET", "POST"])
def bills(request, pk):
    """A new bill of a night."""
    night = sharing(request, pk)
    form = BillForm(request.POST or None, **form_of(night))
    if not form.is_valid():
        return page(request, night, form)
    id = form.cleaned_data["id"] or uuid4()
    if settling.enter_bill(night, **bill_fields(form.cleaned_data), client_id=id):
        return redirect("settlement", night.pk)
    return stale(request, night, night.bills.get(client_id=id), ENTERED)


@require_http_methods(["GET", "POST"])
def bill(request, pk, bill):
    """A bill as it was entered, to be changed."""
    night = sharing(request, pk)
    bill = bill_of(night, bill)
    form = BillForm(request.POST or None, **form_of(night), bill=bill)
    if not form.is_valid():
        return page(request, night, form, bill)
    filled = form.cleaned_data
    stamp = {"seen": filled["seen"], "client_id": form.request_id()}
    if settling.change_bill(night, bill, **bill_fields(filled), **stamp):
        return redirect("settlement", night.pk)
    return stale(request, night, bill)


@require_POST
def removal(request, pk, bill):
    """Takes a bill away."""
    night = sharing(request, pk)
    bill = night.bills.filter(pk=bill).first()
    if bill:
        settling.remove_bill(night, bill, client_id=request_id(request))
    return redirect("settlement", night.pk)


def sharing(request, pk):
    """The night of a bill, for one who may enter it."""
    night = access.night(request, pk, "enter")
    if not may_share(night):
        raise access.NightClosed()
    return night


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
    status = 409 if refusal else 422 if form.is_bound else 200
    context = {"form": form, "bill": bill, "refusal": refusal, "removal_id": uuid4()}
    context["unit"] = unit(night.currency).strip()
    return render(request, "nights/bill.html", frame(night) | context, status=status)
