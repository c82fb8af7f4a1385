"""How a phone comes in: by a link, which asks first, or by the letters of a code."""

from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scorekeeper.access import codes, keyring
from scorekeeper.access.forms import Join
from scorekeeper.database.lock_waits import giving_way
from scorekeeper.pages import places
from scorekeeper.server.headers import address_unsaid


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
        return redirect(opened_by_key(key))
    return address_unsaid(render(request, "access/come_in.html", {"key": key}))


@require_http_methods(["GET", "POST"])
@never_cache
def join(request):
    """The letters of a code let the device in."""
    form = Join(request.POST or None)
    if form.is_valid():
        typed = form.cleaned_data["code"]
        if key := codes.key_of(request, typed):
            return let_in(request, key)
        form.add_error("code", codes.why_wrong(typed))
    status = 422 if form.is_bound else 200
    return render(request, "access/join.html", {"form": form}, status=status)


def let_in(request, key):
    """Puts a key into the device, which goes on to what it opens."""
    keyring.hold(request, key)
    if key.night_id is None:
        request.session[places.CHOSEN] = key.group_id
    return redirect(opened_by_key(key))


def opened_by_key(key):
    """What a key opens: all, or of one night the table, if there is one in play."""
    if key.night_id is None:
        return "home"
    games = key.night.games.open().defer("entries", "sheet")[:2]
    return games[0] if len(games) == 1 else key.night
