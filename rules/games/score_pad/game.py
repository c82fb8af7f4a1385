"""The score pad: one number for each side in each deal, for any other game."""

from ...card_game import CardGame, Misdeal
from ...ranking import leaders
from ...words import trim
from .ending import Ending, announcement, is_over, lead, result, winners_of
from .finish import FINISH
from .house_rules import OPTIONS, read_options
from .scores import SCORES


class ScorePad(CardGame):
    """Two to eight players, each alone or on two sides."""

    key = "score_pad"
    name = "Score pad"
    family = "Any other game"
    such_as = ("Hearts", "Cribbage", "Rummy", "Dominoes", "Darts")
    about = "Adds up any other game in which each side gets a number each deal."
    players = range(2, 9)
    example = (100, 80, 65, 50, 40, 30, 20, 10)
    options = OPTIONS
    entry_types = (SCORES, FINISH)
    misdeals = (Misdeal("not_counted", "This deal does not count"),)
    reasons = (("scores", "The points entered for this deal"),)
    groups = (("The deal", ("scores",)),)
    in_deal_row = routine = ("scores",)
    tag_words = (
        ("tie", ""),
        ("undivided", "The winners cannot share the units equally, so nobody pays"),
    )
    ways = (("quick", "Points"),)
    has_keypad = True
    unoffered_entries = ("deal_total",)  # which does what `scores` does

    def read_options(self, raw_options, players):
        return read_options(raw_options, players)

    def name_by(self, options):
        return trim(options["title"]) or self.name

    def lowest_wins_by(self, options):
        return options["wins"] == "fewest"

    def sides(self, table):
        if table.options["sides"] == "two":
            return [table.seats[::2], table.seats[1::2]]
        return super().sides(table)

    def ledger(self, table):
        """Whether the players have finished the game, which no deal knows."""
        return Ending()

    def script(self, deal):
        while not deal.table.ledger.is_finished:
            room = yield SCORES, FINISH
            if room.type == SCORES.type:
                return
        yield ()

    def headline(self, table):
        options = table.options
        words = f"Deal {table.deal.number}"
        if options["ends"] == "target":
            return f"{words} \u00b7 to {options['target']:,}"
        if options["ends"] == "deals":
            return f"{words} of {options['deals']}"
        return words

    def call(self, table):
        return "", f"{table.players[table.deal.dealer]} deals"

    def deal_words(self, table, deal):
        """Who leads, while it goes on; the entry says what each has scored."""
        return [] if is_over(table) else [lead(table)]

    def as_heard(self, table, text):
        """A draw is what the page says of the game by itself."""
        return "" if text == "A draw" else text

    def is_over(self, table):
        return is_over(table)

    def comes_to(self, options, scores):
        """Of two sides nobody knows here how many pairs settle the difference."""
        winners = leaders(scores, self.lowest_wins_by(options))
        seats = 1 if options["sides"] == "solo" else 0
        return result(options, scores, winners, seats)

    def settle(self, table):
        """The best score wins; a draw where all are level."""
        scores, is_played = list(table.totals), bool(table.completed_deals())
        winners = winners_of(scores, table.lowest_wins, is_played)
        table.announce(announcement(table, winners))
        return result(table.options, scores, winners, len(table.sides[0]))
