"""A new key to a circle, for whoever runs the server: a way back for its host."""

from django.core.management.base import CommandError

from scorekeeper.keys import keyring
from scorekeeper.management.stored import StoredCommand
from scorekeeper.models import Circle, Key
from scorekeeper.server.own_address import link_to


class Command(StoredCommand):
    help = "Prints the link of a new key to a circle; without a circle lists them all."

    def add_arguments(self, parser):
        parser.add_argument(
            "circle", nargs="?", type=int, help="the number of a circle"
        )
        parser.add_argument("--role", choices=Key.Role.values, default=Key.Role.HOST)
        parser.add_argument("--name", default="From the server", help="whose key it is")

    def handle(self, *args, circle, role, name, **options):
        if circle is None:
            self.list_circles()
            return
        row = Circle.objects.filter(pk=circle).first()
        if row is None:
            raise CommandError(f"There is no circle {circle}.")
        _key, secret = keyring.new_key(row, role, name)
        self.stdout.write(f"Open {link_to('open_key', secret)} to come in.")

    def list_circles(self):
        for circle in Circle.objects.order_by("pk"):
            made = f"begun {circle.made_at:%Y-%m-%d}"
            self.stdout.write(f"{circle.pk}  {circle.name}, {made}")
