"""What was entered before and is asked again: each question shows what was given."""

SHAPES = {
    "numbers": list,
    "seats": list,
    "choices": list,
    "cards": list,
    "flags": list,
    "rows": list,
    "shares": dict,
}


def is_given_to(prompt, old_entry):
    """Whether an entry is of the kind that a prompt asks for, in all it has settled."""
    return old_entry.get("type") == prompt["type"] and all(
        old_entry.get(field["name"]) in field["fixed"]
        for field in prompt["fields"]
        if field["fixed"]
    )


def how_it_fits(prompt, old_entry):
    """How well an entry fits a prompt: 0 to 3.

    1: it is of the same type; 2: in all that the prompt has settled, too; 3: and the
    prompt asks for every part that it has.
    """
    if not old_entry:
        return 0
    if not is_given_to(prompt, old_entry):
        return 1 if old_entry.get("type") == prompt["type"] else 0
    names = ["type"] + [field["name"] for field in prompt["fields"]]
    return 3 if all(name in names for name in old_entry) else 2


def with_given(field, old_entry):
    """A field with the value that an entry has for it, in a list: None is a value."""
    return dict(field, given=value_for(field, old_entry))


def value_for(field, old_entry):
    """The value of a part of an entry, in a list; empty where it has none that fits."""
    if field["kind"] == "saying":
        return saying_for(field, old_entry)
    if field["name"] not in old_entry:
        return []
    value = old_entry[field["name"]]
    shape = SHAPES.get(field["kind"])
    if shape is None:
        return [] if isinstance(value, (list, dict)) else [value]
    return [value] if isinstance(value, shape) and fits(field, value) else []


def saying_for(field, old_entry):
    """What is said in one tap and has just the parts that an entry has, in a list."""
    sayings = [parts for parts, _label in field["values"]]
    fits = [
        parts for parts in sayings if all(old_entry.get(n) == parts[n] for n in parts)
    ]
    return fits[:1]


def fits(field, value):
    """Whether a list has a number for each place, or dicts where it has rows."""
    if field["kind"] == "numbers":
        return len(value) == field["count"]
    return field["kind"] != "rows" or all(isinstance(row, dict) for row in value)


def stands(field):
    """What stands in a field, in a list: what was given, or else what is assumed."""
    if field.get("given"):
        return field["given"]
    return [] if field["preset"] is None else [field["preset"]]
