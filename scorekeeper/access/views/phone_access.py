"""The access of this phone: what it opens, and how an access is removed from it."""

from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from scorekeeper.access import keyring, permissions
from scorekeeper.models import Key

NO_OTHER_HOST = "This phone is the only host. Give another phone host access first."


@require_safe
@never_cache
def held_keys_page(request):
    """The keys that this device holds."""
    return render(request, "access/held.html", held_page(request))


@require_POST
def giving_back(request, pk):
    """Takes a key off this device, unless nobody else is the host."""
    key = held_keys(request).filter(pk=pk).first()
    if key is None or keyring.give_back(request, key):
        return redirect("held")
    context = held_page(request) | {"refusal": NO_OTHER_HOST}
    return render(request, "access/held.html", context, status=422)


def held_page(request):
    """What the page of the keys of this device shows."""
    return {"keys": held_keys(request).select_related("group", "night")}


def held_keys(request):
    """The valid keys of this device, the latest first."""
    return Key.objects.still_valid(permissions.ways(request)).order_by(
        "-used_at", "-pk"
    )
