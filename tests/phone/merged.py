"""What a Python says of a case of merging, be it large or small."""

from phone.log.merge import merge_outbox
from phone.log.rows import Row


def came(case):
    """What comes of the outbox of a case, in the words of its `expect`."""
    log = [row_of(said) for said in case["log"]]
    mine = [{"entry": None} | one for one in case["mine"]]
    came = merge_outbox(case["header"], log, mine)
    del came["patience"]
    question = came["question"]
    came["rows"] = [shown(row) for row in came["rows"]]
    came["left"] = [[one["id"], one["code"]] for one in came["left"]]
    if question:
        parts = ("id", "place", "before", "mine", "theirs", "row")
        came["question"] = {
            part: question[part] for part in parts if question.get(part) is not None
        }
    if came["apart"] is not None:
        del came["entries"]
    return came


def row_of(said):
    """A row of a case, which leaves out what is nothing."""
    along = said.get("along", [])
    return Row(
        said["operation"], said.get("place"), said.get("entry"), along, said["id"]
    )


def shown(row):
    """A new row as a case writes it."""
    said = {"id": row.id, "operation": row.operation}
    return said if row.place is None else said | {"place": row.place}
