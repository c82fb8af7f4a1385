"""The one row that the floor inserts."""

from django.db import models


class Row(models.Model):
    """As small as a row that means something can be."""

    text = models.CharField(max_length=200)
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self):
        return self.text
