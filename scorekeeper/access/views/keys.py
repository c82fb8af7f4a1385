"""Access: the keys of a group, an invitation, and how a phone comes in."""

from uuid import uuid4

import segno
from django.conf import settings
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper.access import attempts, codes, keyring, permissions
from scorekeeper.access.forms import (
    GroupForm,
    Invitation,
    Join,
    KeyOnce,
    MakeKey,
    RecoveryKey,
)
from scorekeeper.database.lock_waits import giving_way
from scorekeeper.models import Key
from scorekeeper.server.headers import address_unsaid
from scorekeeper.server.network import place_of, server_address
from scorekeeper.sharing import links
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.words import card_game_name, night_title

NO_OTHER_HOST = "This phone is the only host. Give another phone host access first."
LAST_HOST_KEY = "No other phone has host access. Give another phone host access first."
FOR = {"enter": "Invite a scorer", "watch": "Invite a viewer"}


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
    context = {"group": key.group, "key": key} | new_key_link(request, secret)
    context |= more or short(request, key)
    return render(request, "access/key.html", context, status=201)


def new_key_link(request, secret):
    """The link of a new key, and its picture, as its page shows them."""
    link = server_address(request) + reverse("open_key", args=[secret])
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
    return shown_once(request, key, secret, recovery=codes.group_letters(secret))


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


@require_http_methods(["GET", "POST"])
@never_cache
def night(request, pk):
    """From the page of a night: what for? POST shows the way in."""
    night = permissions.night(request, pk, "host")
    return invite(request, night, night_title(night), night.get_absolute_url())


@require_http_methods(["GET", "POST"])
@never_cache
def game(request, pk):
    """A key to the night of a game, whose table is led back to."""
    game = permissions.game(request, pk, "host")
    back = game.get_absolute_url()
    return invite(request, game.night, card_game_name(game.key), back, game)


def invite(request, night, title, back, game=None):
    form = Invitation(request.POST or None)
    shown = {"night": night, "title": title, "back": back, "game": game}
    shown["form"] = Invitation()
    if request.method == "GET":
        return render(request, "access/invite.html", shown)
    if not form.is_valid():
        raise Unreadable("Choose whether to invite a scorer or a viewer.")
    role, secret = form.cleaned_data["role"], form.secret()
    name = f"Guest {night.keys.count() + 1}"
    key, secret = keyring.new_key(night.group, role, name, night, secret)
    other = next(each for each in FOR if each != role)
    shown |= {"heading": FOR[role], "other": other, "other_heading": FOR[other]}
    shown |= new_key_link(request, secret) | short(request, key)
    return render(request, "access/invited.html", shown, status=201)


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
    return redirect(opened_by_key(key))


def opened_by_key(key):
    """What a key opens: all, or of one night the table, if there is one in play."""
    if key.night_id is None:
        return "home"
    games = key.night.games.open().defer("entries", "sheet")[:2]
    return games[0] if len(games) == 1 else key.night


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
