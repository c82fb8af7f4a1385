"""What the worker in a page calls: the one table that lies there, or an evening."""

import json

from phone.table import Table

at = {}


def begin(record, way):
    """Lays a game on the table, as `Table` takes it; what may be taken back there."""
    heard, at["table"] = at.get("table"), Table(record, way)
    if heard:
        from phone.unheard import hear_since  # the first table never needs it

        hear_since(heard, at["table"])
    return at["table"].may()


def call(name, *given):
    """What the table answers: one of its methods by its name, as JSON."""
    return getattr(at["table"], name)(*given)


def tap(fields, id=None):
    """What comes of a form, as JSON: the `entry` it says, and why it is refused.

    Where it is not, the `totals`, which are there before the table is drawn.
    """
    table = at["table"]
    entry = table.entry(fields)
    refusal = table.enter(entry, id)
    totals = table.totals() if refusal == "null" else "null"
    return f'{{"entry": {entry}, "refusal": {refusal}, "totals": {totals}}}'


def shown(page, changed):
    """What the table is drawn from, as JSON: `table` and `page`; `outcome` and `may`.

    `page`: what the partial calls by this name, as JSON, but for what may be taken
    back; `changed`: what the table hears of it. It may turn to another way.
    """
    table, page = at["table"], json.loads(page)
    if changed:
        table.say(changed)
    if page["way"] != table.way:
        table.choose(page["way"])
    picture, may = table.picture(), json.loads(table.may())
    if page.get("agreeing"):
        page["agreeing"] = agreements(table, page["agreeing"])
    page["may_undo"] = page["seen"] > 0 or may["undo"]
    page["may_redo"] = bool(table.kept.taken_back)  # here, or by the server
    rest = json.dumps({"page": page, "may": may})
    return f'{{"table": {picture}, "outcome": {table.outcome()}, {rest[1:]}'


def agreements(table, known):
    """What the sides have said to a game, with what this phone made since."""
    from phone import agreeing  # most nights never ask

    known = agreeing.gone_on(known, table.kept.rows)
    told = agreeing.teller(table.referee)
    return known | agreeing.shown(known, told, table.sheet["totals"])


def referee(query, page):
    """What the referee's page is drawn from, as JSON; `query`, `page`: as JSON, too."""
    from phone.rulings.on_phone import on_phone  # it comes with the book

    table = at["table"]
    given = table.referee, table.kept, table.worth
    return json.dumps(on_phone(*given, json.loads(query), json.loads(page)))


def note(fields):
    """Keeps the note that a form says, of the referee's page or of what a side says.

    The note, as JSON.
    """
    table, given = at["table"], dict(json.loads(fields))
    if "situation" not in given:
        from phone.agreeing import note_of

        made = note_of(given)
        table.kept.rows.append({"operation": "note", "entry": made})
        return json.dumps(made)
    from phone.rulings import notes  # it comes with the book

    made = notes.note_of(given, len(table.kept.record()["entries"]))
    table.kept.notes.append(made)
    table.say(notes.told(made))
    return json.dumps(made)


def outbox(name, given):
    """What comes of an outbox: one of its functions by its name; all as JSON."""
    from phone.log import outbox  # what is entered need not wait for it

    return json.dumps(getattr(outbox, name)(**json.loads(given)))


def taken_out(content):
    """A content (JSON) as another phone reads it, as JSON: its `lines`, the `text`."""
    from phone.taken_out import lines_of  # few phones ever need it

    lines = lines_of(content)
    text = "\n".join([line["says"] for line in lines])
    return json.dumps({"lines": lines, "text": text})


def evening(name, given):
    """What an evening answers: one of its functions by its name, as JSON."""
    from phone import evening  # a table alone does not bring it

    return getattr(evening, name)(given)
