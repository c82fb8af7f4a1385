"""The pages of a new game of an evening: the menu, then who sits where."""

from phone.screen.seats import players_words

from .words import chips, title_of

WAYS = (("remembered", "As last time"), ("usual", "As usual"))


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
    """Who sits where, who deals and by which house rules, as it is filled in."""
    seated = draft["seated"]
    remembered = evening["circle"]["house_rules"].get(card_game["key"])
    return {
        "id": evening["id"],
        "title": title_of(evening),
        "name": card_game["name"],
        "seats": [seat(name, seated) for name in evening["people"]],
        "dealers": chips("dealer", [(one, one) for one in seated], [draft["dealer"]]),
        "has_dealer": len(seated) > 1,
        "house_words": remembered["words"] if remembered else "",
        "ways": chips("house", WAYS, [draft["house"]]),
    }


def seat(name, seated):
    """One of those who are here, with the seat that he has."""
    number = seated.index(name) + 1 if name in seated else ""
    return {"name": name, "is_taken": name in seated, "number": number}
