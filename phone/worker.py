"""What the worker in a page asks: the one table that lies there, or an evening."""

import json

from phone.table import Table

WITHOUT_BOOK = (
    "The referee's book is not on this phone yet. Connect once to download it."
)

at = {}


def answer(name, given):
    """What one of the functions below answers, by its name; JSON goes in and comes out.

    Where it names a `partial`, that is drawn from the `names` beside it.
    """
    return json.dumps(globals()[name](**json.loads(given)))


def begin(game, way):
    """Lays a game on the table, as `Table` takes it; what may be taken back there."""
    heard, at["table"] = at.get("table"), Table(game, way)
    if heard:
        from phone.missed_announcements import hear_since  # none at first

        hear_since(heard, at["table"])
    return at["table"].may()


def differs(game):
    """Whether a game comes to something else than what lies on the table."""
    return at["table"].differs(game)


def add(fields, page, id=None):
    """What comes of a form: the `entry` it says, and the `refusal`, which is drawn.

    Where there is none, the `totals`, which are there before the table is drawn.
    """
    table = at["table"]
    entry = table.entry(fields)
    refusal = table.enter(entry, id)
    if refusal:
        return draw_refusal(refusal, page)
    made = {"entry": entry, "totals": table.totals()}
    ruled = [text for name, text in fields if name == "ruled"]
    return made | {"note": note_of_ruled(ruled[0], id)} if ruled else made


def note_of_ruled(ruled, id):
    """The note that the last entry was a ruling of the referee, with the situation."""
    from phone.rulings import notes  # it comes with the book

    kept = at["table"].kept
    record = kept.record()
    made = notes.note_of_ruled(ruled, len(record["entries"]) - 1, id)
    kept.notes.append(notes.review_note(record["game"], made))
    return kept.notes[-1]


def undo(page, **_form):
    """The table once the last entry is taken back."""
    return after(at["table"].undo(), page)


def redo(page, **_form):
    """The table once what was taken back last is brought back."""
    return after(at["table"].redo(), page)


def after(refusal, page):
    return draw_refusal(refusal, page) if refusal else {"entry": None} | shown(page)


def draw_refusal(refusal, page):
    """A refusal with the partial that tells it."""
    names = {"page": page | {"refusal": refusal}}
    return {"refusal": refusal, "partial": "tables/_refused.html", "names": names}


def shown(page, changed=""):
    """The partial of the table; its `outcome`, and what `may` be taken back there.

    `page`: what the partial calls by this name, but for what may be taken back;
    `changed`: what the table hears of it. It may turn to another way.
    """
    table = at["table"]
    if changed:
        table.say(changed)
    table.page = page
    if page["way"] != table.way:
        table.choose(page["way"])
    picture, may = table.picture(), table.may()
    if page.get("agreeing"):
        page["agreeing"] = statements(table, page["agreeing"])
    page["may_undo"] = page["seen"] > 0 or may["undo"]
    page["may_redo"] = bool(table.kept.taken_back)  # here, or by the server
    names = {"table": picture, "page": page}
    drawn = {"partial": "tables/_table.html", "names": names}
    return drawn | {"outcome": table.outcome(), "may": may}


def statements(table, known):
    """What the sides have said to a game, with what this phone made since."""
    from phone import agreements  # most nights never ask

    known = agreements.gone_on(known, table.kept.rows)
    told = agreements.teller(table.referee)
    return known | agreements.agreements_screen(known, told, table.sheet["totals"])


def opened(marks, page):
    """The partial of questions that were folded away, by their marks."""
    prompts = [at["table"].open(mark) for mark in marks]
    names = {"prompts": prompts, "page": page}
    return {"partial": "tables/_opened.html", "names": names}


def referee(query, page):
    """The partial of the referee's page; `query`: its address, or `why` alone.

    Of an address the `name` of a situation, and its `fields` as [name, text].
    """
    from phone.rulings.phone_page import on_phone  # it comes with the book

    table = at["table"]
    fields = dict(query.get("fields", []))
    request = {"a": "", "q": "", "code": "", "stop": ""} | fields | query
    names = on_phone(table.referee, table.kept, table.worth, request, page)
    return {"partial": "referee/_on_phone.html", "names": names}


def listen():
    """Lays out the book for questions in words, which takes a phone some seconds."""
    from rules.book.lookup import find  # it comes with the book

    find(at["table"].kept.head["game"], "")
    return {}


def without_book(page, **_query):
    """What is said where the referee's book has not come to this phone."""
    return draw_refusal({"message": WITHOUT_BOOK, "part": "", "rule": ""}, page)


def note(fields, page, **_row):
    """The table once a note is kept, of the referee's page or of what a side says.

    The note is the `entry`; what a side cannot say of this game is refused.
    """
    made, table = dict(fields), at["table"]
    if "situation" not in made:
        from phone.agreements import note_of, why_not_here

        made = note_of(made)
        table.read_once()
        totals = table.sheet["totals"]
        why = why_not_here(page["agreeing"], table.kept.rows, made, totals)
        if why:
            code, message = why
            return draw_refusal({"code": code, "message": message, "part": ""}, page)
        table.kept.rows.append({"operation": "note", "entry": made})
        return {"entry": made} | shown(page)
    from phone.ruling_limits import why_not_saved
    from phone.rulings import notes  # it comes with the book

    record = table.kept.record()
    made = notes.note_of(made, len(record["entries"]))
    why = why_not_saved(page.get("law") or {}, table.kept.notes, made)
    if why:
        return draw_refusal({"message": why, "part": "", "rule": ""}, page)
    made = notes.review_note(record["game"], made)
    table.kept.notes.append(made)
    table.say(notes.announce_note(made))
    return {"entry": made} | shown(page)


def outbox(name, given):
    """What comes of an outbox: one of its functions by its name."""
    from phone.log import outbox  # what is entered need not wait for it

    return getattr(outbox, name)(**given)


def taken_out(content, is_evening=False):
    """The partial of a content (JSON) as another phone reads it."""
    from phone.outbox_qr import lines_of  # few phones ever need it

    lines = lines_of(content)
    text = "\n".join([line["says"] for line in lines])
    names = {"lines": lines, "text": text, "is_evening": is_evening}
    return {"partial": "tables/_take_out.html", "names": names}


def evening(name, given):
    """What an evening answers: one of its functions by its name."""
    from phone import evening  # a table alone does not bring it

    return getattr(evening, name)(given)
