"""The table page in its four bands: score, call, sheet, pad."""

from rules.words import minus, with_sign

from ..names import inked_pieces, side_names
from ..pad.band import drawn_prompts, pad
from ..people import colour_of
from ..sheet.band import sheet_band
from ..sheet.pending_claims import settled_sheet, waiting_of
from .call import call
from .result import places_now, result_screen
from .screen_reader import NOW, score_aloud


def table_screen(sheet, way=""):
    """All that the table page shows of a game, as plain data.

    `sheet`: the scored record with its prompts. `way`: the way of recording that was
    chosen.
    """
    return bands(sheet) | {
        "pad": pad(sheet, way),
        "result": result_screen(sheet),
        "is_finished": sheet["status"] == "finished",
        "is_begun": sheet["last"] >= 0,
    }


def bands(sheet):
    """What is only looked at: the score, the call, the sheet."""
    sheet = settled_sheet(sheet)
    names = side_names(sheet)
    sides = [side_score(sheet, *pair) for pair in enumerate(names)]
    for side in leading_sides(sheet):
        sides[side]["leads"] = True
    return {
        "title": sheet["name"],
        "headline": inked_pieces(sheet["headline"]),
        "across": len(names),
        "is_many": len(names) > 2,
        "sides": sides,
        "call": call(sheet),
        "score_aloud": score_aloud(sides),
        "sheet": sheet_band(sheet, names),
    }


def prompt_screen(sheet, prompts, old_entry=None):
    """Prompts outside the pad, such as rulings: each drawn as a form.

    `old_entry`: the one that stands there, to be changed.
    """
    return drawn_prompts(prompts, sheet, old_entry)


def side_score(sheet, side, name):
    """One side of the score: name, total, dealer, turn and what to know of it now."""
    seats = sheet["sides"][side]
    return {
        "name": name,
        "colour": colour_of(sheet, seats[0]),
        "leads": False,
        "total": minus(sheet["totals"][side]),
        "is_dealer": seats == [sheet["dealer"]],
        "is_turn": is_turn(sheet, side),
        "is_mine": sheet.get("mine") in seats,
        "note": note(sheet, side),
        "mends": mends(sheet, side),
    }


def leading_sides(sheet):
    """The sides in the first place; none while all are level."""
    reached = places_now(sheet)
    leading = [side for side, place in enumerate(reached) if place == 1]
    return leading if len(leading) < len(reached) else []


def is_turn(sheet, side):
    """Whether a player of this side is to speak or to play."""
    turns = [prompt["turn"] for prompt in sheet["prompts"][:1]]
    return any(turn in sheet["sides"][side] for turn in turns)


def note(sheet, side):
    """What is known of a side beside its total: bids, tricks, points of this deal.

    Of partners also which of them deals. Nothing once the game is over: what a dropped
    deal had come to is of no account.
    """
    if sheet["status"] == "finished":
        return ""
    parts = score_parts(sheet, side)
    if not parts and is_turn(sheet, side):
        parts = [NOW]
    seats = sheet["sides"][side]
    if len(seats) > 1 and sheet["dealer"] in seats:
        parts = [f"{sheet['players'][sheet['dealer']]} deals"] + parts
    return "\u00a0\u00b7 ".join(parts)


def score_parts(sheet, side):
    """The points of this deal and what is known; what a side needs where nothing is."""
    beside_name = shown_of(sheet, side)
    said = [f"{label} {beside_name[label]}" for label in sorted(beside_name)]
    needed = sheet.get("needs")  # a game that was stored before has none
    needs = [f"needs {needed[side]}"] if needed else []
    parts = waiting_of(sheet, side) + said or needs
    points = deal_points(sheet, side)
    if points is not None and len(sheet["sides"]) == 2:
        made = with_sign(points) if points else "+0"
        return [made] + parts if parts else [f"{made} this deal"]
    is_alone = points and not said and not needs
    return [with_sign(points)] + parts if is_alone else parts


def mends(sheet, side):
    """The seat whose entry a tap on the note mends, as text; "" where it mends none."""
    labels = sheet.get("said_beside", ())  # a game that was stored before has none
    seats = sheet["sides"][side]
    is_open = sheet["status"] != "finished" and len(seats) == 1
    is_said = is_open and any(label in shown_of(sheet, side) for label in labels)
    return str(seats[0]) if is_said else ""


def shown_of(sheet, side):
    """What stands beside the players of a side; what two of them have is added up."""
    beside_name = {}
    for seat in sheet["sides"][side]:
        for label, value in sheet["shown"][seat].items():
            beside_name[label] = (
                beside_name[label] + value if label in beside_name else value
            )
    return beside_name


def deal_points(sheet, side):
    """The points of a side in the deal in progress, None while there is none."""
    open_deals = [
        deal for deal in sheet["deals"][-1:] if not (deal["complete"] or deal["void"])
    ]
    return open_deals[0]["points"][side] if open_deals else None
