"""Reads the record of a game, and writes the scored record."""

from .announcements import announce_entry, last_headline
from .errors import RuleError
from .fields.field import is_list_of
from .referee import Referee

PARTS = frozenset(("game", "options", "players", "dealer", "entries"))


def replay(record, card_game):
    """A Referee that has read the whole record.

    `record`: a dict as the notation says. `card_game(key)`: its class, or None.
    Raises RuleError, with `entry` None where the header is at fault.
    """
    referee = open_record(record, card_game)
    read_on(referee, record.get("entries", []))
    return referee


def read_on(referee, entries):
    """Reads those entries of a record that the referee has not read yet."""
    unread = referee.table.entry + 1
    for index, entry in enumerate(entries[unread:], unread):
        try:
            referee.enter(entry)
        except RuleError as error:
            error.entry = index
            raise


def open_record(record, card_game):
    """A Referee for the header of a record, with nothing entered yet."""
    check_parts(record)
    key = record.get("game")
    game_type = card_game(key) if type(key) is str else None
    if not game_type:
        raise RuleError("unknown_game", f"There is no game {key!r}.")
    game = game_type()
    players = record.get("players")
    check_players(players, game.players)
    raw_options = record.get("options", {})
    game.check_players(raw_options, len(players))
    dealer = record.get("dealer", 0)
    if type(dealer) is not int or not 0 <= dealer < len(players):
        raise RuleError(
            "bad_dealer", f"The dealer must be a seat from 0 to {len(players) - 1}."
        )
    options = game.read_options(raw_options, len(players))
    return Referee(game, players, options, dealer)


def check_parts(record):
    """`bad_record` for what is not the shape of a record."""
    if type(record) is not dict:
        raise RuleError(
            "bad_record", "A record must be an object with a game and players."
        )
    if not PARTS.issuperset(record):
        part = [part for part in record if part not in PARTS][0]
        raise RuleError("bad_record", f"A record cannot have a part named {part!r}.")
    if type(record.get("options", {})) is not dict:
        raise RuleError("bad_record", "The options of a record must be an object.")
    if type(record.get("entries", [])) is not list:
        raise RuleError("bad_record", "The entries of a record must be a list.")


def check_players(players, numbers):
    """`bad_players` for what is not a list of so many different names."""
    if not is_list_of(str, players) or not all(map(str.strip, players)):
        raise RuleError("bad_players", "The players must be a list of names.")
    if len(set(players)) != len(players):
        raise RuleError("bad_players", "Two players have the same name.")
    if len(players) not in numbers:
        low, high = numbers[0], numbers[-1]
        right = f"{low}" if low == high else f"{low} to {high}"
        why = f"This game is for {right} players, not {len(players)}."
        raise RuleError("bad_players", why)


def scored_record(referee, prompts=False, way=None, opened=None):
    """The scored record: what the notation calls output, as plain data.

    With `prompts` also what may be entered now; with a `way` of recording ("" for the
    game's first) no more of it than a screen draws that shows this one: what is folded
    away has no fields, unless it is `opened`, by its place among the prompts.
    """
    table = referee.table
    table.deal.write()
    sheet = {
        "game": referee.game.key,
        "status": "open" if referee.result is None else "finished",
        "sides": table.sides,
        "totals": list(table.totals),
        "deals": scored_deals(table),
        "announcements": list(table.announcements),
        "next": referee.types_to_come(),
        "result": scored_result(referee),
    }
    if prompts:
        drawn = referee.prompts(way, opened)
        sheet["prompts"] = [prompt.picture(table) for prompt in drawn]
        sheet.update(beside_score(referee))
        sheet.update(row_of_each_deal(table))
    return sheet


def beside_score(referee):
    """What a screen shows beyond the score: who sits where, what was just said."""
    game, table = referee.game, referee.table
    total = referee.total_prompts()
    is_open = referee.result is None
    nothings = nothings_of(referee)
    return {
        "name": game.name_by(table.options),
        "players": table.players,
        "dealer": table.deal.dealer,
        "headline": game.headline(table) if is_open else last_headline(table),
        "call": list(game.call(table)) if is_open else ["", ""],
        "heard": announce_entry(referee, scored_result(referee)),
        "shown": shown_now(referee),
        "needs": game.points_needed(table) if is_open else [],
        "nothings": [list(nothing) for nothing in nothings],
        "pending": pending_of(referee),
        "ways": [list(way) for way in game.ways],
        "way": way_told(table),
        "waiting": waiting_words(referee),
        "total": total[0].picture(table) if total else None,
        "reasons": reasons(referee, nothings),
        "lowest_wins": table.lowest_wins,
        "in_one_row": list(game.in_one_row),
        "said_beside": [label for label, types in game.said_beside],
        "counts_aloud": game.counts_aloud,
        "last": table.entry,
        "told": referee.last_in_words(),
        "explanation": explanation(referee),
    }


def row_of_each_deal(table):
    """What a screen needs to show each deal in a row, under its title."""
    game = table.game
    return {
        "titles": titles(table),
        "rows": deal_rows(table),
        "row_head": game.row_head,
        "row_notes": game.row_notes_are,
        "in_deal_row": list(game.in_deal_row),
    }


def way_told(table):
    """The way of recording of the newest deal that shows one; or ""."""
    for deal in reversed(table.deals):
        way = table.game.way_told(deal)
        if way:
            return way
    return ""


def waiting_words(referee):
    """What has to wait, in words, of what the script asks for."""
    rooms = referee.open_rooms() if referee.result is None else ()
    words = [one.waits_for(referee.table.deal) for one in rooms]
    return [one for one in words if one]


def shown_now(referee):
    """What stands beside each name; nothing once the game is over."""
    table = referee.table
    if referee.result is not None:
        return [{} for seat in table.seats]
    return [dict(shown) for shown in referee.game.beside_names(table)]


def nothings_of(referee):
    """(sides, reason, text) of what did not score in the newest deal."""
    newest = referee.table.deals[-1:]
    return [nothing for deal in newest for nothing in referee.nothings(deal)]


def pending_of(referee):
    """The claims of an open game that do not count yet, as lists."""
    if referee.result is not None:
        return []
    return [list(claim) for claim in referee.game.pending_claims(referee.table)]


def reasons(referee, nothings):
    """The rule behind each reason on the sheet of the newest deal."""
    deals = referee.table.deals[-1:]
    used = {line.reason for deal in deals for line in deal.lines}
    used.update([reason for sides, reason, text in nothings])
    used.update([claim[2] for claim in pending_of(referee)])
    return {key: words for key, words in referee.game.all_reasons() if key in used}


def scored_deals(table):
    """The deals of the scored record; an earlier one is written once."""
    for deal in table.deals:
        if deal.written is None and deal is not table.deal:
            deal.written = written_deal(table, deal)
    return [deal.written or written_deal(table, deal) for deal in table.deals]


def written_deal(table, deal):
    """One deal as it stands."""
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "complete": deal.is_complete,
        "void": deal.is_void,
        "points": table.points(deal),
        "lines": [line.as_dict() for line in deal.lines],
    }


def titles(table):
    """Each deal in a word or two; that of an earlier one is made once."""
    title = table.game.deal_title
    for deal in table.deals:
        if deal.title is None and deal is not table.deal:
            deal.title = title(table, deal)
    return [deal.title or title(table, deal) for deal in table.deals]


def deal_rows(table):
    """What the row of each deal shows beside its points; of an earlier deal made once.

    A list of [label, notes].
    """
    for deal in table.deals:
        if deal.row is None and deal is not table.deal:
            deal.row = deal_row(table, deal)
    return [deal.row or deal_row(table, deal) for deal in table.deals]


def deal_row(table, deal):
    """The label of a deal, and the notes before the points of its sides."""
    return [table.game.row_label(table, deal), table.game.row_notes(table, deal)]


def scored_result(referee):
    """The result of a finished game, None while it is open."""
    if referee.result is None:
        return None
    result, table = referee.result, referee.table
    return {
        "winners": sorted(result.winners),
        "scores": result.scores,
        "net": result.net(table.sides),
        "stopped": table.is_stopped,
        "tags": sorted(result.tags),
    }


def explanation(referee):
    """Why each wins what the result says; None while the game is open."""
    return referee.result.picture(referee.table) if referee.result else None
