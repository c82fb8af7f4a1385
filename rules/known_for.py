"""What a finished game is known for: the tags that it is found by again.

Each family has one table, `KNOWN_FOR` in its `known_for.py`: (tag, words, how). `how`
are the reasons of lines that bring the tag, or a question to the scored sheet. A tag
that the result bears itself needs neither. Nothing that referees reads this.
"""

from .games import CARD_GAMES

# what any game may be known for
STOPPED = ("stopped", "stopped early")
MISDEAL = ("misdeal", "misdeal")
EVERY_GAME = (STOPPED, MISDEAL)


def words_of_tags():
    """(tag, words) of all that a game of any kind can be known for, each tag once."""
    known = []
    for _key, package, _name in CARD_GAMES:
        known += [(tag, words) for tag, words, _how in table_of(package)]
    told = dict(reversed(known + list(EVERY_GAME)))
    return sorted(told.items(), key=lambda tag: tag[1])


def tags_of(sheet):
    """The tags of a finished game, a list; `sheet`: its scored record."""
    package = [package for key, package, _name in CARD_GAMES if key == sheet["game"]]
    table = table_of(package[0]) if package else ()
    reasons = {line["reason"] for deal in standing(sheet) for line in deal["lines"]}
    found = [tag for tag, _words, how in table if is_so(tag, how, sheet, reasons)]
    if sheet["result"]["stopped"]:
        found.append(STOPPED[0])
    if len(standing(sheet)) < len(sheet["deals"]):
        found.append(MISDEAL[0])
    return found


def table_of(package):
    """The table of a family, which is read only when somebody looks."""
    name = f"{__package__}.games.{package}.known_for"
    return __import__(name, None, None, ["KNOWN_FOR"]).KNOWN_FOR


def standing(sheet):
    """The deals of a sheet that were not thrown in."""
    return [deal for deal in sheet["deals"] if not deal["void"]]


def is_so(tag, how, sheet, reasons):
    """Whether a finished game has earned a tag of its family."""
    if tag in sheet["result"]["tags"]:
        return True
    if callable(how):
        return how(sheet)
    return any(reason in reasons for reason in how)
