"""The page that an address of an evening names, as plain data for its partial."""

from phone import corrections, house_rules, money
from phone.corrections import MEND
from phone.screen import evening as screen
from phone.screen.evening.entry import WITHOUT_FORM
from phone.screen.evening.night import address_of

from .agreements import known_of, names_under
from .corrections import by_ruling, correction_question, game_at, is_mended, place_of
from .game_terms import head_of, price_for, sets_of, stakes_for
from .games import record_of, review, with_results
from .new_game import card_game_of, fresh_seats, menu_of
from .older_formats import as_now
from .people import chosen_group
from .settlement import settle_evening, stake_of, worth_of


def read_page(page):
    """What the page gives, with the address in parts and the evening as it is now."""
    parts = page["hash"].split("/")
    what, which, more = (parts + [""] * 5)[2:5]
    at = {"what": what, "which": which, "more": more, "place": parts[5:]}
    if page["evening"] is None:
        return page | {"at": at}
    evening = with_results(as_now(page["evening"]), page["rows"])
    page = page | {"at": at, "evening": evening, "before": page["evening"]}
    game = game_at(page) if more else None
    record = game and record_of(game, page["rows"][game["id"]])
    return page | {"record": record}


def view_page(page):
    """The `partial` of a page, the `names` it is drawn from, and the `draft` then.

    Or where to `move` at once; at a table the `game` that lies there; where games have
    gone on the evening as `counted`, to be kept. `page`: its address as `hash`, the
    `evening` that it names (null for none); by their ids the `rows` of the games which
    have gone on since they were counted, and of the one that is read back; all
    `evenings` and `groups` of this phone, the `menu`, what is filled in as `draft`, a
    refusal in `words`, and the moment that was `yesterday`.
    """
    at = page["at"]
    if page["evening"] is None:
        return show_beginning(page)
    if at["what"] == "new":
        return new_game(page)
    if at["what"] == "settle":
        return settle_up(page)
    game = game_of(page)
    if game is None:
        return sum_page(page, "night", screen.night_page)
    if at["more"]:
        return looked_back(page, game)
    return at_table(page, game)


def game_of(page):
    """The game that the address names; None for none, and at a table that was sent."""
    at = page["at"]
    is_there = at["what"] == "game" and (at["more"] or not page["evening"]["sent"])
    return game_at(page) if is_there else None


def draft_of(page, **fresh):
    """What is filled in, which stays while the address does."""
    if page["draft"].get("at") != page["hash"]:
        page["draft"] = {"at": page["hash"]} | fresh
    return page["draft"]


def show_view(page, name, view):
    """A view by the name of its partial."""
    names = {"view": view, "page": view.get("page"), "words": page["words"]}
    return draw_partial(page, name, names)


def draw_partial(page, name, names, **more):
    """What is drawn by the name of its partial, and what is kept besides."""
    more |= {
        "partial": f"offline/night/_{name}.html",
        "names": names,
        "draft": page["draft"],
    }
    evening = page["evening"]
    if evening and evening["games"] != page["before"]["games"]:
        more["counted"] = evening
    return more


def show_beginning(page):
    """The page that begins an evening."""
    groups = page["groups"]
    nothing = dict.fromkeys(("stake", "ante", "cap", "name"), "")
    group = groups[0]["id"] if groups else None
    draft_of(page, group=group, here=[], added=[], **nothing)
    page_parts = chosen_group(page), groups, page["evenings"], page["yesterday"]
    return show_view(page, "begin", screen.begin_page(page["draft"], *page_parts))


def new_game(page):
    """The menu, or who sits where."""
    card_game = card_game_of(page)
    if card_game is None:
        return show_view(page, "new", screen.menu_page(page["evening"], menu_of(page)))
    draft, evening = draft_of(page, **fresh_seats(page)), page["evening"]
    view = screen.seats_page(evening, card_game, draft) | choices_part(page, card_game)
    return show_view(page, "new", view)


def choices_part(page, card_game):
    """The house rules and the stakes that there are to choose from, and what is."""
    evening, draft = page["evening"], page["draft"]
    sets, house = sets_of(evening, card_game, draft)
    price = price_for(head_of(evening, card_game, draft))
    stakes, place = stakes_for(evening, price, draft["stake"])
    unit, places = evening["group"]["unit"], evening["group"]["places"]
    told = [
        money.stake_words(stake, unit, places, price["each"]) or "nothing"
        for stake in stakes
    ]
    stake_terms = price, draft["seated"], stakes[place], unit, places
    sides = screen.sides_part(price["sides"], draft["seated"])
    example = {"example": money.example_words(*stake_terms)} | sides
    why = money.why_for_nothing(stakes[place], stake_of(evening), price)
    example |= {"for_nothing": why}
    return screen.house_part(sets, house) | screen.stake_part(told, place) | example


def sum_page(page, name, view_of):
    """A page that tells how everybody stands."""
    evening = page["evening"]
    page_parts = settle_evening(evening), page["groups"], page["yesterday"]
    return show_view(page, name, view_of(evening, *page_parts))


def settle_up(page):
    """The page of the result, the plan and the payments."""
    filled = draft_of(page, payment={})["payment"]
    settle = sum_page(page, "settle", screen.settle_page)
    more = {"signing": names_under(page["evening"])}
    more |= {"record": screen.record_part(page["evening"], filled)}
    settle["names"]["view"] |= more
    return settle


def at_table(page, game):
    """What the table knows of its offline night."""
    evening, head = page["evening"], game["record"]
    worth = worth_of(evening, game)
    words = money.stake_words(worth["stake"], worth["unit"], worth["places"])
    bears = screen.table_page(evening, game, words or "nothing")
    bears["agreeing"] = known_of(evening, head)
    way = way_told(evening["games"], head["game"])
    house = house_rules.house_rules(head)
    law = law_at(evening["group"], head["game"])
    names = {"page": bears, "worth": worth, "way": way, "house": house, "law": law}
    log = {"seen": 0, "undoable": 0, "redoable": [], "record": head | {"entries": []}}
    return draw_partial(page, "table", names, game=names | log | {"id": game["id"]})


def law_at(group, key):
    """What a group goes by at a card game; one that was kept long ago knows none."""
    laws = group.get("laws", {}).get(key, [])
    return {"is_friendly": group.get("is_friendly", False), "laws": laws}


def way_told(games, key):
    """The way of recording of the latest game of a key that shows one; or ""."""
    came = [game["came"] or {} for game in games if game["record"]["game"] == key]
    ways = [one.get("way", "") for one in came]
    return ([""] + [way for way in ways if way])[-1]


def looked_back(page, game):
    """The review of a game, or the page of one of its entries."""
    at, evening = page["at"], page["evening"]
    address = address_of(evening, game)
    if at["more"] == "lines":
        return {"move": address_of_line(page, address), "draft": page["draft"]}
    if at["more"] == "beside":
        return {"move": address_beside(page, address), "draft": page["draft"]}
    is_entry = at["more"] == "entry" and not evening["sent"]
    if is_entry and 0 <= place_of(page)[0] < len(page["record"]["entries"]):
        return show_view(page, "entry", entry(page, address))
    read_back = review(page["record"], page["rows"][game["id"]])
    deal = at["place"][0].split("-")[-1] if at["place"] else ""  # of "?deal=3#deal-3"
    view = screen.review_page(evening, game, read_back, deal)
    return show_view(page, "review", view)


def entry(page, address):
    """What the page of an entry is drawn from, looked at where it takes no form."""
    place, operation = place_of(page)
    draft, record = draft_of(page), page["record"]
    ruled = by_ruling(page) or {"prompt": None, "entry": None, "is_whole": False}
    if (operation in WITHOUT_FORM or ruled["is_whole"]) and "seen" not in draft:
        asked = correction_question(page) | {"fields": [], "entry": ruled["entry"]}
        draft["seen"] = corrections.preview(asked)
    form_state = {"given": draft.get("given"), "prompt": ruled["prompt"]}
    form = corrections.page_of(correction_question(page) | form_state)
    form |= {"is_mended": is_mended(page), "is_ruling": bool(ruled["prompt"])}
    count = len(record["entries"])
    return screen.entry_page(address, place, count, form, draft.get("seen"))


def address_of_line(page, address):
    """Where the entry is corrected that made a line of the sheet, or what is behind."""
    deal, line, later = (page["at"]["place"] + ["", "", ""])[:3]
    place = corrections.place_of(page["record"], int(deal), int(line))
    return f"{address}/review" if place is None else f"{address}/entry/{place}/{later}"


def address_beside(page, address):
    """Where what stands beside a name is mended, by the seat; else the table."""
    place = corrections.place_beside(page["record"], int(page["at"]["place"][0]))
    return address if place is None else f"{address}/entry/{place}/{MEND}"
