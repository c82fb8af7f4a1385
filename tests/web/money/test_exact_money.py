"""Money is whole numbers in both databases: nothing is rounded, added up or kept."""

from decimal import Decimal

from django.apps import apps
from django.db import connection
from django.db.models import Sum

from scorekeeper.models import Standing

INEXACT = ("real", "double", "float", "decimal", "numeric")
RATED = ("scorekeeper.Rating", "scorekeeper.RatingStep")  # a strength is no money
LARGE = Decimal("9999999999.123457")  # ten of them have more digits than a float


def test_no_column_keeps_a_fraction(db):
    fields = [field for model in apps.get_models() for field in model._meta.fields]
    types = {f"{field}": field.db_type(connection) for field in fields}
    assert len(types) > 50
    inexact = [name for name, kind in types.items() if kind.startswith(INEXACT)]
    assert [name for name in inexact if name.rpartition(".")[0] not in RATED] == []


def test_what_is_kept_is_a_whole_number(bob, game, people):
    bob.play(game)
    Standing.objects.update(money=Decimal("-123.000001"))
    with connection.cursor() as cursor:
        cursor.execute("SELECT money FROM scorekeeper_standing")
        kept = {row[0] for row in cursor.fetchall()}
    assert kept == {-123_000_001}
    assert all(isinstance(money, int) for money in kept)
    assert {row.money for row in Standing.objects.all()} == {Decimal("-123.000001")}


def test_ten_sums_with_a_fraction_add_up_exactly(bob, start, people):
    for _ in range(10):
        bob.play(start(options={"sequence": "custom", "hands": [1]}))
    Standing.objects.filter(person=people["Ann"]).update(money=LARGE)
    rows = Standing.objects.filter(person=people["Ann"])
    assert rows.aggregate(won=Sum("money"))["won"] == 10 * LARGE
