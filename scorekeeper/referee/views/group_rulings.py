"""A group's own rulings, those proposed for one night, and how its tables rule."""

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import recording
from scorekeeper.access import permissions
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.words import night_title

MANNERS = {"friendly": True, "book": False}
IN_FORCE = "Withdraw the ruling first. Then you can delete it."
MOST_PAGES = 10  # the rulings of no group fill more


@require_http_methods(["GET", "HEAD", "POST"])
def laws(request, pk):
    """The rulings of a group; POST chooses whether its tables rule friendly."""
    if request.method == "POST":
        return save_strictness(request, permissions.group(request, pk, "enter"))
    group, page = permissions.group(request, pk), page_in(request)
    laws, has_more = recording.laws_listed(group, page)
    context = {
        "group": group,
        "laws": [law for law in laws if not law.withdrawn_at],
        "withdrawn": [law for law in laws if law.withdrawn_at],
        "proposals": proposals_of(group),
        "newer": page - 1,
        "older": page + 1 if has_more else None,
        "may_enter": permissions.may(group, "enter"),
        "may_host": permissions.may(group, "host"),
    }
    return render(request, "referee/group_rulings.html", context)


def page_in(request):
    """Which page of the rulings an address asks for, from 1."""
    page = request.GET.get("page", "")
    is_number = (
        page.isdecimal() and page.isascii() and len(page) <= len(str(MOST_PAGES))
    )
    return max(int(page), 1) if is_number else 1


def proposals_of(group):
    """The proposals for nights of a group, each with who proposed it, and for when."""
    proposals = recording.proposals_listed(group)
    for law in proposals:
        by = f" by {law.key.name}" if law.key else ""
        law.settled = f"Proposed{by} for {night_title(law.night)}"
    return proposals


def save_strictness(request, group):
    """Keeps how the tables of a group rule."""
    manner = request.POST.get("manner")
    if manner not in MANNERS:
        raise Unreadable("Choose “Friendly” or “By the book”.")
    group.is_friendly = MANNERS[manner]
    group.save(update_fields=["is_friendly"])
    return redirect("laws", group.pk)


@require_POST
def withdrawal(request, pk, law):
    """The host withdraws a ruling; it stays readable as one that is no longer."""
    group = permissions.group(request, pk, "host")
    recording.withdraw_law(ruling_of(group, law, night=None))
    return redirect("laws", group.pk)


@require_POST
def deletion(request, pk, law):
    """The host deletes a ruling that is withdrawn, or finds it deleted."""
    group = permissions.group(request, pk, "host")
    if not recording.delete_law(ruling_of(group, law, night=None)):
        raise permissions.NotAllowed(IN_FORCE)
    return redirect("laws", group.pk)


@require_POST
def adoption(request, pk, law):
    """The host or a scorer of the group saves a proposal as a ruling of the group."""
    group = permissions.group(request, pk, "enter")
    recording.adopt_law(ruling_of(group, law, night__isnull=False), group.way_in)
    return redirect("laws", group.pk)


@require_POST
def dismissal(request, pk, law):
    """The host or a scorer of the group dismisses a proposal."""
    group = permissions.group(request, pk, "enter")
    recording.withdraw_law(ruling_of(group, law, night__isnull=False))
    return redirect("laws", group.pk)


def ruling_of(group, pk, **which):
    """A ruling of a group, or Http404."""
    law = group.law_set.filter(pk=pk, **which).first()
    if law is None:
        raise Http404
    return law
