"""Bezique's house rules: the options, and what is in force at one table."""

from ...options import NumberOption, Option

HAND = 8  # cards of each player; as many tricks follow when the stock is out
BRISQUES_OF_A_PACK = 8  # four aces, four tens
TALLY, WINNERS, CARDS = "tally", "winners", "cards"  # how a deal is recorded
FOUR_ALIKE = ("four_aces", "four_kings", "four_queens", "four_jacks")  # melds

FORM = Option(
    "form",
    "Form",
    ("standard", "a card turned up"),
    ("marriage_trump", "first marriage"),
    ("polish", "Polish"),
    help="How trumps are decided. The Polish form lets you meld court cards you win.",
)
BRISQUES = Option(
    "brisques",
    "Aces and tens",
    ("at_once", "as they are won"),
    ("at_end", "after the last trick"),
    help="When brisques score",
)
SEVENS = Option(
    "sevens",
    "Seven of trumps",
    ("show", "shown"),
    ("play", "played"),
    help="When a seven that is not exchanged scores 10",
).used_with("form", "standard", "polish")
FINAL_MELD = Option(
    "final_meld",
    "Last draw",
    ("barred", "no meld"),
    ("allowed", "one more meld"),
    help="May the winner of the trick before the last draw meld?",
)
SECOND_BEZIQUE = Option(
    "second_bezique",
    "A second bezique",
    ("double", "makes a double"),
    ("single", "scores 40"),
    help="The score for a bezique added to one already laid",
)
SECOND_DOUBLE = Option(
    "second_double",
    "A second double",
    ("no", "no"),
    ("yes", "yes"),
    help="May a bezique already in a double make a second double?",
)
BEZIQUE_PAIR = Option(
    "bezique_pair",
    "Bezique cards",
    ("fixed", "Q\u2660 J\u2666"),
    ("by_trump", "Q\u2663 J\u2665 by trumps"),
    help="A bezique is Q\u2663 J\u2665 only if spades or diamonds are trumps",
)
TRUMP_FROM = Option(
    "trump_from",
    "Trumps come from",
    ("marriage", "a marriage"),
    ("marriage_or_sequence", "marriage or sequence"),
    help="Applies only if no card is turned up",
)
LAST_TRICK = Option(
    "last_trick",
    "The last trick",
    ("final", "of the deal"),
    ("stock", "of the stock"),
    help="The trick that is worth 10",
)
RENEGE = Option(
    "renege",
    "Renege",
    ("cards", "nothing for cards"),
    ("last_eight", "loses the last eight"),
    help="Points that the offender loses or gives to the other side",
)
FORFEITS = Option(
    "forfeits",
    "Forfeits",
    ("none", "none"),
    ("classic", "10 or 100"),
    help="Points taken off for a wrong play or draw",
)
SETTLE = Option(
    "settle",
    "Settled by",
    ("game", "the game"),
    ("difference", "the difference"),
    help="Each loser pays one unit, or the difference in points",
)
SIDES = Option(
    "sides",
    "Sides",
    ("individual", "each alone"),
    ("partners", "partners"),
    help="Everyone plays alone, or two against two",
)
MELD_RIGHT = Option(
    "meld_right",
    "Who melds",
    ("winner", "the winner"),
    ("side", "winner or partner"),
    help="May the winner's partner meld after a trick?",
)


def target(points):
    """The option for the points that make a game."""
    help = "The points that win the game"
    return NumberOption("target", "Game", 100, 10000, 10, default=points, help=help)


# of three packs and more
MANY_PACKS = (target(2000), BRISQUES, SEVENS, FINAL_MELD, SECOND_BEZIQUE)
MANY_PACKS += (SECOND_DOUBLE, BEZIQUE_PAIR, LAST_TRICK, FORFEITS, SETTLE)


class House:
    """The rules in force at one table, read once from the game and its options."""

    def __init__(self, table):
        game, options = table.game, table.options
        chosen = options.get
        self.copies = game.copies
        self.melds = game.melds
        self.players = len(table.players)
        self.stock_tricks = game.stock_tricks
        self.all_tricks = game.stock_tricks + HAND
        self.has_turn_up = chosen("form") != "marriage_trump"
        self.is_polish = chosen("form") == "polish"
        self.is_once, self.has_plain_sequences = game.is_once, game.has_plain_sequences
        self.counts = game.counts or counted_at_end(options)
        self.brisques = BRISQUES_OF_A_PACK * game.copies
        self.last_meld = self.stock_tricks - (options["final_meld"] == "barred")
        self.last_trick = (
            self.stock_tricks if chosen("last_trick") == "stock" else self.all_tricks
        )
        self.are_sevens_played = options["sevens"] == "play" and self.has_turn_up
        self.may_add_bezique = chosen("second_bezique") != "single"
        self.may_repeat_double = chosen("second_double") == "yes"
        self.is_pair_by_trump = chosen("bezique_pair") == "by_trump"
        self.largest_bezique = 4 if chosen("sides") == "partners" else 3
        self.may_sequence_trump = chosen("trump_from") == "marriage_or_sequence"
        self.are_partners = chosen("sides") == "partners"
        self.may_partner_meld = self.are_partners and chosen("meld_right") == "side"
        self.moves_last_eight = chosen("renege") == "last_eight"
        self.forfeits = options["forfeits"]

    def is_last_trick_late(self):
        """Whether the trick that is worth 10 is one of the last eight."""
        return self.last_trick > self.stock_tricks

    def needs_all_brisques(self):
        """Whether every brisque is in before the last trick of a tally is."""
        return self.counts is None and self.last_trick == self.all_tricks


def counted_at_end(options):
    """What is counted after the last trick, None where brisques score at once."""
    return "brisques" if options["brisques"] == "at_end" else None
