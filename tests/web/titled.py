"""Games on the score pad, under titles of their own."""

from scorekeeper import recording

THREE = ("Ann", "Bob", "Cleo")
TARGET = {"ends": "target", "target": 121}


def played(night, title, *deals, names=THREE, stake=None, **options):
    """A game under a title, of some deals; finished by the players where it is open."""
    entries = [{"type": "scores", "points": points} for points in deals]
    if options.get("ends", "open") == "open":
        entries.append({"type": "finish"})
    record = {
        "game": "score_pad",
        "options": ({"title": title} if title else {}) | options,
        "players": list(names),
        "entries": entries,
    }
    people = [night.group.people.get(name=name) for name in names]
    answer = recording.import_record(night, record, people, stake=stake)
    assert answer.refusal is None, answer.refusal
    return answer.game


def hearts(night, title="Hearts", **more):
    """Hearts, which Cleo wins with the fewest points."""
    return played(night, title, [20, 6, 0], [3, 13, 10], wins="fewest", **more)


def cribbage(night, **more):
    """Cribbage to 121, which Bob wins."""
    points = [60, 61], [30, 63]
    return played(night, "Cribbage", *points, names=THREE[:2], **TARGET, **more)
