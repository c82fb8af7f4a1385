"""The page of an evening: its games, how everybody stands; one of its games."""

from .settle import balance_part
from .words import send_part, title_of, where_of


def night_page(evening, settlement, groups, yesterday):
    """What the page of an evening is drawn from.

    `settlement`: as `phone.evening.settlement` has it; `groups`: those to send it to;
    `yesterday`: the moment since when nothing should be unsent.
    """
    page = {
        "id": evening["id"],
        "title": title_of(evening),
        "where": where_of(evening, yesterday),
        "games": [line(evening, game) for game in evening["games"]],
        "has_results": any(game["came"]["net"] for game in evening["games"]),
        "people": ", ".join(evening["people"]),
        "is_agreeing": evening["agreeing"],
    }
    page |= balance_part(evening, settlement)
    return page | send_part(evening, groups, yesterday)


def line(evening, game):
    """A game in the list: how it stands or ended, and where it is looked at."""
    came = game["came"]
    is_open = came["status"] != "finished"
    sent = evening["sent"]["games"] if evening["sent"] else []
    urls = [one["url"] for one in sent if one["id"] == game["id"]]
    return {
        "name": game["name"],
        "is_open": is_open,
        "url": urls[0] if urls else address_of(evening, game),
        "words": f"in play · {score(game)}" if is_open else came["words"],
    }


def address_of(evening, game):
    """Where a game is looked at on its phone."""
    return f"#/{evening['id']}/game/{game['id']}"


def score(game):
    """Where a game stands; by names where each side is one player."""
    players, came = game["record"]["players"], game["came"]
    totals = came.get("settled", came["totals"])  # an earlier phone kept only these
    if len(players) != len(totals):
        return " : ".join([str(total) for total in totals])
    return ", ".join([f"{name} {totals[n]}" for n, name in enumerate(players)])


def table_page(evening, game, stake):
    """What the table of a game bears beside its picture; nothing of it is posted."""
    url = f"{address_of(evening, game)}/"
    page = {"url": url, "action": f"{url}entries/", "may_enter": True, "stake": stake}
    return page | {
        "game": game["record"]["game"],
        "night_url": f"#/{evening['id']}",
        "night": "Tonight",
    }


def review_page(evening, game, review, opened):
    """What the page of a game read back is drawn from.

    `review`: as `phone.screen.review.page` has it; `opened`: the deal to see, as text.
    """
    address = address_of(evening, game)
    return {
        "name": game["name"],
        "game": game["record"]["game"],
        "back": address,
        "entry": "" if evening["sent"] else f"{address}/entry",
        "review": review,
        "opened": int(opened) if opened.isdigit() else None,
    }
