"""Whether an object in a column is one that pages can use."""


def is_story(story):
    """Whether it tells what turned a game, and the moments of a night."""
    turned, moments = story.get("turned", []), story.get("moments", [])
    return are_texts(turned) and are_texts(moments) and all(map(has_weight, moments))


def are_texts(values):
    return type(values) is list and all(map(has_text, values))


def has_text(value):
    return type(value) is dict and type(value.get("text")) is str


def has_weight(value):
    return type(value.get("weight")) in (int, float)


def are_house_rules(kept):
    """Whether it holds the options of card games, by their keys."""
    return all(
        type(house) is dict and type(house.get("options")) is dict
        for house in kept.values()
    )
