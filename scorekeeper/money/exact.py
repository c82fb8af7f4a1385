"""Money as a database keeps it: a whole number of millionths, exact in every one."""

from decimal import Decimal

from django.db import models

from scorekeeper.money.stakes import PLACES


class MoneyField(models.BigIntegerField):
    """Minor units, a Decimal in Python.

    SQLite has no decimals: what has a fraction it would keep, and add up, as a float.
    """

    def get_prep_value(self, value):
        return None if value is None else int(Decimal(value).scaleb(PLACES))

    def from_db_value(self, value, expression, connection):
        return None if value is None else Decimal(value).scaleb(-PLACES)

    def to_python(self, value):
        return None if value is None else Decimal(value)
