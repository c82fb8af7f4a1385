"""An invitation to one night: a link, a QR code and a code, shown once."""

from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scorekeeper.access import keyring, permissions, ways_in
from scorekeeper.access.forms import Invitation
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.words import game_name, night_title

FOR = {"enter": "Invite a scorer", "watch": "Invite a viewer"}


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
    return invite(request, game.night, game_name(game), back, game)


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
    shown |= ways_in.new_key_link(request, secret)
    shown |= ways_in.short_code(request, key)
    return render(request, "access/invited.html", shown, status=201)
