"""Sets up tables in the database of a running server: records in, ways to them out."""

import json
import sys
from datetime import date
from importlib import import_module

import django
from django.conf import settings
from django.db import connection, transaction


def main():
    """For each line, a JSON list of records: a line of what `table` gives for each.

    Between two lines it holds no connection, so that the database may be exchanged.
    """
    django.setup()
    for line in sys.stdin:
        print(json.dumps([table(record) for record in json.loads(line)]), flush=True)
        connection.close()


@transaction.atomic
def table(record):
    """Sets up a group with one night and one game, that of a record.

    The session of its host, and its address.
    """
    from scorekeeper import recording
    from scorekeeper.access import keyring, permissions
    from scorekeeper.models import Attendance, Group, Night, Person

    group = Group.objects.create(name="The Friday table")
    night = Night.objects.create(group=group, date=date(2025, 11, 21))
    people = [
        Person.objects.create(group=group, name=name, colour=seat)
        for seat, name in enumerate(record["players"])
    ]
    for person in people:
        Attendance.objects.create(group=group, night=night, person=person)
    answer = recording.import_record(night, record, people)
    assert answer.refusal is None, answer.refusal
    key, _secret = keyring.new_key(group, "host", "The host's phone")
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[permissions.WAYS] = [[key.pk, group.pk]]
    session.save()
    return session.session_key, answer.game.get_absolute_url()


if __name__ == "__main__":
    main()
