"""What a shared link shows to anyone who has it: one thing, and nothing else."""

from datetime import date

from django.http import Http404, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scorekeeper import scoring
from scorekeeper.history.season.queries import Span
from scorekeeper.history.season.shown_season import season_told
from scorekeeper.models import SharedLink
from scorekeeper.people.statistics import update
from scorekeeper.reviews.steps import at_moment, curve_at
from scorekeeper.reviews.story import turning_moments
from scorekeeper.server.headers import address_unsaid
from scorekeeper.sharing import links, things
from scorekeeper.sharing.calendar import MOST
from scorekeeper.sharing.calendar import calendar as written
from scorekeeper.sharing.views import share


@require_safe
@never_cache
def shared_page(request, secret):
    """The page of a link; a game is stepped through as in its review."""
    link = links.link_of(secret)
    if link.kind == SharedLink.Kind.GAME:
        game = things.finished_game(link.group, link.thing)
        return hide_from_engines(shared_game(request, secret, game))
    told = told_by(link)
    shown = {"told": told, "secret": secret, "description": things.description(told)}
    return hide_from_engines(render(request, "sharing/shared.html", shown))


def shared_game(request, secret, game):
    """The page of a game; where htmx asks, only a moment of it."""
    address = reverse("shared_link", args=[secret])
    shown = at_moment(game, request.GET) | {"steps_url": address}
    if request.htmx:
        response = render(request, "reviews/_stood.html", shown)
    else:
        told, at = things.game_told(game), shown["table"]["at"]
        read = scoring.review(game.record(), marks=turning_moments(game))
        shown |= {
            "told": told | {"sentences": told["sentences"][:1]},
            "in_short": told | {"sentences": []},
            "secret": secret,
            "curve": curve_at(read, game, at),
        }
        response = render(request, "sharing/shared_game.html", shown)
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_safe
@never_cache
def picture(request, secret):
    """The picture of a link."""
    return hide_from_engines(share.svg(request, told_by(links.link_of(secret))))


def told_by(link):
    """What a link shows, as it is now; Http404 where that is gone."""
    group, about = link.group, link.about
    if link.kind == SharedLink.Kind.GAME:
        return things.game(group, link.thing)
    update.add_up_for_page(group.pk)
    if link.kind == SharedLink.Kind.PERSON:
        return things.person(group, link.thing, about["year"])
    if link.kind == SharedLink.Kind.SEASON:
        days = [date.fromisoformat(about[end]) for end in Span._fields]
        return season_told(group, Span(*days))
    if link.kind == SharedLink.Kind.RECORD:
        query = QueryDict(about["query"])
        return share.record_told(group, query, about["record"])[0]
    raise Http404


def hide_from_engines(response):
    """An answer that no engine lists, and whose address goes to nobody."""
    response["X-Robots-Tag"] = "noindex"
    return address_unsaid(response)


@require_safe
@never_cache
def calendar(request, secret):
    """The nights of a group for a program that follows them."""
    link = links.link_of(secret)
    if link.kind != SharedLink.Kind.CALENDAR:
        raise Http404
    nights = link.group.nights.order_by("-date", "-pk")[:MOST]
    text = written(link.group, list(nights))
    return hide_from_engines(
        HttpResponse(text, content_type="text/calendar; charset=utf-8")
    )
