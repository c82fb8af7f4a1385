"""The questions that pages ask of nights and months, each named, each one query."""

from django.db.models import Sum

from scorekeeper.models import MonthSum, NightSum

COLUMNS = ("month", "currency", "games", "wins", "money")  # rows: models take longer

MOST_TIED = 40  # best nights that are shown, where so many are level


def best_nights(circle_id, year=0):
    """The NightSums of the best night, of all years or one: of a tie all.

    The latest first, and of very many one more than are shown.

    The best is that at which somebody won the most money, or most games where nobody
    won any.
    """
    rows = of_a_year(NightSum.objects.filter(circle_id=circle_id), year)
    best = rows.order_by("-money", "-wins").first()
    if not is_good(best):
        return []
    level = {"money": best.money, "currency": best.currency}
    level |= {} if best.money else {"wins": best.wins}
    rows = rows.filter(**level).order_by("-played_on", "-night_id", "person_id")
    return list(rows.select_related("person", "night")[: MOST_TIED + 1])


def best_night(person, year=0):
    """The NightSum of a person's best night, or None where none was good."""
    rows = NightSum.objects.filter(circle_id=person.circle_id, person=person)
    rows = of_a_year(rows, year).select_related("night")
    best = rows.order_by("-money", "-wins").first()
    return best if is_good(best) else None


def last_night(person, year=0):
    """The Night on which a person played last."""
    rows = NightSum.objects.filter(circle_id=person.circle_id, person=person)
    rows = of_a_year(rows, year).select_related("night").order_by("-played_on")
    return rows[0].night


def is_good(night):
    """Whether somebody won anything at a night, a NightSum or None."""
    return bool(night) and (night.money > 0 or (night.money == 0 and night.wins > 0))


def of_a_year(nights, year):
    return nights.filter(played_on__year=year) if year else nights


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
    """COLUMNS of the MonthSums of a person, the oldest first, of all years or one."""
    rows = MonthSum.objects.filter(circle_id=person.circle_id, person=person)
    rows = rows.filter(month__year=year) if year else rows
    return list(rows.order_by("month", "currency").values_list(*COLUMNS, named=True))
