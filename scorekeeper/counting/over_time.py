"""The questions that pages ask of nights and months, each named, each one query."""

from django.db.models import Sum

from scorekeeper.models import MonthSum, NightSum


def best_nights(circle_id, year=0, person=None):
    """The NightSums of the best night: who won the most money, or else most games.

    Of all people or one, of all years or one; of nights that are level all. Money is
    that of the currency of the best night.
    """
    rows = NightSum.objects.filter(circle_id=circle_id)
    rows = rows.filter(played_on__year=year) if year else rows
    rows = rows.filter(person=person) if person else rows
    for of in ("money", "wins"):
        best = rows.order_by(f"-{of}").first()
        if best and getattr(best, of) > 0:
            level = {of: getattr(best, of), "currency": best.currency}
            return list(rows.filter(**level).select_related("person", "night"))
    return []


def nights_there(circle_id, year=0):
    """{person: at how many nights he played}, of all years or one."""
    rows = MonthSum.objects.filter(circle_id=circle_id)
    rows = rows.filter(month__year=year) if year else rows
    return dict(rows.values_list("person").annotate(Sum("nights")).order_by())


def nights_played(circle, year=0):
    """How many nights of a circle there were, of all years or one."""
    nights = circle.nights.filter(date__year=year) if year else circle.nights
    return nights.count()


def months(person, year=0):
    """The MonthSums of a person, the oldest first, of all years or one."""
    rows = MonthSum.objects.filter(circle_id=person.circle_id, person=person)
    rows = rows.filter(month__year=year) if year else rows
    return list(rows.order_by("month", "currency"))
