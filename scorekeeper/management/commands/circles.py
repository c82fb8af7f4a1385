"""The circles that a server keeps: how large, last used when, and away with some."""

from argparse import ArgumentTypeError
from datetime import timedelta

from django.core.management.base import CommandError
from django.db.models import Count, Max, Q
from django.utils import timezone

from rules.words import spelled, things
from scorekeeper.deleting import NotAllDeletedError, delete_circle, what_goes
from scorekeeper.management.stored import StoredCommand
from scorekeeper.models import Circle

CALLED = {"nights": ["night"], "games": ["game"], "keys": ["key"]}
CALLED["people"] = ["person", "people"]
SHUT = "; nobody gets in: no key of it is valid"  # as where deleting it was cut off
MOST_DAYS = 36_500
SURE = "Say --yes to delete for good what is listed above. Take a backup before."


class Command(StoredCommand):
    help = (
        "Lists the circles with what they keep and when they were last used. With "
        "--delete the one of a number, or with --unused all that nobody used for so "
        "many days, is deleted."
    )

    def add_arguments(self, parser):
        parser.add_argument("--delete", type=int, help="the number of a circle")
        parser.add_argument("--unused", type=days, help="days in which nobody came")
        parser.add_argument("--yes", action="store_true", help="delete without asking")

    def handle(self, *args, delete, unused, yes, **options):
        circles = listed_circles(delete, unused)
        if delete is not None and not circles:
            raise CommandError(f"There is no circle {delete}.")
        for circle in circles:
            self.stdout.write(line_of(circle))
        if (delete is None and unused is None) or not circles:
            return
        if not yes:
            raise CommandError(SURE)
        try:
            for circle in circles:
                delete_circle(circle)
        except NotAllDeletedError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"Deleted: {spelled(len(circles), 'circle')}.")


def days(text):
    """A number of days, of at most a hundred years."""
    if not (text.isascii() and text.isdecimal() and int(text[:9]) <= MOST_DAYS):
        raise ArgumentTypeError(f"use a number of days from 0 to {MOST_DAYS:,}")
    return int(text)


def listed_circles(number=None, unused=None):
    """The circles with `last_used`, by their numbers: one, or those not used of late.

    `unused`: a number of days.
    """
    valid = Count("keys", filter=Q(keys__revoked_at=None))
    circles = Circle.objects.annotate(
        opened=Max("keys__used_at"), n=Count("keys"), valid=valid
    )
    if number is not None:
        circles = circles.filter(pk=number)
    listed = [with_last_use(circle) for circle in circles.order_by("pk")]
    if unused is None:
        return listed
    since = timezone.now() - timedelta(days=unused)
    return [circle for circle in listed if circle.last_used < since]


def with_last_use(circle):
    """A circle with when anybody last came in, or entered something."""
    changed = circle.game_set.aggregate(at=Max("changed_at"))["at"]
    circle.last_used = max(filter(None, [circle.made_at, circle.opened, changed]))
    return circle


def line_of(circle):
    """What the list says of a circle."""
    kept = what_goes(circle) | {"keys": circle.n}
    words = [f"{n:,} {things(n, *CALLED[name])}" for name, n in kept.items()]
    when = f"begun {circle.made_at:%Y-%m-%d}, last used {circle.last_used:%Y-%m-%d}"
    shut = "" if circle.valid else SHUT
    return f"{circle.pk}  {circle.name}, {when}: {', '.join(words)}{shut}"
