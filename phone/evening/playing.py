"""A game of an evening begins: who sits where, who deals, by which house rules."""

from phone.bounds import MOST_GAMES, MOST_ROWS
from phone.screen.seats import refusal_of_seats

from .games import refusal_to_start
from .people import toggled
from .refusing import refuse

FULL = "So much was played this evening that it is full: begin another one."


def card_game_of(page):
    """The card game that the address names, as the menu has it; None for none."""
    chosen = [one for one in page["menu"] if one["key"] == page["at"]["which"]]
    return chosen[0] if chosen else None


def fresh_seats(page):
    """What is filled in at first: all who are here play, where as many can."""
    card_game, people = card_game_of(page), page["evening"]["people"]
    seated = list(people) if len(people) in card_game["players"] else []
    is_known = card_game["key"] in page["evening"]["circle"]["house_rules"]
    house = "remembered" if is_known else "usual"
    return {"seated": seated, "dealer": first_of(seated), "house": house}


def first_of(seated):
    return seated[0] if seated else None


def sit(page):
    """Somebody plays, or does not."""
    draft = page["draft"]
    draft["seated"] = toggled(draft["seated"], page["value"])
    if draft["dealer"] not in draft["seated"]:
        draft["dealer"] = first_of(draft["seated"])


def deal(page):
    """Somebody deals first."""
    page["draft"]["dealer"] = page["value"]


def choose_house(page):
    """The house rules of last time are played by, or the usual ones."""
    page["draft"]["house"] = page["value"]


def start(page):
    """The evening with the game that is filled in."""
    card_game, draft = card_game_of(page), page["draft"]
    seated, key = draft["seated"], card_game["key"]
    refuse(refusal_of_seats(card_game["name"], card_game["players"], len(seated)))
    remembered = page["evening"]["circle"]["house_rules"].get(key)
    is_remembered = draft["house"] == "remembered" and remembered
    head = {"game": key, "options": remembered["options"] if is_remembered else {}}
    head |= {"players": seated, "dealer": seated.index(draft["dealer"])}
    return started(page, card_game["name"], head)


def again(page):
    """The evening with the same game once more; the deal passes to the left."""
    games = page["evening"]["games"]
    [game] = [one for one in games if one["id"] == page["at"]["which"]]
    head = game["record"]
    dealer = (head["dealer"] + 1) % len(head["players"])
    return started(page, game["name"], head | {"dealer": dealer})


def started(page, name, head):
    """The evening with one game more, of the head of a record."""
    evening = page["evening"]
    refuse(FULL if is_full(evening["games"]) else refusal_to_start(head))
    game = {
        "id": page["id"],
        "name": name,
        "started_at": page["now"],
        "record": head,
        "came": None,
    }
    return {
        "evening": evening | {"games": evening["games"] + [game]},
        "go": f"/{evening['id']}/game/{game['id']}",
    }


def is_full(games):
    """Whether the server would not take one game more."""
    rows = sum([(game["came"] or {}).get("rows", 0) for game in games])
    return len(games) >= MOST_GAMES or rows > MOST_ROWS
