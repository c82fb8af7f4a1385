"""What a file says of its group: its name, its currency, its house rules."""

from scorekeeper import scoring
from scorekeeper.files.imports.file import group_in
from scorekeeper.files.imports.laws import read_laws
from scorekeeper.files.imports.parts import currency, identity, must, part, parts, text


def read_group(content):
    """The group in a content, a dict of its columns and its `id`; raises FileError."""
    group = group_in(content)
    about = parts(group, id=identity, name=text(80, shortest=1), currency=currency)
    about["house_rules"] = part(group, "house_rules", read_house_rules)
    return about | read_laws(group)


def read_house_rules(value):
    """House rules by the key of a card game; those of a game unknown here go."""
    must(type(value) is dict)
    here = {key: kept for key, kept in value.items() if scoring.card_game(key)}
    return {key: check_house_rules(key, kept) for key, kept in here.items()}


def check_house_rules(key, kept):
    must(set(kept) == {"options"} and is_played(key, kept["options"]))
    return kept


def is_played(key, options):
    """Whether a card game can be played with some options, by however many."""
    for count in scoring.card_game(key)["players"]:
        players = [f"Player {number}" for number in range(count)]
        try:
            scoring.score({"game": key, "options": options, "players": players})
        except scoring.RuleError:
            continue
        return True
    return False
