"""A circle of a hundred thousand games, made of one evening that is copied in SQL."""

from datetime import date

from django.db import connection

from scorekeeper import keyring, nights, recording
from scorekeeper.counting import adding_up
from scorekeeper.models import Circle, CountSum, Outcome

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"]
AN_EVENING = 10  # games
STEP = 1_000  # between the ids of one evening and the next
A_DAY = 5  # evenings, so that the past has some years and not a thousand
FAR = 10**9  # between the ids of one circle and the next
ONE_CARD = {"sequence": "custom", "hands": [1]}
DEAL = [{"type": "bid", "seat": seat, "bid": int(seat == 1)} for seat in range(3)]
DEAL.append({"type": "tricks", "tricks": [0, 1, 0]})
SHIFTED = {"id", "game_id", "night_id"}
TABLES = ["night", "attendance", "game", "seat", "standing", "outcome", "counted"]
SUMS = """
    INSERT INTO scorekeeper_countsum
        (circle_id, person_id, other_id, key, house, year, name, part,
         number, occasions)
    SELECT o.circle_id, o.person_id, w.person_id, o.key, o.house, o.year, c.name,
        c.part, SUM(c.number), SUM(c.occasions)
    FROM scorekeeper_outcome o
    JOIN scorekeeper_outcome w ON w.game_id = o.game_id
    JOIN scorekeeper_counted c ON c.game_id = o.game_id AND c.person_id = o.person_id
    WHERE o.circle_id = %s
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
"""
# The runs are not those of the games: no page takes longer for that.
TALLIES = """
    INSERT INTO scorekeeper_tally
        (circle_id, person_id, other_id, key, house, year, games, wins, points,
         together, ahead, run, longest, longest_game, last_at, last_game,
         best, best_game, worst, worst_game,
         best_deal, best_deal_game, worst_deal, worst_deal_game)
    WITH level(k, h) AS (VALUES (0, 0), (1, 0), (1, 1)), times(y) AS (VALUES (0), (1)),
    each AS (
        SELECT o.*, w.person_id AS with_id, w.place AS other_place
        FROM scorekeeper_outcome o JOIN scorekeeper_outcome w ON w.game_id = o.game_id
        WHERE o.circle_id = %s
    )
    SELECT circle_id, person_id, with_id, iif(k, key, ''), iif(h, house, ''),
        iif(y, year, 0), COUNT(*), SUM(won), SUM(points), 0, SUM(place < other_place),
        1, 3, MAX(game_id), MAX(played_at), MAX(game_id), MAX(points), MAX(game_id),
        MIN(points), MIN(game_id), MAX(best), MAX(game_id), MIN(worst), MIN(game_id)
    FROM each, level, times GROUP BY 1, 2, 3, 4, 5, 6
"""


def circle(games):
    """A Circle of so many finished games, and the secret of its host's key."""
    circle = Circle.objects.create(name=f"{games} games", currency="EUR")
    night = evening(circle)
    adding_up.add_up(circle.pk)
    if games > AN_EVENING:
        copy(circle, games // AN_EVENING - 1)
    last = nights.start_night(
        circle,
        night.people.all(),
        [],
        date=date(2025, 11, 28),
        place="",
        currency="EUR",
    )
    recording.start_game(last, "oh_hell", list(night.people.all()[:4]))
    return circle, night, keyring.new_key(circle, "host", "The bench's host")[1]


def middle(person):
    """When a person (an id) had played half of his games, as an address says it."""
    times = Outcome.objects.filter(person=person).order_by("played_at")
    times = times.values_list("played_at", flat=True)
    return times[times.count() // 2].strftime("%Y-%m-%dT%H:%M:%SZ")


def evening(circle):
    """One evening of ten finished games."""
    asked = {"date": date(2025, 11, 21), "place": "At Ann's", "currency": "EUR"}
    night = nights.start_night(circle, [], NAMES, **asked)
    people = list(night.people.order_by("pk"))
    for first in range(AN_EVENING):
        seated = [people[(first + place * (1 + first % 3)) % 8] for place in range(3)]
        names = [person.name for person in seated]
        record = {"game": "oh_hell", "players": names, "options": ONE_CARD}
        record["entries"] = DEAL
        stake = {"per_point": "0.05"}
        answer = recording.import_record(night, record, seated, stake=stake)
        assert answer.refusal is None, answer.refusal
    return night


def copy(circle, copies):
    """Copies all that an evening has so many times, each before the last."""
    for name in TABLES:
        copy_rows(f"scorekeeper_{name}", circle.pk, copies)
    CountSum.objects.filter(circle=circle).delete()
    with connection.cursor() as cursor:
        cursor.execute(SUMS, [circle.pk])
        cursor.execute(
            "DELETE FROM scorekeeper_tally WHERE circle_id = %s", [circle.pk]
        )
        cursor.execute(TALLIES, [circle.pk])


def copy_rows(table, circle_id, copies):
    """Copies the rows of a table under ids and times of their own."""
    with connection.cursor() as cursor:
        known = connection.introspection.get_table_description(cursor, table)
        names = [column.name for column in known]
        cursor.execute(
            f"""
            INSERT INTO {table} ({", ".join(names)})
            WITH RECURSIVE copy(n) AS
                (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < {copies})
            SELECT {", ".join(shifted(name, circle_id) for name in names)}
            FROM {table}, copy
            WHERE circle_id = {circle_id}
            """
        )


def shifted(name, circle_id):
    """A column of a copy; its ids are far from those of another circle."""
    if name in SHIFTED:
        return f"{name} + n * {STEP} + {circle_id * FAR}"
    if name == "client_id":
        return "lower(hex(randomblob(16)))"
    ago = f"'-' || (n / {A_DAY}) || ' days'"
    if name in ("date", "started_at", "played_at"):
        return f"{'date' if name == 'date' else 'datetime'}({name}, {ago})"
    if name == "year":
        return f"CAST(strftime('%Y', '2025-11-21', {ago}) AS INTEGER)"
    return name
