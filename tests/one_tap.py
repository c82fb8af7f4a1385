"""What one tap on the pad enters: each button, each chip that sends its question."""


def taps(prompt):
    """(entry, why it is struck out or None) for each tap that answers a prompt.

    `prompt`: its picture. What is assumed until it is changed goes with the tap. A chip
    that is struck out of a longer question is tapped with the rest left as it stands.
    """
    asked = [field for field in prompt["fields"] if not is_settled(field)]
    settled = {
        field["name"]: assumed(field)
        for field in prompt["fields"]
        if field["fixed"] or (is_settled(field) and assumed(field) is not None)
    }
    entry = {"type": prompt["type"]} | settled
    if all(field["fixed"] for field in prompt["fields"]):
        return [(entry, None)]
    if len(asked) != 1:
        return []
    return [
        (entry | parts(asked[0], value), why_barred(asked[0], value))
        for value in values(asked[0])
    ]


def parts(field, value):
    """What a tap brings to the entry."""
    return value if field["kind"] == "saying" else {field["name"]: value}


def why_barred(field, value):
    """Why a tap is struck out, None if it is not."""
    return next((why for barred, why in field["barred"] if barred == value), None)


def is_settled(field):
    """Whether a question need not be answered."""
    is_assumed = field["optional"] or field["preset"] is not None
    return is_assumed or bool(field["fixed"]) or field["kind"] == "flag"


def assumed(field):
    """What a question says when nobody answers it; None where it says nothing."""
    if field["fixed"]:
        return field["fixed"][0]
    if field["kind"] == "flag" and not field["optional"]:
        return bool(field["preset"])
    return field["preset"]


def values(field):
    """The values of a question that are chips."""
    kind = field["kind"]
    if kind == "number" and field["high"] - field["low"] <= 30:
        return list(range(field["low"], field["high"] + 1))
    if kind in ("seat", "suit"):
        return field["values"]
    if kind == "side":
        return field["values"] + ([None] if field["none"] else [])
    if kind in ("choice", "saying"):
        return [value for value, _label in field["values"]]
    return []
