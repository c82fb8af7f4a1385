"""Two of the people who are one: said what it does, done, and undone."""

from django.http import Http404
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from rules.words import listed
from scorekeeper.forms.fields import LONGEST_ID
from scorekeeper.forms.person import PersonForm
from scorekeeper.forms.same_person import SamePersonForm
from scorekeeper.history import one_person
from scorekeeper.keys import access


@require_http_methods(["GET", "POST"])
def same(request, pk):
    """What it does if a person is another, `as`; POST makes them one."""
    gone = access.person(request, pk, "enter")
    form = SamePersonForm(request.POST or request.GET or None, gone=gone)
    if not form.is_valid():
        return redirect("edit_person", gone.pk)
    kept = form.cleaned_data["of"]
    if request.method == "GET":
        return asked(request, gone, kept, one_person.why_two(gone, kept))
    try:
        one_person.make_one(gone, kept)
    except one_person.TwoPeopleError as error:
        return asked(request, gone, kept, str(error), status=422)
    return redirect("person", kept.pk)


def asked(request, gone, kept, why, status=200):
    """The page that says what becomes of both, or why they are two."""
    effect = listed(one_person.effect(gone))
    context = {"gone": gone, "kept": kept, "why": why, "effect": effect}
    return render(request, "people/same.html", context, status=status)


@require_POST
def two(request, pk):
    """Parts two who were made one."""
    person = access.person(request, pk, "enter")
    same = same_person_of(person, request.POST.get("of", ""))
    try:
        back = one_person.part(same)
    except one_person.TwoPeopleError as error:
        context = edit_page(person, PersonForm(instance=person)) | {"why": str(error)}
        return render(request, "people/edit.html", context, status=422)
    return redirect("person", back.pk)


def same_person_of(person, pk):
    """Who became a person, a SamePerson by its id in text; or Http404."""
    if not (pk.isascii() and pk.isdigit()) or len(pk) > LONGEST_ID:
        raise Http404
    return get_object_or_404(person.once_two.select_related("person"), pk=pk)


def edit_page(person, form):
    """What the page shows on which a person is changed."""
    return {
        "person": person,
        "form": form,
        "same": SamePersonForm(gone=person),
        "once_two": person.once_two.order_by("pk"),
    }
