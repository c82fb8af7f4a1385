"""A game of an evening begins: who sits where, who deals, by which house rules."""

from phone.bounds import MOST_GAMES, MOST_ROWS
from phone.screen.seats import refusal_of_seats

from .game_terms import NOTHING_CHOSEN, head_of, price_for, stakes_for
from .games import refusal_to_start
from .people import toggle_name
from .refusal import refuse
from .settlement import stake_of

FULL = "This night is full. Start another night."


def card_game_of(page):
    """The card game that the address names, as the menu has it; None for none."""
    chosen = [one for one in menu_of(page) if one["which"] == page["at"]["which"]]
    return chosen[0] if chosen else None


def menu_of(page):
    """The menu; before a game the titles under which the group has played it.

    `which`: what an address names. A title has the `options` by which it was played
    last, and those that name it as `title`.
    """
    titles, menu = page["evening"]["group"].get("titles", []), []
    for game in page["menu"]:
        for place, title in enumerate(titles):
            if title["key"] == game["key"]:
                menu.append(game | title | {"which": f"{game['key']}:{place}"})
        menu.append(game | {"which": game["key"]})
    return menu


def fresh_seats(page):
    """What is filled in at first: all who are here play, where as many can."""
    card_game, people = card_game_of(page), page["evening"]["people"]
    seated = list(people) if len(people) in card_game["players"] else []
    return {"seated": seated, "dealer": first_of(seated)} | NOTHING_CHOSEN


def first_of(seated):
    return seated[0] if seated else None


def sit(page):
    """Somebody plays, or does not."""
    draft = page["draft"]
    draft["seated"], draft["stake"] = toggle_name(draft["seated"], page["value"]), None
    if draft["dealer"] not in draft["seated"]:
        draft["dealer"] = first_of(draft["seated"])


def deal(page):
    """Somebody deals first."""
    page["draft"]["dealer"] = page["value"]


def choose_house(page):
    """A set of house rules is played by; what is paid for may be another thing then."""
    page["draft"] |= {"house": page["value"], "stake": None}


def choose_stake(page):
    """The game is played for tonight's stake, or for nothing."""
    page["draft"]["stake"] = int(page["value"])


def start(page):
    """The evening with the game that is filled in."""
    card_game, draft, evening = card_game_of(page), page["draft"], page["evening"]
    seats = len(draft["seated"])
    refuse(refusal_of_seats(card_game["name"], card_game["players"], seats))
    head = head_of(evening, card_game, draft)
    stakes, chosen = stakes_for(evening, price_for(head), draft["stake"])
    page["draft"] |= NOTHING_CHOSEN
    return with_new_game(page, card_game["name"], head, stakes[chosen])


def same_game_again(page):
    """The night with the same game again; the deal passes to the left."""
    games = page["evening"]["games"]
    [game] = [one for one in games if one["id"] == page["at"]["which"]]
    head = game["record"]
    dealer = (head["dealer"] + 1) % len(head["players"])
    stake = stake_of(page["evening"], game)
    return with_new_game(page, game["name"], head | {"dealer": dealer}, stake)


def with_new_game(page, name, head, stake):
    """The evening with one game more, of the head of a record, for a stake."""
    evening = page["evening"]
    refuse(FULL if is_full(evening["games"]) else refusal_to_start(head))
    game = {
        "id": page["id"],
        "name": name,
        "started_at": page["now"],
        "record": head,
        "stake": stake,
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
