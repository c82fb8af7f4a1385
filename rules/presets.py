"""Named sets of house rules: what tables play, by a name and in a line."""


class Preset:
    """One set for a card game: its name, what differs, and the `options` of a record.

    `players`: the numbers of players it is for; without any, all of the game's.
    """

    def __init__(self, game, key, name, differs, options, players=()):
        self.game, self.key, self.name = game, key, name
        self.differs, self.options, self.players = differs, options, players

    def is_for(self, players):
        """Whether so many can play by it."""
        return not self.players or players in self.players

    def picture(self):
        """The set as plain data."""
        picture = {
            "game": self.game,
            "key": self.key,
            "name": self.name,
            "differs": self.differs,
            "options": self.options,
        }
        return picture | ({"players": list(self.players)} if self.players else {})


def unlike(game, players, options, others):
    """The options of which two sets in force differ, as (Option, value) of the first.

    `game`: a card game (a class). What nobody chose counts as it is for so many.
    """
    first, second = [game().read_options(given, players) for given in (options, others)]
    return [
        (option, first[option.key])
        for option in game.options
        if option.is_rule and first[option.key] != second[option.key]
    ]


def nearest(game, presets, players, options):
    """The set that some options are most like, the first of several; None of none."""
    best = None
    for preset in presets:
        far = len(unlike(game, players, options, preset.options))
        if best is None or far < best[0]:
            best = far, preset
    return best and best[1]
