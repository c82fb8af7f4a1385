"""A column that holds a JSON object; anything else in it counts as an empty one."""

from django.db import models
from django.db.models.expressions import Col

from scorekeeper.unreadable import LOG


class JSONObject(models.JSONField):
    """A JSONField that gives a dict whatever a hand or another version put there."""

    def from_db_value(self, value, expression, connection):
        read = super().from_db_value(value, expression, connection)
        if read is None or type(read) is dict or not isinstance(expression, Col):
            return read
        LOG.warning(
            f"A stored value is no object: {self.name} of {self.model.__name__}"
        )
        return {}

    def deconstruct(self):
        """To the database it is any JSONField."""
        name, _path, *rest = super().deconstruct()
        return name, "django.db.models.JSONField", *rest
