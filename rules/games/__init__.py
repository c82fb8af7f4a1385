"""All card games, one line each; the order is that of the menu.

A game is read only when it is asked for: a phone plays one at a time.
"""

# key of the game, the module in the folder of its family, its class
CARD_GAMES = (
    ("oh_hell", "oh_hell", "OhHell"),
    ("piquet", "piquet.two_handed", "Piquet"),
    ("piquet_normand", "piquet.normand", "PiquetNormand"),
    ("piquet_voleur", "piquet.voleur", "PiquetVoleur"),
    ("piquet_ecrire", "piquet.ecrire", "PiquetEcrire"),
    ("bezique", "bezique.game", "Bezique"),
    ("bezique_500", "bezique.five_hundred", "BeziqueFiveHundred"),
    ("bezique_three", "bezique.three_handed", "BeziqueThree"),
    ("bezique_four", "bezique.four_handed", "BeziqueFour"),
    ("pinochle", "pinochle.game", "Pinochle"),
    ("pinochle_two", "pinochle.two_handed", "PinochleTwo"),
    ("scotch_whist", "scotch_whist", "ScotchWhist"),
    ("tablanette", "tablanette", "Tablanette"),
    ("score_pad", "score_pad", "ScorePad"),
)
READ = {}  # key of a game that has been read: its class


def card_game_named(key):
    """The class of a card game by its key; None if there is no such game."""
    if key not in READ:
        for each, path, name in CARD_GAMES:
            if each == key:
                module = __import__(f"{__name__}.{path}", None, None, [name])
                READ[key] = getattr(module, name)
    return READ.get(key)


def card_games():
    """The classes of all card games, in the order of the menu."""
    return [card_game_named(key) for key, _path, _name in CARD_GAMES]


def history_named(key):
    """What the family of a card game tells history; None if there is no such game."""
    return room_of(key, "history")


def presets_named(key):
    """The named sets of house rules of a card game, in the order offered."""
    room = room_of(key, "presets")
    return [one for one in room.PRESETS if one.game == key] if room else []


def usual_set(key, players):
    """The named set that a new table of so many starts with: the first for them."""
    for preset in presets_named(key):
        if preset.is_for(players):
            return preset
    return None


def usual_options(key, players):
    """The options that a new table of so many starts with."""
    preset = usual_set(key, players)
    return preset.options if preset else {}


def turning_named(key):
    """What may turn a card game, by its key; read only when a game is over."""
    room = room_of(key, "turning_points")
    return room and room.TURNINGS[key]


def room_of(key, name):
    """A module of the family of a card game, by its name."""
    family = family_named(key)
    return family and __import__(f"{__name__}.{family}.{name}", None, None, [name])


def family_named(key):
    """The folder of the family of a card game, by its key; None of no game."""
    for each, path, _class in CARD_GAMES:
        if each == key:
            return folder_of(path)
    return None


def folder_of(path):
    """The folder of the family to which a module belongs."""
    return path.split(".")[0]
