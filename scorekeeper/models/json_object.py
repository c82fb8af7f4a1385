"""A column that holds a JSON object; anything else in it counts as an empty one."""

from django.db import models
from django.db.models.expressions import Col

from scorekeeper.unreadable import LOG


class JSONObject(models.JSONField):
    """A JSONField that gives a dict whatever a hand or another version put there.

    `fits`: whether a dict is one that this column may hold.
    """

    def __init__(self, *args, fits=None, **options):
        super().__init__(*args, **options)
        self.fits = fits

    def from_db_value(self, value, expression, connection):
        read = super().from_db_value(value, expression, connection)
        if value is None or not isinstance(expression, Col):
            return read
        if type(read) is dict and (self.fits is None or self.fits(read)):
            return read
        LOG.warning(
            f"A stored value does not fit: {self.name} of {self.model.__name__}"
        )
        return {}

    def deconstruct(self):
        """To the database it is any JSONField."""
        name, _path, *rest = super().deconstruct()
        return name, "django.db.models.JSONField", *rest
