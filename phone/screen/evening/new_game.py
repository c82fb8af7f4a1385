"""The pages of a new game of an evening: the menu, then who sits where."""

from phone.screen.seats import players_words
from rules.words import side_name, with_capital

from .words import chips, title_of


def menu_page(evening, menu):
    """The menu of card games; `menu`: all of them in its order."""
    names = [game["family"] for game in menu]
    families = [name for n, name in enumerate(names) if name not in names[:n]]
    return {
        "id": evening["id"],
        "title": title_of(evening),
        "has_menu": True,
        "menu": [{"name": name, "games": games_of(name, menu)} for name in families],
    }


def games_of(family, menu):
    """The card games of a family, each with the number of its players in words."""
    return [
        game | {"words": players_words(game["players"])}
        for game in menu
        if game["family"] == family
    ]


def seats_page(evening, card_game, draft):
    """Who sits where and who deals, as it is filled in."""
    seated = draft["seated"]
    return {
        "id": evening["id"],
        "title": title_of(evening),
        "name": card_game["name"],
        "seats": [seat(name, seated) for name in evening["people"]],
        "dealers": chips("dealer", [(one, one) for one in seated], [draft["dealer"]]),
    }


def house_part(sets, chosen):
    """The sets of house rules to choose from, each with its line."""
    names = [(one["key"], with_capital(one["name"])) for one in sets]
    drawn = chips("house", names, [chosen])
    return {"sets": [chip | {"line": sets[n]["line"]} for n, chip in enumerate(drawn)]}


def sides_part(sides, seated):
    """Who plays with whom, where that is a question."""
    is_told = any(len(seats) > 1 for seats in sides)
    names = [side_name(seated, seats) for seats in sides] if is_told else []
    return {"sides": " against ".join(names)}


def stake_part(words, chosen):
    """What the game may be played for, where that is a question."""
    pairs = [(str(place), with_capital(told)) for place, told in enumerate(words)]
    return {"stakes": chips("stake", pairs, [str(chosen)])}


def seat(name, seated):
    """One of the people here, with their seat."""
    number = seated.index(name) + 1 if name in seated else ""
    return {"name": name, "is_taken": name in seated, "number": number}
