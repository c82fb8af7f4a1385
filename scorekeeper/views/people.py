"""The people of a circle: their list, their names and colours."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from scorekeeper.counting import adding_up, sums
from scorekeeper.forms.person import PersonForm
from scorekeeper.keys import access
from scorekeeper.models import Person
from scorekeeper.views.same_person import edit_page


@require_http_methods(["GET", "POST"])
def people(request, pk):
    """Everybody of a circle with games and wins; POST adds somebody."""
    is_post = request.method == "POST"
    circle = access.circle(request, pk, "enter" if is_post else "watch")
    form = PersonForm(request.POST or None, instance=Person(circle=circle))
    if is_post and form.is_valid():
        form.save()
        return redirect("people", circle.pk)
    context = {
        "circle": circle,
        "uncounted": adding_up.add_up(circle.pk),
        "people": everybody(circle),
        "form": form,
        "may_enter": access.may(circle, "enter"),
    }
    status = 422 if is_post else 200
    return render(request, "people/people.html", context, status=status)


def everybody(circle):
    """The people of a circle with their games and wins, those who still play first."""
    people = list(circle.people.order_by("-is_active", "name"))
    rows = sums.everybody(circle, [person.pk for person in people], sums.Filter())
    tallies = {tally.person_id: tally for tally in rows}
    for person in people:
        tally = tallies.get(person.pk)
        person.games, person.wins = (tally.games, tally.wins) if tally else (0, 0)
    return people


@require_http_methods(["GET", "POST"])
def edit(request, pk):
    """Another name or colour, or no longer one of those who play."""
    person = access.person(request, pk, "enter")
    form = PersonForm(request.POST or None, instance=person)
    if request.method == "POST" and form.is_valid():
        form.save()
        return redirect("person", person.pk)
    status = 422 if form.is_bound else 200
    return render(request, "people/edit.html", edit_page(person, form), status=status)
