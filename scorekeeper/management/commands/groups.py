"""The groups that a server keeps: how large, last used when; and deletes some."""

from argparse import ArgumentTypeError
from datetime import timedelta

from django.core.management.base import CommandError
from django.db.models import Count, Max, Q
from django.utils import timezone

from rules.words import spell_count, things
from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Group
from scorekeeper.nights.deletion import NotAllDeletedError, delete_group, what_goes

CALLED = {"nights": ["night"], "games": ["game"], "keys": ["access link"]}
CALLED["people"] = ["person", "people"]
SHUT = "; nobody can open it any more"  # as where deleting it was cut off
MOST_DAYS = 36_500
SURE = "Make a backup, then add --yes to permanently delete the groups above."


class Command(DatabaseCommand):
    help = (
        "Lists the groups, their contents and when they were last used. --delete "
        "deletes one group. --unused deletes all groups unused for a number of days."
    )

    def add_arguments(self, parser):
        parser.add_argument("--delete", type=int, help="the number of a group")
        parser.add_argument(
            "--unused", type=days, help="the number of days since the last use"
        )
        parser.add_argument(
            "--yes", action="store_true", help="delete the listed groups"
        )

    def handle(self, *args, delete, unused, yes, **options):
        groups = listed_groups(delete, unused)
        if delete is not None and not groups:
            raise CommandError(f"There is no group {delete}.")
        for group in groups:
            self.stdout.write(line_of(group))
        if (delete is None and unused is None) or not groups:
            return
        if not yes:
            raise CommandError(SURE)
        try:
            for group in groups:
                delete_group(group)
        except NotAllDeletedError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"Deleted: {spell_count(len(groups), 'group')}.")


def days(text):
    """A number of days, of at most a hundred years."""
    if not (text.isascii() and text.isdecimal() and int(text[:9]) <= MOST_DAYS):
        raise ArgumentTypeError(f"use a number of days from 0 to {MOST_DAYS:,}")
    return int(text)


def listed_groups(number=None, unused=None):
    """The groups with `last_used`, by their numbers: one, or those not used of late.

    `unused`: a number of days.
    """
    valid = Count("keys", filter=Q(keys__revoked_at=None))
    groups = Group.objects.annotate(
        opened=Max("keys__used_at"), n=Count("keys"), valid=valid
    )
    if number is not None:
        groups = groups.filter(pk=number)
    listed = [with_last_use(group) for group in groups.order_by("pk")]
    if unused is None:
        return listed
    since = timezone.now() - timedelta(days=unused)
    return [group for group in listed if group.last_used < since]


def with_last_use(group):
    """A group with when anybody last came in, or entered something."""
    changed = group.game_set.aggregate(at=Max("changed_at"))["at"]
    group.last_used = max(filter(None, [group.made_at, group.opened, changed]))
    return group


def line_of(group):
    """What the list says of a group."""
    kept = what_goes(group) | {"keys": group.n}
    words = [f"{n:,} {things(n, *CALLED[name])}" for name, n in kept.items()]
    when = f"created {group.made_at:%Y-%m-%d}, last used {group.last_used:%Y-%m-%d}"
    shut = "" if group.valid else SHUT
    return f"{group.pk}  {group.name}, {when}: {', '.join(words)}{shut}"
