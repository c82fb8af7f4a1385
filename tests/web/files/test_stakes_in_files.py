"""A stake keeps its form through a file, however it was written at first."""

import json

from scorekeeper import nights
from scorekeeper.files import exports, imports
from scorekeeper.models import Group


def test_an_ante_comes_back_as_it_left(group):
    stake = {"ante": "0.50", "per_point": "0.05"}
    night = nights.start_night(
        group, [], ["Ann", "Bob"], date="2025-11-21", stake=stake
    )
    assert night.stake == {"ante": "0.5", "per_point": "0.05"}
    content = json.loads(exports.group_file(group))["content"]
    other = Group.objects.create(name="Elsewhere", file_id=group.file_id)
    imports.take(other, content)
    again = json.loads(exports.group_file(other))["content"]
    assert again["nights"] == content["nights"]
