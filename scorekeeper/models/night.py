"""A night of a group, who was there, and its notes."""

from django.db import models
from django.utils import timezone

from scorekeeper import zones
from scorekeeper.models import indexes, querysets
from scorekeeper.models.addresses import address_of
from scorekeeper.models.group import Group, Person
from scorekeeper.models.group_rows import (
    JSONObject,
    MadeOnce,
    ManyWithinGroup,
    RowOfAGroup,
    WithinGroup,
)
from scorekeeper.models.indexes import unique
from scorekeeper.money import stakes


class Night(MadeOnce):
    """One night of a group."""

    group = models.ForeignKey(Group, models.CASCADE, related_name="nights")
    date = models.DateField()
    number = models.PositiveIntegerField()  # the first of a group is 1
    time_zone = models.CharField(max_length=zones.LONGEST, blank=True, default="")
    place = models.CharField(max_length=80, blank=True)
    currency = models.CharField(max_length=3, default="EUR")
    people = ManyWithinGroup(
        Person, through="Attendance", through_fields=("night", "person")
    )
    stake = JSONObject(
        default=dict, fits=stakes.fits
    )  # of its games, unless one has its own
    closed_at = models.DateTimeField(null=True, blank=True)
    agreeing = models.BooleanField(default=False)  # its games ask the other side

    objects = querysets.Nights.as_manager()

    class Meta(MadeOnce.Meta):
        indexes = indexes.OF_NIGHTS

    def __str__(self):
        return f"{self.date}"

    def save(self, *args, **kwargs):
        if self.number is None:
            self.number = 1 + (self.latest_number() or 0)
        super().save(*args, **kwargs)

    def latest_number(self):
        """The number of the latest night of its group, None where it is the first."""
        nights = Night.objects.filter(group_id=self.group_id)
        return nights.aggregate(latest=models.Max("number"))["latest"]

    def get_absolute_url(self):
        return address_of("night", self.pk)

    @property
    def zone(self):
        """The zone of its times: its own, or that of the phone that looks."""
        return zones.zone_named(self.time_zone) or timezone.get_current_timezone()


class Attendance(RowOfAGroup):
    """Who is here tonight, from when, to when."""

    night = WithinGroup(Night, models.CASCADE, related_name="attendances")
    person = WithinGroup(Person, models.CASCADE)
    since = models.DateTimeField(default=timezone.now)
    until = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = indexes.OF_ATTENDANCES
        constraints = [unique("once_a_night", "night", "person")]

    def __str__(self):
        return f"{self.person} on {self.night}"


class Note(MadeOnce):
    """A few lines of a night, by anyone with access.

    `phone` says which one wrote it, see `scorekeeper.access.phones`; null if unknown.
    """

    night = WithinGroup("scorekeeper.Night", models.CASCADE, related_name="notes")
    text = models.TextField()
    key = models.ForeignKey("scorekeeper.Key", models.SET_NULL, null=True)
    phone = models.BigIntegerField(null=True)
    made_at = models.DateTimeField(default=timezone.now)

    class Meta(MadeOnce.Meta):
        indexes = [models.Index(fields=["night", "group"], name="notes_of_a_night")]

    def __str__(self):
        return self.text[:40]
