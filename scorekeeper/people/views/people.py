"""The people of a group: their list, their names and colours."""

from django.db import transaction
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import bounds, nights
from scorekeeper.access import permissions
from scorekeeper.models import Person
from scorekeeper.models.repeated_requests import is_repeated, note_request
from scorekeeper.people import name_removal as forgetting_of
from scorekeeper.people.forms import NewPerson, PersonForm
from scorekeeper.people.statistics import sums, update
from scorekeeper.people.views.same_person import edit_page


@require_http_methods(["GET", "POST"])
def people(request, pk):
    """Everybody of a group with games and wins; POST adds somebody."""
    is_post = request.method == "POST"
    group = permissions.group(request, pk, "enter" if is_post else "watch")
    form = NewPerson(request.POST if is_post else None, instance=Person(group=group))
    if is_post and is_added(form):
        return redirect("people", group.pk)
    context = {
        "group": group,
        "uncounted": update.add_up_for_page(group.pk),
        "people": everybody(group),
        "form": form,
        "may_enter": permissions.may(group, "enter"),
    }
    status = 422 if is_post else 200
    return render(request, "people/people.html", context, status=status)


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


def everybody(group):
    """The people of a group with their games and wins, those who still play first."""
    people = list(group.people.order_by("-is_active", "name"))
    tallies = {one.person_id: one for one in sums.everybody(group, sums.Filter())}
    for person in people:
        tally = tallies.get(person.pk)
        person.games, person.wins = (tally.games, tally.wins) if tally else (0, 0)
    return people


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
