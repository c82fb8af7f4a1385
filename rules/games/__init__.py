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


def known_for_named(key):
    """The table of what a card game may be known for; none if there is no such game."""
    for known, package, _name in CARD_GAMES:
        if known == key:
            name = f"{__name__}.{package}.known_for"
            return __import__(name, None, None, ["KNOWN_FOR"]).KNOWN_FOR
    return ()


def counts_named(key):
    """The module in which the family of a card game says what it counts."""
    for known, package, _name in CARD_GAMES:
        if known == key:
            return __import__(f"{__name__}.{package}.counts", None, None, ["COUNTS"])
    return None


def card_games():
    """The classes of all card games, in the order of the menu."""
    return [card_game_named(key) for key, _package, _name in CARD_GAMES]


def turning_named(key):
    """What may turn a card game, by its key; read only when a game is over."""
    for known, package, _name in CARD_GAMES:
        if known == key:
            name = f"{__name__}.{package}.turning"
            return __import__(name, None, None, ["TURNINGS"]).TURNINGS[key]
    return None
