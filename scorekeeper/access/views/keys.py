"""The keys of a group, handed out and revoked by the host."""

from uuid import uuid4

import segno
from django.conf import settings
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper.access import attempts, codes, keyring, permissions
from scorekeeper.access.forms import GroupForm, KeyOnce, MakeKey, RecoveryKey
from scorekeeper.models import Key
from scorekeeper.server.own_address import here, place_of
from scorekeeper.sharing import links

LAST_HOST_KEY = "This is the last host key: make a second one before you revoke it."


@require_http_methods(["GET", "POST"])
@never_cache
def keys(request, pk):
    """The keys of a group; POST makes one, whose secret is shown this once."""
    group = permissions.group(request, pk, "host")
    form = MakeKey(request.POST or None, group=group)
    if form.is_valid():
        key, secret = keyring.new_key(group, **form.key())
        return shown_once(request, key, secret)
    status = 422 if form.is_bound else 200
    context = page(request, group, form)
    return render(request, "access/keys.html", context, status=status)


@require_POST
def group(request, pk):
    """Another name or currency for the group."""
    group = permissions.group(request, pk, "host")
    group_form = GroupForm(request.POST, instance=group)
    if group_form.is_valid():
        group_form.save()
        return redirect("keys", group.pk)
    context = page(request, group) | {"group_form": group_form}
    return render(request, "access/keys.html", context, status=422)


def page(request, group, form=None, refusal=None):
    """What the page of the keys shows."""
    keys = list(group.keys.valid().select_related("night").order_by("-pk"))
    hosts = [key for key in keys if key.role == "host" and key.night_id is None]
    return {
        "group": group,
        "keys": keys,
        "form": form or MakeKey(group=group),
        "recovery_form": RecoveryKey(auto_id="recovery_%s"),
        "group_form": GroupForm(instance=group),
        "held": [key for key, _ in permissions.ways(request)],
        "needs_second": len(hosts) < 2,
        "refusal": refusal,
        "shared_links": links.valid(group),
        "calendar_form": KeyOnce(auto_id="calendar_%s"),
    }


def shown_once(request, key, secret, **more):
    """A new key as link, QR code and short code."""
    context = {"group": key.group, "key": key} | linked(request, secret)
    context |= more or short(request, key)
    return render(request, "access/key.html", context, status=201)


def linked(request, secret):
    """The link of a new key, and its picture, as its page shows them."""
    link = here(request) + reverse("open_key", args=[secret])
    picture = segno.make(link).svg_data_uri(scale=8, border=2)
    place = f"{place_of(request)}{settings.BASE_PATH}"
    return {"link": link, "picture": picture, "place": place}


def short(request, key):
    """The short code of a key, as its page shows it."""
    return {"code": codes.new_code(key, attempts.source_of(request))}


@require_POST
@never_cache
def recovery(request, pk):
    """A host key on paper: letters that are typed where a code is asked for."""
    group = permissions.group(request, pk, "host")
    form = RecoveryKey(request.POST)
    form.full_clean()
    secret = codes.recovery_code(form.request_id() or uuid4())
    key, _ = keyring.new_key(group, "host", "Recovery code", secret=secret)
    return shown_once(request, key, secret, recovery=codes.grouped(secret))


@require_POST
@never_cache
def code(request, pk):
    """A short code for a key, for the phone across the table."""
    key = hosted_key(request, pk, Key.objects.valid())
    context = {"group": key.group, "key": key, "place": place_of(request)}
    context |= short(request, key)
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
