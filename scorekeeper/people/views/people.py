"""The people of a group: their list, their names and colours."""

from django.db import transaction
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import bounds, nights
from scorekeeper.access import me, permissions
from scorekeeper.models import Person
from scorekeeper.models.repeated_requests import is_repeated, note_request
from scorekeeper.pages.fields import LONGEST_ID
from scorekeeper.people import name_removal as forgetting_of
from scorekeeper.people.figures.everyone import everyone
from scorekeeper.people.forms import NewPerson, PersonForm
from scorekeeper.people.statistics import update
from scorekeeper.people.views.same_person import edit_page


@require_http_methods(["GET", "POST"])
def people(request, pk):
    """Everybody of a group in a table that sorts; POST adds somebody.

    With two people in the address it leads to the two head to head.
    """
    is_post = request.method == "POST"
    group = permissions.group(request, pk, "enter" if is_post else "watch")
    form = NewPerson(request.POST if is_post else None, instance=Person(group=group))
    chosen = people_chosen(group, request.GET.getlist("who"))
    if is_post and is_added(form):
        return redirect("people", group.pk)
    if len(chosen) == 2:
        return redirect("pair", *chosen)
    context = people_page(request, group) | {"form": form, "chosen": chosen}
    status = 422 if is_post else 200
    return render(request, "people/people.html", context, status=status)


def people_chosen(group, asked):
    """The ids of those people of a group that an address names, by name."""
    asked = {text for text in asked if text.isdecimal() and len(text) <= LONGEST_ID}
    if not asked:
        return []
    rows = group.people.filter(pk__in=asked).order_by("name")
    return list(rows.values_list("pk", flat=True))


def people_page(request, group):
    """What the page of the people of a group shows."""
    mine = me.person_at(request, group.pk)
    return {
        "group": group,
        "uncounted": update.add_up_for_page(group.pk),
        "people": everyone(group, request.GET.get("sort", ""), mine),
        "is_choice": "who" in request.GET or "compare" in request.GET,
        "may_enter": permissions.may(group, "enter"),
    }


@transaction.atomic
def is_added(form):
    """Whether somebody is one of the people now, or was by this very request."""
    nights.hold_names(form.instance.group)
    is_new, id = form.is_valid(), form.request_id()
    if is_repeated(form.instance.group_id, id):
        return True
    if is_new:
        bounds.refuse_people(form.instance.group)
        form.save()
        note_request(form.instance.group_id, id)
    return is_new


@require_http_methods(["GET", "POST"])
def edit(request, pk):
    """Another name or colour, or no longer one of those who play."""
    person = permissions.person(request, pk, "enter")
    form = PersonForm(request.POST or None, instance=person)
    if request.method == "POST" and is_changed(form):
        return redirect("person", person.pk)
    status = 422 if form.is_bound else 200
    return render(request, "people/edit.html", edit_page(person, form), status=status)


@require_POST
def forget_person(request, pk):
    """Takes the name of a person out of all that is stored; the scores stay.

    Where the games are too many for one time, the page before offers the rest.
    """
    person = permissions.person(request, pk, "host")
    is_done = forgetting_of.forget(person)
    return redirect("person" if is_done else "edit_person", person.pk)


@transaction.atomic
def is_changed(form):
    """Whether a person is as the form says now; the form says why not."""
    nights.hold_names(form.instance.group)
    if form.is_valid():
        form.save()
    return form.is_valid()
