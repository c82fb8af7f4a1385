"""What a finished game is known for: the tags that it is found by again.

Each family has one table, `KNOWN_FOR` in its `known_for.py`: (tag, words, how). `how`
are the reasons of lines that bring the tag, or a question to the scored sheet. A tag
that the result bears itself needs neither. Nothing that referees reads this.
"""

# what any game may be known for
STOPPED = ("stopped", "stopped early")
MISDEAL = ("misdeal", "misdeal")


def words_of_tags(tables):
    """(tag, words) of all that games of these tables can be known for, by the words."""
    told = dict([STOPPED, MISDEAL])
    for table in tables:
        told.update({tag: words for tag, words, _how in table})
    return sorted(told.items(), key=lambda tag: tag[1])


def tags_of(sheet, table):
    """The tags of a finished game, a list; `sheet`: its scored record."""
    reasons = {line["reason"] for deal in standing(sheet) for line in deal["lines"]}
    found = [tag for tag, _words, how in table if is_so(tag, how, sheet, reasons)]
    if sheet["result"]["stopped"]:
        found.append(STOPPED[0])
    if len(standing(sheet)) < len(sheet["deals"]):
        found.append(MISDEAL[0])
    return found


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
