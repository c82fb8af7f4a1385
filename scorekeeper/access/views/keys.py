"""Access to a group: who has access, a new access, its code, and its end."""

from uuid import uuid4

from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper.access import codes, keyring, permissions, ways_in
from scorekeeper.access.forms import MakeKey, RecoveryKey
from scorekeeper.models import Key
from scorekeeper.server.network import place_of

LAST_HOST_KEY = "No other phone has host access. Give another phone host access first."


@require_http_methods(["GET", "POST"])
@never_cache
def keys(request, pk):
    """Who has access; POST gives access, whose secret is shown this once."""
    group = permissions.group(request, pk, "host")
    form = MakeKey(request.POST or None, group=group)
    if form.is_valid():
        key, secret = keyring.new_key(group, **form.key())
        return shown_once(request, key, secret)
    status = 422 if form.is_bound else 200
    context = page(request, group, form)
    return render(request, "access/keys.html", context, status=status)


def page(request, group, form=None, refusal=None):
    """What the page of access shows."""
    keys = list(group.keys.valid().select_related("night").order_by("-pk"))
    hosts = [key for key in keys if key.role == "host" and key.night_id is None]
    return {
        "group": group,
        "keys": keys,
        "form": form or MakeKey(group=group),
        "recovery_form": RecoveryKey(auto_id="recovery_%s"),
        "held": [key for key, _ in permissions.ways(request)],
        "needs_second": len(hosts) < 2,
        "refusal": refusal,
    }


def shown_once(request, key, secret, **more):
    """A new key as link, QR code and short code."""
    context = {"group": key.group, "key": key} | ways_in.new_key_link(request, secret)
    context |= more or ways_in.short_code(request, key)
    return render(request, "access/key.html", context, status=201)


@require_POST
@never_cache
def recovery(request, pk):
    """A host key on paper: letters that are typed where a code is asked for."""
    group = permissions.group(request, pk, "host")
    form = RecoveryKey(request.POST)
    form.full_clean()
    secret = codes.recovery_code(form.request_id() or uuid4())
    key, _ = keyring.new_key(group, "host", "Recovery code", secret=secret)
    return shown_once(request, key, secret, recovery=codes.group_letters(secret))


@require_POST
@never_cache
def code(request, pk):
    """A short code for a key, for the phone across the table."""
    key = hosted_key(request, pk, Key.objects.valid())
    context = {"group": key.group, "key": key, "place": place_of(request)}
    context |= ways_in.short_code(request, key)
    return render(request, "access/key.html", context, status=201)


@require_POST
def revocation(request, pk):
    """Shuts a key out, unless it is the host's last."""
    key = hosted_key(request, pk, Key.objects.all())
    group = permissions.group(request, key.group_id, "host")
    if key.revoked_at or keyring.revoke(key):
        return redirect("keys", group.pk)
    context = page(request, group, refusal=LAST_HOST_KEY)
    return render(request, "access/keys.html", context, status=422)


def hosted_key(request, pk, keys):
    """One of some keys, of a group whose host this device is."""
    key = get_object_or_404(keys.select_related("group"), pk=pk)
    permissions.group(request, key.group_id, "host")
    return key
