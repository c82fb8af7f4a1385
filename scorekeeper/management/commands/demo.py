"""A demo evening: four people, games of many kinds, one in play, and the way in."""

import json
from pathlib import Path

from django.db import transaction
from django.utils import timezone

from scorekeeper import nights, recording
from scorekeeper.access import keyring
from scorekeeper.demo.years import play_years
from scorekeeper.management.database_command import DatabaseCommand
from scorekeeper.models import Group
from scorekeeper.money.night_unit import stake_for
from scorekeeper.people.statistics import update
from scorekeeper.server.network import link_to

RECORDS = Path(__file__).parents[2] / "demo"
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
    help = "Makes a group with one evening of played games, and prints its host key."

    def add_arguments(self, parser):
        help_text = "how many years of nights stand before that evening"
        parser.add_argument("--years", type=float, default=0, help=help_text)

    @transaction.atomic
    def handle(self, *args, years=0, **options):
        group = Group.objects.create(name="The Friday table")
        play_years(group, years, timezone.localdate())
        night = nights.start_night(
            group, [], NAMES, date=timezone.localdate(), place="At Ann's", stake=STAKE
        )
        for name in EVENING:
            play(night, json.loads((RECORDS / f"{name}.json").read_text()))
        update.add_up(group.pk, seconds=None)
        _key, secret = keyring.new_key(group, "host", "The demo's host")
        self.stdout.write(f"Open {link_to('open_key', secret)} to come in.")


def play(night, record):
    """Plays a record (a dict) at a night."""
    people = {person.name: person for person in night.people.all()}
    seated = [people[name] for name in record["players"]]
    stake = stake_for(night, record["game"], record["options"], record["players"])
    answer = recording.import_record(night, record, seated, stake=stake)
    assert answer.refusal is None, answer.refusal
    return answer.game
