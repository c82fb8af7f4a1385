"""One thing to be shared: seen as a picture first, then sent, or shown by a link."""

from uuid import uuid4

import segno
from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import bounds
from scorekeeper.access import keyring, permissions
from scorekeeper.access.forms import KeyOnce
from scorekeeper.history.season.queries import SeasonForm
from scorekeeper.history.season.shown_season import of_days, season_told
from scorekeeper.models import Game, SharedLink
from scorekeeper.pages.ways_back import settings_of
from scorekeeper.people.figures.group import everybody, records_of
from scorekeeper.people.forms import FilterForm
from scorekeeper.people.statistics import runs, sums, update
from scorekeeper.server.network import server_address
from scorekeeper.sharing import bg_stats, links, things
from scorekeeper.sharing.picture import picture as drawn

MOST_DIGITS = 4  # of a year
LONGEST_NAME = 60  # of a record


@require_http_methods(["GET", "POST"])
@never_cache
def share(request, kind, pk):
    """The picture of a thing, and how it is sent; POST makes a link, for the host."""
    is_post = request.method == "POST"
    thing = THINGS[kind](request, pk, "host" if is_post else "watch")
    if is_post:
        return new_link_page(request, kind, thing)
    query = request.GET.urlencode()
    address = reverse("thing_picture", args=[kind, pk])
    shown = thing | {
        "picture": f"{address}?{query}" if query else address,
        "description": things.description(thing["told"]),
        "may_host": permissions.may(thing["row"], "host"),
        "form": KeyOnce(),
    }
    return render(request, "sharing/share.html", shown)


@require_safe
def picture(request, kind, pk):
    """The picture of a thing, drawn here."""
    thing = THINGS[kind](request, pk, "watch")
    return svg(request, thing["told"])


def svg(request, told):
    shown = {"picture": drawn(told)}
    return render(request, "sharing/picture.svg", shown, content_type="image/svg+xml")


def new_link_page(request, kind, thing):
    """The page of a new link, whose address is shown this once."""
    form = KeyOnce(request.POST)
    form.full_clean()
    secret, told = form.secret() or keyring.secret_of(uuid4()), thing["told"]
    name = f"{told['title']}, {told['below']}"
    own = secret, kind, name, thing["row"].pk
    try:
        links.make(thing["group"], *own, **thing["about"])
    except links.TooManyLinksError as error:
        raise bounds.TooManyError(str(error)) from error
    return link_shown_once(
        request, thing["group"], name, secret, "shared_link", thing["back"]
    )


def link_shown_once(request, group, name, secret, address, back):
    """A link as it is shown once, with its code to be scanned."""
    link = server_address(request) + reverse(address, args=[secret])
    code = segno.make(link).svg_data_uri(scale=8, border=2)
    shown = {"group": group, "name": name, "link": link, "code": code, "back": back}
    return render(request, "sharing/made.html", shown, status=201)


def game(request, pk, role):
    game = permissions.game(request, pk, role)
    if game.status != Game.Status.FINISHED:
        raise Http404
    group = game.night.group
    send = bg_stats.address(game, group)
    is_scanned = send and len(send) <= bg_stats.MOST_SCANNED
    return thing(game, group, things.game_told(game), reverse("review", args=[pk])) | {
        "bg_stats": send,
        "bg_stats_code": segno.make(send).svg_data_uri(border=2) if is_scanned else "",
    }


def person(request, pk, role):
    person = permissions.person(request, pk, role)
    update.add_up_for_page(person.group_id)
    year = year_of(request.GET)
    told = things.person_told(person, year)
    address = reverse("person", args=[pk]) + (f"?year={year}" if year else "")
    return thing(person, person.group, told, address, year=year)


def year_of(query):
    """The year that an address names, or 0."""
    text = query.get("year", "")
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


def record(request, pk, role):
    group = permissions.group(request, pk, role)
    update.add_up_for_page(group.pk)
    name = request.GET.get("record", "")[:LONGEST_NAME]
    told, query = record_told(group, request.GET, name)
    address = f"{reverse('records', args=[pk])}?{query}"
    return thing(group, group, told, address, record=name, query=query)


def season(request, pk, role):
    group = permissions.group(request, pk, role)
    update.add_up_for_page(group.pk)
    span = SeasonForm(request.GET).span(None)
    if span is None:
        raise Http404
    address = f"{reverse('season', args=[pk])}?{of_days(span)}"
    days = {name: value.isoformat() for name, value in span._asdict().items()}
    return thing(group, group, season_told(group, span), address, **days)


def record_told(group, query, name):
    """A record under the filter of an address, and that filter as it is kept."""
    people = everybody(group)
    form = FilterForm(query, group, None, people)
    chosen = form.chosen
    tallies = sums.everybody(group, chosen)
    latest = runs.latest_of_all(group, chosen)
    records = records_of(group, tallies, latest, chosen, form.kinds)
    return things.record(group, name, records), chosen.address()


def thing(row, group, told, back, **about):
    """What a page says of a thing; `about`: which of the kind it is."""
    return {"row": row, "group": group, "told": told, "back": back, "about": about}


THINGS = {
    SharedLink.Kind.GAME: game,
    SharedLink.Kind.PERSON: person,
    SharedLink.Kind.RECORD: record,
    SharedLink.Kind.SEASON: season,
}


@require_POST
@never_cache
def calendar(request, pk):
    """A link by which other programs follow the nights of a group, for the host."""
    group = permissions.group(request, pk, "host")
    form = KeyOnce(request.POST)
    form.full_clean()
    secret, name = form.secret() or keyring.secret_of(uuid4()), "Calendar of nights"
    try:
        links.make(group, secret, SharedLink.Kind.CALENDAR, name)
    except links.TooManyLinksError as error:
        raise bounds.TooManyError(str(error)) from error
    back = settings_of(pk, "sharing")
    return link_shown_once(request, group, name, secret, "calendar", back)


@require_POST
def revocation(request, pk, link):
    """Shuts a link at once, for the host."""
    group = permissions.group(request, pk, "host")
    if not links.revoke(group, link):
        raise Http404
    return redirect(settings_of(pk, "sharing"))
