"""A demo night: four people, games of many kinds, one in play, and the way in."""

from django.db import transaction
from django.utils import timezone

from scorekeeper import nights
from scorekeeper.access import keyring
from scorekeeper.demo.recorded_games import add_game, read_file
from scorekeeper.demo.years import play_years
from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Group
from scorekeeper.people.statistics import update
from scorekeeper.server.network import link_to

NAMES = ["Ann", "Bob", "Cleo", "Dev"]
EVENING = [  # in the order in which they were played
    "oh_hell",
    "piquet_rubicon",
    "scotch_whist",
    "tablanette",
    "piquet_normand",
    "piquet_voleur",
    "piquet_ecrire",
    "bezique",
    "pinochle_partners",
    "oh_hell_in_play",
]
STAKE = {"per_point": "0.05", "per_unit": "1"}


class Command(DatabaseCommand):
    help = (
        "Creates a demo group with one night of games, and prints a link for its host."
    )

    def add_arguments(self, parser):
        help_text = "number of years of earlier nights"
        parser.add_argument("--years", type=float, default=0, help=help_text)

    @transaction.atomic
    def handle(self, *args, years=0, **options):
        group = Group.objects.create(name="The Friday table")
        play_years(group, years, timezone.localdate())
        night = nights.start_night(
            group, [], NAMES, date=timezone.localdate(), place="At Ann's", stake=STAKE
        )
        for name in EVENING:
            add_game(night, read_file(name))
        update.add_up(group.pk, seconds=None)
        _key, secret = keyring.new_key(group, "host", "The demo's host")
        self.stdout.write(f"Open {link_to('open_key', secret)} to join.")
