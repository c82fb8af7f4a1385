"""Money of a group: balances, the plan, the latest payments, who settles as one."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from scorekeeper.access import me, permissions
from scorekeeper.money import news
from scorekeeper.money.currencies import signed_amount
from scorekeeper.money.forms.payment import SettleAsOne
from scorekeeper.money.ledger import joint_settlement
from scorekeeper.money.ledger.plan import money_of
from scorekeeper.money.my_balance import lines_of
from scorekeeper.money.night_unit import MONEY
from scorekeeper.money.plan_rows import payment_shown, plan_shown
from scorekeeper.tables.request_parsing import number_in

MOST_LISTED = 6  # payments, the latest


@require_safe
def of_group(request, pk):
    """The page, with what changed since this phone last viewed it."""
    context = page(request, permissions.group(request, pk))
    context["changed"] = news.since_last_view(request, context)
    response = render(request, "money/money.html", context)
    return news.remember_seen(request, response, context)


@require_safe
def old_address(request, pk):
    """Debts were at another address once."""
    return redirect("money", pk, permanent=True)


@require_POST
def settling_as_one(request, pk):
    """People settle as one from now on; or one of them settles alone again."""
    group = permissions.group(request, pk, "enter")
    if "separate" in request.POST:
        person = number_in(request, "separate")
        joint_settlement.separate(group, list(group.people.filter(pk=person)))
        return redirect("money", group.pk)
    form = SettleAsOne(request.POST, people=group.people.order_by("name", "pk"))
    if form.is_valid():
        joint_settlement.settle_as_one(group, form.cleaned_data["people"])
        return redirect("money", group.pk)
    context = page(request, group) | {"settle_as_one": form}
    return render(request, "money/money.html", context, status=422)


def answer(request, group, status, refusal=None, refused=None, _said=""):
    """The page with what was refused, or back to it."""
    if status < 400:
        return redirect("money", group.pk)
    context = page(request, group, refused) | {"refusal": refusal}
    return render(request, "money/money.html", context, status=status)


def page(request, group, refused=None):
    """What the page shows; `refused` as `plan_shown` takes it."""
    money, my_pk = money_of(group), me.person_at(request, group.pk)
    plans = [
        plan_shown(ledger, refused=refused) | {"balances": balances_shown(ledger)}
        for ledger in money.ledgers
    ]
    paid = [payment_shown(row) for row in money.payments[:MOST_LISTED]]
    rows = [row for plan in plans for row in plan["balances"]]
    sums = [(row["key"], row["amount"]) for row in rows]
    people = sorted(money.people.values(), key=lambda person: (person.name, person.pk))
    return {
        "group": group,
        "may_pay": permissions.may(group, "enter"),
        "my_pk": my_pk,
        "my_balance": lines_of(money, my_pk),
        "plans": plans,
        "payments": paid,
        "result": {"rows": rows, "unit": MONEY},
        "purses": purses_of(people),
        "settle_as_one": SettleAsOne(people=group.people.order_by("name", "pk")),
        "seen": news.in_short(sums, plans, paid),
    }


def balances_shown(ledger):
    """What each person, or those who settle as one, is owed or owes."""
    return [
        {
            "key": f"{ledger.currency}{head}",
            "people": ledger.members_of(head),
            "colours": [ledger.people[pk].colour for pk in ledger.members_of(head)],
            "name": ledger.purse_name(head),
            "amount": amount,
            "words": signed_amount(amount, ledger.currency),
            "currency": ledger.currency,
        }
        for head, amount in sorted(
            ledger.purses.items(),
            key=lambda purse: (-purse[1], ledger.people[purse[0]].name),
        )
        if amount or ledger.people[head].is_active
    ]


def purses_of(people):
    """Those who settle as one, purse by purse, the one that it is named by first."""
    purses = {}
    for person in people:
        if person.settles_with_id:
            purses.setdefault(person.settles_with_id, []).append(person)
    by_id = {person.pk: person for person in people}
    return [[by_id[head], *others] for head, others in purses.items()]
