"""The deals to learn a game by: a file each, in the order of their numbers."""

import json

from .table import Table


def worked_deals(folder):
    """The deals of a family, each with its story and a record that runs."""
    paths = sorted((folder / "worked").glob("*.json"), key=number_of)
    return [
        worked_deal(Table(path, "", json.loads(path.read_text()))) for path in paths
    ]


def number_of(path):
    return int(path.name.partition("_")[0])


def worked_deal(table):
    """A deal: `after` says how many entries have come at each sentence of its story."""
    record = table.value("record", dict)
    found = {
        "game": record["game"],
        "title": table.text("title"),
        "players": record["players"],
        "story": table.texts("story"),
        "after": table.value("after", list),
        "record": record,
    }
    if len(found["after"]) != len(found["story"]):
        raise table.error("after", "each sentence of the story needs a number.")
    table.close()
    return found
