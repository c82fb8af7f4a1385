"""The games of an evening: whether one can begin, and what it came to."""

import rules
from phone.log.rows import entries_after, rows_in
from phone.screen import result_screen
from phone.screen.review import review_screen


def refusal_to_start(record):
    """Why a game cannot begin as the head of a record says; "" if it can."""
    try:
        rules.replay(record | {"entries": []})
    except rules.RuleError as error:
        return error.message
    return ""


def counted(evening, rows):
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
        "status": sheet["status"],
        "net": sheet["result"]["net"] if sheet["result"] else None,
        "winners": winners_of(sheet),
        "words": result["headline"] if result else "",
        "way": sheet["way"],
    }


def winners_of(sheet):
    """The seats that have won."""
    won = sheet["result"]["winners"] if sheet["result"] else []
    return [seat for side in won for seat in sheet["sides"][side]]


def review(record):
    """A record read back: its deals, each with its lines."""
    referee, makers = rules.replay_and_watch(record)
    sheet = rules.scored(referee, prompts=True)
    return review_screen(referee, sheet, record["entries"], makers)
