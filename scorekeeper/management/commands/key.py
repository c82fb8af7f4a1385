"""A new key to a group, for the person who runs the server: a way back for its host."""

from django.core.management.base import CommandError

from scorekeeper.access import keyring
from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Group, Key
from scorekeeper.server.network import link_to


class Command(DatabaseCommand):
    help = (
        "Prints a link that gives access to a group. Without a group, lists all groups."
    )

    def add_arguments(self, parser):
        parser.add_argument("group", nargs="?", type=int, help="the number of a group")
        parser.add_argument("--role", choices=Key.Role.values, default=Key.Role.HOST)
        parser.add_argument(
            "--name", default="From the server", help="a name for the access"
        )

    def handle(self, *args, group, role, name, **options):
        if group is None:
            self.list_groups()
            return
        row = Group.objects.filter(pk=group).first()
        if row is None:
            raise CommandError(f"There is no group {group}.")
        _key, secret = keyring.new_key(row, role, name)
        self.stdout.write(f"Open {link_to('open_key', secret)} to join.")

    def list_groups(self):
        for group in Group.objects.order_by("pk"):
            made = f"created {group.made_at:%Y-%m-%d}"
            self.stdout.write(f"{group.pk}  {group.name}, {made}")
