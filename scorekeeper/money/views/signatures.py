"""A name is put under the settlement of a night, or removed."""

from uuid import uuid4

from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from scorekeeper.access import permissions
from scorekeeper.money import settlement
from scorekeeper.money.signature_rows import REMOVED, SIGNED
from scorekeeper.money.views.settlement import answer
from scorekeeper.pages.fields import request_id
from scorekeeper.tables.request_parsing import number_in


@require_POST
def signatures(request, pk):
    """Signs what the page showed, or removes a signature; says what came of it."""
    night = permissions.night(request, pk, "enter")
    person = number_in(request, "person")
    is_removed = request.POST.get("signed") == "0"
    try:
        is_news = (remove_signature if is_removed else sign_for_person)(
            request, night, person
        )
    except settlement.SigningError as error:
        if error.code == "not_allowed":
            raise permissions.NotAllowed(str(error)) from None
        return answer(request, night, 409, str(error))
    if not request.htmx:
        return redirect(reverse("settlement", args=[night.pk]) + "#names")
    words = REMOVED if is_removed else SIGNED
    return answer(
        request, night, 200, said=signature_news(night, person, words, is_news)
    )


def sign_for_person(request, night, person):
    """Signs for a person (an id): whether that is news."""
    made = phone_of(night) | {"client_id": request_id(request) or uuid4()}
    is_guest, state = (
        not permissions.is_of_the_group(night),
        request.POST.get("state", ""),
    )
    return settlement.sign(night, person, state, is_guest=is_guest, **made)


def remove_signature(_request, night, person):
    """Removes a person's signature: whether there was one."""
    is_host = permissions.may(night, "host")
    return settlement.remove_signature(
        night, person, is_host=is_host, **phone_of(night)
    )


def phone_of(night):
    """Which phone asks about a night: its access, and its own number."""
    return {"key_id": night.way_in["pk"], "phone": night.phone}


def signature_news(night, person, words, is_news):
    """What is heard of a signature that was put there or removed; "" of none."""
    names = night.group.people.filter(pk=person).values_list("name", flat=True)
    return words.format(name=names[0]) if is_news and names else ""
