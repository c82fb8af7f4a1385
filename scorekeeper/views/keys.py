"""The keys of a circle, handed out and revoked by the host; and the way in."""

import segno
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import access
from scorekeeper.forms import CircleForm, Join, MakeKey
from scorekeeper.models import Key

LAST_HOST_KEY = "This is the last host key: make a second one before you revoke it."
NO_SUCH_CODE = "No key has this code now. Ask for a new one: it lasts ten minutes."


@require_http_methods(["GET", "POST"])
@never_cache
def keys(request, pk):
    """The keys of a circle; POST makes one, whose secret is shown this once."""
    circle = access.circle(request, pk, "host")
    form = MakeKey(request.POST or None, circle=circle)
    if form.is_valid():
        key, secret = access.new_key(circle, **form.key())
        return shown_once(request, key, secret)
    status = 422 if form.is_bound else 200
    context = page(request, circle, form)
    return render(request, "keys/keys.html", context, status=status)


@require_POST
def circle(request, pk):
    """Another name or currency for the circle."""
    circle = access.circle(request, pk, "host")
    circle_form = CircleForm(request.POST, instance=circle)
    if circle_form.is_valid():
        circle_form.save()
        return redirect("keys", circle.pk)
    context = page(request, circle) | {"circle_form": circle_form}
    return render(request, "keys/keys.html", context, status=422)


def page(request, circle, form=None, refusal=None):
    """What the page of the keys shows."""
    keys = list(circle.keys.valid().select_related("night").order_by("-pk"))
    hosts = [key for key in keys if key.role == "host" and key.night_id is None]
    return {
        "circle": circle,
        "keys": keys,
        "form": form or MakeKey(circle=circle),
        "circle_form": CircleForm(instance=circle),
        "held": [key for key, _ in access.ways(request)],
        "needs_second": len(hosts) < 2,
        "refusal": refusal,
    }


def shown_once(request, key, secret):
    """A new key as link, QR code and short code."""
    context = {"circle": key.circle, "key": key} | ways_in(request, key, secret)
    return render(request, "keys/key.html", context, status=201)


def ways_in(request, key, secret):
    """How another phone comes in with a new key: what a page shows of that."""
    link = request.build_absolute_uri(reverse("open_key", args=[secret]))
    return {
        "link": link,
        "picture": segno.make(link).svg_data_uri(scale=8, border=2),
        "code": access.new_code(key),
    }


@require_POST
@never_cache
def code(request, pk):
    """A short code for a key, for the phone across the table."""
    key = hosted_key(request, pk)
    context = {"circle": key.circle, "key": key, "code": access.new_code(key)}
    return render(request, "keys/key.html", context, status=201)


@require_POST
def revocation(request, pk):
    """Shuts a key out, unless it is the host's last."""
    key = hosted_key(request, pk)
    circle = access.circle(request, key.circle_id, "host")
    if access.revoke(key):
        return redirect("keys", circle.pk)
    context = page(request, circle, refusal=LAST_HOST_KEY)
    return render(request, "keys/keys.html", context, status=422)


def hosted_key(request, pk):
    """A key of a circle whose host this device is."""
    key = get_object_or_404(Key.objects.valid().select_related("circle"), pk=pk)
    access.circle(request, key.circle_id, "host")
    return key


@require_safe
@never_cache
def open_key(request, secret):
    """The link of a key lets the device in."""
    return welcome(access.open_key(request, secret))


@require_http_methods(["GET", "POST"])
@never_cache
def join(request):
    """The six characters of a short code let the device in."""
    form = Join(request.POST or None)
    if form.is_valid():
        key = access.open_code(request, form.cleaned_data["code"])
        if key:
            return welcome(key)
        form.add_error("code", NO_SUCH_CODE)
    status = 422 if form.is_bound else 200
    return render(request, "keys/join.html", {"form": form}, status=status)


def welcome(key):
    """Where a device goes that has just been let in: of one night, to the table."""
    if key.night_id is None:
        return redirect("home")
    games = key.night.games.open().defer("entries", "sheet")[:2]
    return redirect(games[0] if len(games) == 1 else key.night)
