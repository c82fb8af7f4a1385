"""What is tapped on the pages of an evening, and what is filled in, is done here."""

from phone import money
from phone.money import AmountError, StakeError

from .agreements import choose_agreeing, sign
from .corrections import correct, look
from .new_game import choose_house, choose_stake, deal, same_game_again, sit, start
from .payments import delete, mark_as_paid, record
from .people import add, arrive, begin, choose_group, turn
from .refusal import RefusalError
from .settlement import stake_of

OF_THE_MONEY = ("currency", "unit", "places")
FILLED_IN = ("stake", "ante", "cap", "name")  # of the page that begins an evening


def end(page):
    """The evening that is over: it is sent as soon as it can be."""
    return {"evening": page["evening"] | {"is_over": True}}


def move(page):
    """The evening in another group; money that is at stake stays what it is."""
    evening = page["evening"]
    [group] = [one for one in page["groups"] if str(one["id"]) == page["value"]]
    old_money = {part: evening["group"][part] for part in OF_THE_MONEY}
    is_kept = money.is_for_money(stake_of(evening))
    return {"evening": evening | {"group": group | old_money if is_kept else group}}


# what a button or a form of the partials says that it does
ACTIONS = {
    "group": choose_group,
    "here": turn,
    "add": add,
    "begin": begin,
    "arrive": arrive,
    "seat": sit,
    "dealer": deal,
    "house": choose_house,
    "stake": choose_stake,
    "start": start,
    "again": same_game_again,
    "pay": mark_as_paid,
    "record": record,
    "delete": delete,
    "into": move,
    "agreeing": choose_agreeing,
    "sign": sign,
    "end": end,
    "look": look,
    "correct": correct,
}


def tap_outcome(page):
    """What comes of a tap: the `draft` as it is then, and `words`, why it is refused.

    Where it is done it may be the `evening` as it is to be kept, or a `row` for the log
    of a game, with what the table hears of it (`told`), and where to `go` then.

    `page`: what `view_page` takes, and beside it what is done (`do`) with a `value`,
    the `form` that was sent as a list of [name, text], a fresh `id`, `now`, `today` and
    the time `zone`.
    """
    page["fields"] = dict(page["form"])
    if "stake" in page["fields"]:
        page["draft"] |= {part: page["fields"].get(part, "") for part in FILLED_IN}
    try:
        done = ACTIONS[page["do"]](page) or {}
    except (RefusalError, AmountError, StakeError) as refusal:
        done = {"words": str(refusal)}
    return {"words": "", "draft": page["draft"]} | done
