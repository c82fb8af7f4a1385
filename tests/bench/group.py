"""Pages of a group with ten games behind it, a thousand, and a hundred thousand.

With ten a list is not full yet: what is compared is the last with the second. What is
told of each day, month or year is compared with a group that has as many of these.
"""

import os
import statistics
import tempfile
import time
from pathlib import Path

A_DAY = 5  # evenings of a group with many games
FEW, FULL, MANY = 10, 1_000, 100_000
DAILY = MANY // A_DAY  # games, one evening on each of the days that many have
# Pages that tell days, months or a year, or look for runs in the latest games.
BY_DAY = ("nights", "a person", "a season", "records of the house", "two people")
BY_DAY += ("a person at one game", "a person's year")
TRIES = 15
MOST = 1.1  # times what it takes with a thousand
# Pages with the plan add up all that was ever won, lost and paid.
WITH_PLAN, MOST_MS = ("settling", "money"), 100
PAGES = {
    "home": "/",
    "a night": "/nights/{night}/",
    "settling": "/nights/{night}/settlement/",
    "nights": "/groups/{group}/nights/",
    "games": "/groups/{group}/games/",
    "money": "/groups/{group}/money/",
    "people": "/groups/{group}/people/",
    "records of the house": "/groups/{group}/records/?game=oh_hell",
    "a person": "/people/{person}/",
    "a person at one game": "/people/{person}/?game=oh_hell",
    "two people": "/people/{person}/with/{other}/",
    "the games of a person": "/people/{person}/games/?game=oh_hell&won=1",
    "his games far back": "/people/{person}/games/?before={middle}~1",
    "a season": "/groups/{group}/season/",
    "a person's year": "/share/person/{person}/?year=2025",
    "a search": "/groups/{group}/games/?text=oh+hell+ann",
    "a table": "/games/{game}/",
}


def report():
    """Prints what each page takes in each, in milliseconds, and how much more."""
    with tempfile.TemporaryDirectory() as var:
        set_up(Path(var))
        few, full, many = (visits(games) for games in (FEW, FULL, MANY))
        daily = visits(DAILY, a_day=1)
        full |= {name: daily[name] for name in BY_DAY}
        for name in PAGES:
            taken = [look(*group[name]) for group in (few, full, many)]
            print(f"  {name:24} {line_of(name, *taken)}", flush=True)


def line_of(name, few, full, many):
    """The milliseconds of a page in each group, and what it may take in the last."""
    each = f"{few:6.1f} ms, {full:6.1f} ms, {many:6.1f} ms, "
    if name in WITH_PLAN:
        return f"{each}at most {MOST_MS} ms"
    return f"{each}ratio {many / full:.2f} (at most {MOST})"


def set_up(var):
    """Django with an empty database of its own."""
    os.environ["SCOREKEEPER_VAR"] = str(var)
    os.environ["DATABASE_URL"] = f"sqlite:///{var / 'group.sqlite3'}"
    os.environ["DJANGO_SETTINGS_MODULE"] = "scorekeeper.settings"
    import django
    from django.conf import settings
    from django.core.management import call_command

    django.setup()
    backend = "django.contrib.staticfiles.storage.StaticFilesStorage"
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": backend}}
    settings.ALLOWED_HOSTS = ["*"]
    call_command("migrate", verbosity=0)


def visits(games, a_day=A_DAY):
    """For each page a client that may see it, and its address."""
    from django.db import transaction
    from django.test import Client

    from tests.bench import large_group

    started = time.perf_counter()
    with transaction.atomic():
        group, night, secret = large_group.group(games, a_day)
    print(f"  {games:,} games made in {time.perf_counter() - started:.0f} s")
    client = Client()
    client.post(f"/k/{secret}/")
    people = list(group.people.order_by("pk").values_list("pk", flat=True))
    numbers = {"group": group.pk, "night": night.pk, "person": people[0]}
    numbers |= {"other": people[1], "game": group.game_set.open().get().pk}
    numbers["middle"] = large_group.middle(people[0])
    return {name: (client, page.format(**numbers)) for name, page in PAGES.items()}


def look(client, address):
    """The milliseconds of work that a page takes, the median of some looks."""
    seconds = []
    for _ in range(TRIES):
        started = time.process_time()
        response = client.get(address)
        seconds.append(time.process_time() - started)
        assert response.status_code == 200, (address, response.status_code)
    return 1000 * statistics.median(seconds[3:])
