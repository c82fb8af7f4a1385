"""A night or a group for Splitwise, which adds it to what people owe each other."""

from functools import partial

from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scorekeeper.access import permissions
from scorekeeper.files.downloads import download, year_in
from scorekeeper.money.ledger.by_night import currencies_of
from scorekeeper.pages.errors import refusal_response
from scorekeeper.sharing import splitwise

NO_CURRENCY = (
    "This group has no nights or payments in this currency. Choose from: {known}."
)


@require_safe
@never_cache
def night(request, pk):
    """The table of a night: its result, and the payments recorded at it."""
    night = permissions.night(request, pk)
    made = partial(splitwise.night_table, night, permissions.payments_of(night))
    return download(request, made, "Splitwise", night.date, "csv")


@require_safe
@never_cache
def group(request, pk):
    """The table of a group in one currency: all nights and payments, or a year's."""
    group, year = permissions.group(request, pk), year_in(request)
    currencies = currencies_of(group)
    currency = request.GET.get("currency", currencies[0])
    if currency not in currencies:
        sentence = NO_CURRENCY.format(known=", ".join(currencies))
        return refusal_response(request, 404, "no_currency", sentence)
    when = f"{currency}-{year}" if year else currency
    made = partial(splitwise.group_table, group, currency, year)
    return download(request, made, f"Splitwise {group.name}", when, "csv")
