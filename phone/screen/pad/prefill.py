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


def is_given_to(prompt, given):
    """Whether an entry is of the kind that a prompt asks for, in all it has settled."""
    return given.get("type") == prompt["type"] and all(
        given.get(field["name"]) in field["fixed"]
        for field in prompt["fields"]
        if field["fixed"]
    )


def how_it_fits(prompt, given):
    """How well an entry fits a prompt: 0 to 3.

    1: it is of the same type; 2: in all that the prompt has settled, too; 3: and the
    prompt asks for every part that it has.
    """
    if not given:
        return 0
    if not is_given_to(prompt, given):
        return 1 if given.get("type") == prompt["type"] else 0
    names = ["type"] + [field["name"] for field in prompt["fields"]]
    return 3 if all(name in names for name in given) else 2


def with_given(field, given):
    """A field with the value that an entry has for it, in a list: None is a value."""
    return dict(field, given=value_for(field, given))


def value_for(field, given):
    """The value of a part of an entry, in a list; empty where it has none that fits."""
    if field["kind"] == "saying":
        return saying_for(field, given)
    if field["name"] not in given:
        return []
    value = given[field["name"]]
    shape = SHAPES.get(field["kind"])
    if shape is None:
        return [] if isinstance(value, (list, dict)) else [value]
    return [value] if isinstance(value, shape) and fits(field, value) else []


def saying_for(field, given):
    """What is said in one tap and has just the parts that an entry has, in a list."""
    sayings = [parts for parts, _label in field["values"]]
    fits = [parts for parts in sayings if all(given.get(n) == parts[n] for n in parts)]
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
