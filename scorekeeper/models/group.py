"""A group and its people, and two of them who turned out to be one."""

from uuid import uuid4

from django.db import models

from scorekeeper.models import indexes, querysets
from scorekeeper.models.group_rows import JSONObject, RowOfAGroup, WithinGroup
from scorekeeper.names import MOST_PARTS
from scorekeeper.unreadable.games import are_house_rules


class Group(models.Model):
    """The people who play together; everything else belongs to one group."""

    name = models.CharField(max_length=80)
    currency = models.CharField(max_length=3, default="EUR")
    house_rules = JSONObject(
        default=dict, fits=are_house_rules
    )  # card game key -> options
    is_friendly = models.BooleanField(default=False)  # how its tables rule
    made_at = models.DateTimeField(auto_now_add=True)
    client_id = models.UUIDField(null=True, unique=True)  # of the request that began it
    is_rated = models.BooleanField(default=False)  # whether strength is shown
    rated_at = models.DateTimeField(null=True)  # of the last game that is rated
    rated_game = models.BigIntegerField(null=True)
    # since when games are to be rated again, and when that was last begun
    rated_from = models.DateTimeField(null=True)
    rated_again_at = models.DateTimeField(null=True)
    file_id = models.UUIDField(default=uuid4)  # by which its files are known again

    objects = querysets.Groups.as_manager()

    def __str__(self):
        return self.name


class Person(RowOfAGroup):
    """One who plays. Points and money are a person's, never a seat's."""

    group = models.ForeignKey(Group, models.CASCADE, related_name="people")
    name = models.CharField(max_length=MOST_PARTS)
    colour = models.PositiveSmallIntegerField(default=0)
    is_active = models.BooleanField(default=True)
    pay_to = models.CharField(max_length=200, blank=True, default="")  # ways_to_pay
    settles_with = WithinGroup(  # these two pay and are paid as one
        "self", models.SET_NULL, null=True, blank=True, related_name="+"
    )

    objects = querysets.People.as_manager()

    class Meta:
        constraints = [indexes.ONE_NAME_EACH]

    def __str__(self):
        return self.name


class SamePerson(RowOfAGroup):
    """Two of the people who turned out to be one, and what it takes to part them.

    `person` stayed; the other had the id `was`, and this `name`, `colour`, `is_active`,
    `pay_to`.
    `moved` are the rows that became the person's, see `people/same_person.py`.
    """

    person = WithinGroup("scorekeeper.Person", models.CASCADE, related_name="once_two")
    was = models.BigIntegerField()
    name = models.CharField(max_length=MOST_PARTS)
    colour = models.PositiveSmallIntegerField()
    is_active = models.BooleanField()
    pay_to = models.CharField(max_length=200, blank=True, default="")
    moved = models.JSONField()
    made_at = models.DateTimeField(auto_now_add=True)

    objects = querysets.SamePeople.as_manager()

    def __str__(self):
        return f"{self.name} is {self.person_id}"
