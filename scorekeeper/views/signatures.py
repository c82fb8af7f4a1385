"""A name is put under the settlement of a night, or removed."""

from uuid import uuid4

from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from scorekeeper import settling
from scorekeeper.keys import access
from scorekeeper.posted.change import number_in
from scorekeeper.views.names_under import REMOVED, SIGNED
from scorekeeper.views.request_ids import request_id
from scorekeeper.views.settlement import answer


@require_POST
def signatures(request, pk):
    """Signs what the page showed, or removes a signature; says what came of it."""
    night = access.night(request, pk, "enter")
    person = number_in(request, "person")
    is_removed = request.POST.get("signed") == "0"
    try:
        is_news = (removed if is_removed else signed)(request, night, person)
    except settling.SigningError as error:
        if error.code == "not_allowed":
            raise access.NotAllowed(str(error)) from None
        return answer(request, night, 409, str(error))
    if not request.htmx:
        return redirect(reverse("settlement", args=[night.pk]) + "#names")
    words = REMOVED if is_removed else SIGNED
    return answer(request, night, 200, said=heard(night, person, words, is_news))


def signed(request, night, person):
    """Signs for a person (an id): whether that is news."""
    made = phone_of(night) | {"client_id": request_id(request) or uuid4()}
    is_guest, state = not access.is_of_the_group(night), request.POST.get("state", "")
    return settling.sign(night, person, state, is_guest=is_guest, **made)


def removed(_request, night, person):
    """Removes a person's signature: whether there was one."""
    is_host = access.may(night, "host")
    return settling.remove_signature(night, person, is_host=is_host, **phone_of(night))


def phone_of(night):
    """Which phone asks about a night: its access, and its own number."""
    return {"key_id": night.way_in["pk"], "phone": night.phone}


def heard(night, person, words, is_news):
    """What is heard of a signature that was put there or removed; "" of none."""
    names = night.group.people.filter(pk=person).values_list("name", flat=True)
    return words.format(name=names[0]) if is_news and names else ""
