"""How a phone comes in, by the link of a key or by a code, and gives keys back."""

from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper.access import codes, keyring, permissions
from scorekeeper.access.forms import Join
from scorekeeper.database.lock_waits import giving_way
from scorekeeper.models import Key
from scorekeeper.server.headers import address_unsaid

NO_SUCH_CODE = "No key has this code now. Ask for a new one: it lasts ten minutes."
LAST_HOST_KEY = "Nobody else is the host: give another phone a host key first."


@require_http_methods(["GET", "POST"])
@never_cache
def open_key(request, secret):
    """The link of a key asks first, so that no preview of a link comes in."""
    key = keyring.key_of(secret)
    if request.method == "POST":
        return let_in(request, key)
    if keyring.holds(request, key):
        with giving_way():  # only notes when the key was used
            keyring.hold(request, key)
        return redirect(opened(key))
    return address_unsaid(render(request, "access/come_in.html", {"key": key}))


@require_http_methods(["GET", "POST"])
@never_cache
def join(request):
    """The letters of a code let the device in."""
    form = Join(request.POST or None)
    if form.is_valid():
        key = codes.key_of(request, form.cleaned_data["code"])
        if key:
            return let_in(request, key)
        form.add_error("code", NO_SUCH_CODE)
    status = 422 if form.is_bound else 200
    return render(request, "access/join.html", {"form": form}, status=status)


def let_in(request, key):
    """Puts a key into the device, which goes on to what it opens."""
    keyring.hold(request, key)
    return redirect(opened(key))


def opened(key):
    """What a key opens: all, or of one night the table, if there is one in play."""
    if key.night_id is None:
        return "home"
    games = key.night.games.open().defer("entries", "sheet")[:2]
    return games[0] if len(games) == 1 else key.night


@require_safe
@never_cache
def held(request):
    """The keys that this device holds."""
    return render(request, "access/held.html", page(request))


@require_POST
def giving_back(request, pk):
    """Takes a key off this device, unless nobody else is the host."""
    key = held_keys(request).filter(pk=pk).first()
    if key is None or keyring.give_back(request, key):
        return redirect("held")
    context = page(request) | {"refusal": LAST_HOST_KEY}
    return render(request, "access/held.html", context, status=422)


def page(request):
    """What the page of the keys of this device shows."""
    return {"keys": held_keys(request).select_related("group", "night")}


def held_keys(request):
    """The valid keys of this device, the latest first."""
    return Key.objects.opening(permissions.ways(request)).order_by("-used_at", "-pk")
