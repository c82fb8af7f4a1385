"""Sets up circles with a long game each, in the database of a server to be measured."""

import json
import sys
from datetime import date
from importlib import import_module

import django
from django.conf import settings

from tests.bench import long_game


def main(count, deals):
    """Prints (session key, address of the game) of each table as JSON."""
    django.setup()
    print(json.dumps([table(deals) for _ in range(count)]))


def table(deals):
    """A circle with one game, some deals old, and a device that may enter."""
    from scorekeeper import access, recording
    from scorekeeper.models import Circle, Night, Person

    circle = Circle.objects.create(name="Bench")
    people = [
        Person.objects.create(circle=circle, name=name) for name in long_game.PLAYERS
    ]
    night = Night.objects.create(circle=circle, date=date(2025, 11, 21))
    record = long_game.HEADER | {"entries": long_game.entries(deals)}
    answer = recording.import_record(night, record, people)
    assert answer.refusal is None, answer.refusal
    key, _secret = access.new_key(circle, "enter", "Bench")
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[access.WAYS] = [[key.pk, circle.pk]]
    session.save()
    return session.session_key, answer.game.get_absolute_url()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
