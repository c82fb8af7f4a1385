"""Two of the people who are one: said what it does, done, and undone."""

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from rules.words import join_with_and
from scorekeeper.access import permissions
from scorekeeper.models import Person, SamePerson
from scorekeeper.people import same_person
from scorekeeper.people.forms import PersonForm, SamePersonForm
from scorekeeper.people.name_removal import is_forgotten, is_known
from scorekeeper.people.same_person_checks import why_two
from scorekeeper.tables.request_parsing import number_in


@require_http_methods(["GET", "POST"])
def same(request, pk):
    """What it does if a person is another, `of`; POST makes them one."""
    try:
        return made_one(request, permissions.person(request, pk, "enter"))
    except (Http404, Person.DoesNotExist):
        return redirect("person", now_part_of(request, pk).pk)


def made_one(request, gone):
    """The answer to a question what it does, or to the order to do it."""
    form = SamePersonForm(request.POST or request.GET or None, gone=gone)
    if not form.is_valid():
        return redirect("edit_person", gone.pk)
    kept = form.cleaned_data["of"]
    if request.method == "GET":
        return page_of(request, gone, kept, why_two(gone, kept))
    try:
        same_person.make_one(gone, kept)
    except same_person.TwoPeopleError as error:
        return page_of(request, gone, kept, str(error), status=422)
    return redirect("person", kept.pk)


def now_part_of(request, pk):
    """Whom a person (by id) was made before, by the same tap; else Http404."""
    kept = permissions.person(request, number_in(request, "of"), "enter")
    if not kept.once_two.filter(was=pk).exists():
        raise Http404
    return kept


def page_of(request, gone, kept, why, status=200):
    """The page that says what becomes of both, or why they are two."""
    effect = join_with_and(same_person.effect(gone))
    context = {"gone": gone, "kept": kept, "why": why, "effect": effect}
    return render(request, "people/same.html", context, status=status)


@require_POST
def two(request, pk):
    """Parts two who were made one."""
    person = permissions.person(request, pk, "enter")
    try:
        back = same_person.part(person, number_in(request, "of"))
    except SamePerson.DoesNotExist:  # parted already
        return redirect("person", number_in(request, "was"))
    except same_person.TwoPeopleError as error:
        context = edit_page(person, PersonForm(instance=person)) | {"why": str(error)}
        return render(request, "people/edit.html", context, status=422)
    return redirect("person", back.pk)


def edit_page(person, form):
    """What the page shows on which a person is changed."""
    return {
        "person": person,
        "form": form,
        "same": SamePersonForm(gone=person),
        "may_forget": permissions.may(person, "host") and is_known(person),
        "is_forgotten": is_forgotten(person),
        "once_two": person.once_two.order_by("pk"),
    }
