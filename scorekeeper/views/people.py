"""The people of a circle: their list, and each one's record."""

from django.db.models import Count, Q, Sum
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from rules.words import signed
from scorekeeper import access
from scorekeeper.forms import PersonForm
from scorekeeper.models import Person
from scorekeeper.money import signed_amount
from scorekeeper.views.same_person import edit_page
from scorekeeper.words import card_game_name

RECORD = {
    "games": Count("standings"),
    "wins": Count("standings", filter=Q(standings__won=True)),
    "net": Sum("standings__net", default=0),
}


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
        "people": everybody(circle),
        "form": form,
        "may_enter": access.may(circle, "enter"),
    }
    status = 422 if is_post else 200
    return render(request, "people/people.html", context, status=status)


def everybody(circle):
    """The people of a circle with their sums, those who still play first."""
    return circle.people.annotate(**RECORD).order_by("-is_active", "name")


@require_safe
def person(request, pk):
    """One person's record: all in all, and game by game."""
    person = access.person(request, pk)
    games = by_card_game(person)
    return render(
        request,
        "people/person.html",
        {
            "person": person,
            "games": games,
            "played": sum(row["games"] for row in games),
            "won": sum(row["wins"] for row in games),
            "money": money_of(person),
            "may_enter": access.may(person, "enter"),
        },
    )


def by_card_game(person):
    """Games, wins, points and net of each card game, the most played first."""
    rows = person.standings.filter(circle_id=person.circle_id)
    rows = rows.values("game__key").annotate(
        games=Count("pk"),
        wins=Count("pk", filter=Q(won=True)),
        points=Sum("points"),
        net=Sum("net"),
    )
    rows = rows.order_by("-games", "game__key")
    return [
        row | {"name": card_game_name(row["game__key"]), "net": signed(row["net"])}
        for row in rows
    ]


def money_of(person):
    """What a person won or lost in each currency that was played for."""
    rows = person.standings.filter(circle_id=person.circle_id).exclude(money=0)
    rows = rows.values("night__currency").annotate(won=Sum("money"))
    return [
        {
            "currency": row["night__currency"],
            "won": row["won"],
            "words": signed_amount(row["won"], row["night__currency"]),
        }
        for row in rows.order_by("night__currency")
    ]


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
