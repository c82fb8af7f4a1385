"""An open settlement follows the others: what became of its payments meanwhile.

A page carries what it shows of each payment, and who won what, and asks with it again.
"""

from collections import Counter

from django.http import HttpResponse
from django.shortcuts import render

BETWEEN = "~"
# What became of a payment, by its words on the page: as it is heard.
BECAME = {
    "Paid": "{payer} paid {payee} {words}.",
    "Carried on": "{payer} pays {payee} {words} next time.",
    "Netted": "What {payer} pays {payee}, {words}, is netted with other nights.",
}
TAKEN_BACK = "Taken back: {payer} pays {payee} {words}."


def seen(balance, dues):
    """What a page shows, in short: who won what, then a part for each payment."""
    won = ".".join(str(row["amount"]) for row in balance["rows"])
    return BETWEEN.join([won, *map(shown, dues)])


def shown(due):
    """A payment and what became of it, in short: "3.5.240.Paid"."""
    named = f"{due['payer'].pk}.{due['payee'].pk}.{due['amount']}"
    return f"{named}.{due['settled']}"


def answer(request, context):
    """What is new since a page was drawn, or 204."""
    before = request.GET["seen"]
    if before == context["seen"]:
        return HttpResponse(status=204)
    won, *parts = before.split(BETWEEN)
    followed = {
        "is_followed": True,
        "is_counted_anew": won != context["seen"].split(BETWEEN)[0],
        "said": news(context["dues"], parts) or context["verdict"],
    }
    return render(request, "nights/_settlement.html", context | followed)


def news(dues, before):
    """What became of each payment that was shown as another, in sentences."""
    old = Counter(before)
    new = old & Counter(map(shown, dues))
    texts = []
    for due in dues:
        if new[shown(due)]:
            new[shown(due)] -= 1
        elif due["settled"]:
            texts.append(BECAME[due["settled"]].format(**due))
        elif any(old[shown(due | {"settled": became})] for became in BECAME):
            texts.append(TAKEN_BACK.format(**due))
    return " ".join(texts)
