"""The games of an evening: whether one can begin, and what it came to."""

import rules
from phone.log.rows import NOTE, entries_after, rows_in
from phone.screen import result_screen
from phone.screen.review.page import review_screen, with_rulings
from phone.screen.sheet.pending_claims import settled_sheet
from phone.screen.table.result import explanation


def refusal_to_start(record):
    """Why a game cannot begin as the head of a record says; "" if it can."""
    try:
        rules.replay(record | {"entries": []})
    except rules.RuleError as error:
        return error.message
    return ""


def with_results(evening, rows):
    """An evening with what its games come to; `rows`: those of some, by their ids."""
    games = [game_counted(game, rows.get(game["id"])) for game in evening["games"]]
    return evening | {"games": games}


def game_counted(game, rows):
    """A game with what it comes to by its rows, where it has gone on."""
    if rows is None or (game["came"] or {}).get("rows") == len(rows):
        return game
    return game | {"came": outcome(record_of(game, rows)) | {"rows": len(rows)}}


def record_of(game, rows):
    """The record of a game, which has its head as `record`, after some rows."""
    return game["record"] | {"entries": entries_after(rows_in(rows))}


def outcome(record):
    """What a record comes to: totals, status, and by seat what each has won."""
    sheet = rules.score(record, prompts=True)
    result = result_screen(sheet)
    return {
        "totals": sheet["totals"],
        "settled": settled_sheet(sheet)["totals"],
        "status": sheet["status"],
        "net": sheet["result"]["net"] if sheet["result"] else None,
        "winners": winners_of(sheet),
        "unit": explanation(sheet)["unit"],
        "words": result["headline"] if result else "",
        "way": sheet["way"],
    }


def winners_of(sheet):
    """The seats that have won."""
    won = sheet["result"]["winners"] if sheet["result"] else []
    return [seat for side in won for seat in sheet["sides"][side]]


def review(record, rows):
    """A record read back: its deals, each with its lines, and with what was ruled.

    `rows`: of its log, with what was noted there.
    """
    referee, makers = rules.replay_and_watch(record)
    sheet = rules.scored_record(referee, prompts=True)
    read_back = review_screen(referee, sheet, record["entries"], makers)
    early = with_rulings(read_back["deals"], rulings_in(rows))
    return read_back | {"rulings": early}


def rulings_in(rows):
    """What the referee was asked, of the rows of a log, in the order of its entries."""
    notes = [row["entry"] for row in rows if row["operation"] == NOTE]
    rulings = [(one["place"], at, one) for at, one in enumerate(notes) if "told" in one]
    return [one for _place, _at, one in sorted(rulings, key=lambda made: made[:2])]
