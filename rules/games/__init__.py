"""All card games, one line each; the order is that of the menu.

A family is read only when one of its games is asked for: a phone plays one at a time.
"""

# key of the game, its package, its class
CARD_GAMES = (
    ("oh_hell", "oh_hell", "OhHell"),
    ("piquet", "piquet", "Piquet"),
    ("piquet_normand", "piquet", "PiquetNormand"),
    ("piquet_voleur", "piquet", "PiquetVoleur"),
    ("piquet_ecrire", "piquet", "PiquetEcrire"),
    ("bezique", "bezique", "Bezique"),
    ("bezique_500", "bezique", "BeziqueFiveHundred"),
    ("bezique_three", "bezique", "BeziqueThree"),
    ("bezique_four", "bezique", "BeziqueFour"),
    ("pinochle", "pinochle", "Pinochle"),
    ("pinochle_two", "pinochle", "PinochleTwo"),
    ("scotch_whist", "scotch_whist", "ScotchWhist"),
    ("tablanette", "tablanette", "Tablanette"),
)
READ = {}  # key of a game whose family has been read: its class


def card_game_named(key):
    """The class of a card game by its key; None if there is no such game."""
    if key not in READ:
        for known, package, name in CARD_GAMES:
            if known == key:
                module = __import__(f"{__name__}.{package}", None, None, [name])
                READ[key] = getattr(module, name)
    return READ.get(key)


def card_games():
    """The classes of all card games, in the order of the menu."""
    return [card_game_named(key) for key, _package, _name in CARD_GAMES]


def history_named(key):
    """What the family of a card game tells history; None if there is no such game."""
    return room_of(key, "history")


def turning_named(key):
    """What may turn a card game, by its key; read only when a game is over."""
    room = room_of(key, "turning")
    return room and room.TURNINGS[key]


def room_of(key, name):
    """A module of the family of a card game, by its name."""
    for known, package, _class in CARD_GAMES:
        if known == key:
            return __import__(f"{__name__}.{package}.{name}", None, None, [name])
    return None
