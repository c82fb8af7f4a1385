"""What the host takes away: what was begun by mistake, or a whole group."""

import logging

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import nights, recording
from scorekeeper.access import keyring, permissions
from scorekeeper.files.forms import DeleteGroup
from scorekeeper.models import Group, Night
from scorekeeper.nights import deletion
from scorekeeper.pages.errors import refusal_response
from scorekeeper.people.statistics import update
from scorekeeper.tables.request_parsing import number_in

LOG = logging.getLogger(__name__)
CLOSED = "The night is closed. Reopen it before you delete one of its games."
KEPT = "This night has games, shared costs or payments. Delete them first."


@require_POST
def game(request, pk):
    """Deletes a game with its log and all that it gave.

    Of one that is gone the form says where it was: this is a second tap.
    """
    try:
        return redirect(night_without(request, pk))
    except Http404:
        return redirect(permissions.night(request, number_in(request, "night"), "host"))


def night_without(request, pk):
    """The night of a game that is deleted now."""
    with permissions.lock_for_change(request, pk, "host") as game:
        if game.night.closed_at:
            raise permissions.NightClosed(CLOSED)
        update.take_out(game.group_id, [game.pk])
        recording.delete_game(game)
    return game.night


@require_POST
def night(request, pk):
    """Deletes a night at which nothing was played; see `game` for a second tap."""
    try:
        is_deleted = nights.delete_night(permissions.night(request, pk, "host"))
    except (Http404, Night.DoesNotExist):
        is_deleted = permissions.group(request, number_in(request, "group"), "host")
    if not is_deleted:
        raise permissions.NotAllowed(KEPT)
    return redirect("home")


@require_http_methods(["GET", "POST"])
def group(request, pk):
    """Says what goes with a group, and deletes it once its name is typed.

    After a second tap on a deleted group, the first page says that it is gone.
    """
    try:
        return without_group(request, permissions.group(request, pk, "host"))
    except deletion.NotAllDeletedError as error:
        LOG.error(f"The database: {error}", exc_info=error)
        return refusal_response(request, 503, "not_all_deleted", str(error))
    except (Http404, Group.DoesNotExist):
        if request.method == "POST" and keyring.has_forgotten(request, pk):
            return redirect("home")
        raise


def without_group(request, group):
    """The page that asks whether a group is to go, or the first one once it went."""
    form = DeleteGroup(request.POST or None, group=group)
    if form.is_valid():
        deletion.delete_group(group)
        keyring.forget(request, group)
        return redirect("home")
    context = {"group": group, "form": form, **deletion.what_goes(group)}
    status = 422 if request.method == "POST" else 200
    return render(request, "nights/delete_group.html", context, status=status)
