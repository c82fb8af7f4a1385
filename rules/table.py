"""The table: who sits where, the sheet of each deal, and the referee's voice."""

from .errors import RuleError
from .words import side_name


class Line:
    """One line of the sheet: points for a side, and why."""

    __slots__ = ("side", "points", "reason", "text")

    def __init__(self, side, points, reason, text):
        self.side = side
        self.points = points
        self.reason = reason
        self.text = text

    def as_dict(self):
        """The line as the scored record writes it."""
        return {
            "side": self.side,
            "points": self.points,
            "reason": self.reason,
            "text": self.text,
        }


class Deal:
    """One deal: its number, dealer and lines.

    A game has its own subclass, which holds all that is known of a deal while it is
    played. A deal lies ready from the end of the one before; it is opened, and listed,
    with its first entry.
    """

    first = 0  # the index of its first entry
    written = title = row = None  # in the scored record, once it is over
    is_opened = is_complete = is_void = False

    def __init__(self, table, number, dealer):
        self.table, self.number, self.dealer = table, number, dealer
        self.lines = []
        self.agreed = []  # corrections of nothing, as the page tells what did not score
        self.shown = {}

    def write(self):
        """Brings the lines up to date, where a game does not write them at once.

        Asked whenever somebody looks at the lines, and before the deal is complete.
        """

    def deal_anew(self, dealer):
        """Lets another seat have dealt, while nothing but the score was corrected."""
        lines, agreed = self.lines, self.agreed
        self.__init__(self.table, self.number, dealer)
        self.lines, self.agreed = lines, agreed

    def ranks(self, suit):
        """How the ranks of a suit run, from high to low."""
        return self.table.game.ranks

    def gone_cards(self):
        """The cards that nobody can play or show any more: {card: copies}.

        Asked only when a pad of cards is drawn: there they are left out.
        """
        return {}

    def show(self, seat, label, value):
        """What the sheet prints beside a player now, such as a bid or tricks."""
        self.shown[seat, label] = value

    def shown_by_seat(self):
        """For each seat what the sheet prints beside it: {label: value}."""
        beside = [{} for _seat in self.table.seats]
        for seat, label in self.shown:
            beside[seat][label] = self.shown[seat, label]
        return beside


class Table:
    """One game being played; what the scripts see of it.

    `seats` and `sides` are lists of indexes and of lists of seats; `totals` are the
    points of each side, the deal in progress included. `pack`: the different cards.
    `turn_to_deal`: the seat whose turn it is to deal, even if another has dealt.
    `ledger`: what the game keeps from deal to deal. `lowest_wins`: whether fewer points
    are better here.
    """

    def __init__(self, game, players, options, dealer):
        self.game, self.players, self.options = game, players, options
        self.why_misread = game.why_misread
        self.seats = list(range(len(players)))
        self.sides = game.sides(self)
        self.lowest_wins = game.lowest_wins_by(options)
        self.names = [side_name(players, seats) for seats in self.sides]
        self.side_of = {}
        for side, seats in enumerate(self.sides):
            for seat in seats:
                self.side_of[seat] = side
        self.pack = game.pack(self)
        self.totals = [0] * len(self.sides)
        self.deals = []
        self.announcements = []
        self.entry = -1
        self.is_stopped = False
        self.ledger = game.ledger(self)
        self.lay_ready(1, dealer)

    def lay_ready(self, number, dealer):
        """The next deal lies ready."""
        self.turn_to_deal = dealer
        self.deal = self.game.deal_type(self, number, dealer)

    def open_deal(self):
        """Lists the deal that lay ready, with its first entry."""
        deal = self.deal
        if not deal.is_opened:
            deal.is_opened, deal.first = True, self.entry
            self.deals.append(deal)

    def score(self, side, points, reason, text):
        """A line on the sheet, counted at once; nothing is written for no points."""
        if points:
            self.deal.lines.append(Line(side, points, reason, text))
            self.totals[side] += points

    def score_lines(self, lines):
        """Writes a list of Line as it stands."""
        totals = self.totals
        for line in lines:
            totals[line.side] += line.points
        self.deal.lines += lines

    def rewrite(self, lines):
        """Replaces the script's own lines of this deal; what was agreed stays.

        `lines`: a list of Line; those for no points are left out.
        """
        kept = [line for line in self.deal.lines if line.reason == "adjust"]
        for line in self.deal.lines:
            if line.reason != "adjust":
                self.totals[line.side] -= line.points
        self.deal.lines = []
        self.score_lines([line for line in lines if line.points])
        self.deal.lines += kept

    def clear(self):
        """Takes every line of this deal off the sheet."""
        for line in self.deal.lines:
            self.totals[line.side] -= line.points
        self.deal.lines = []

    def points(self, deal):
        """The points of each side in a deal."""
        points = [0] * len(self.sides)
        for line in deal.lines:
            points[line.side] += line.points
        return points

    def announce(self, text):
        """Said aloud, tied to the entry being read."""
        self.announcements.append({"entry": self.entry, "text": text})

    def announce_misdeal(self):
        """Says that the player whose turn it is deals again."""
        self.announce(f"Misdeal: {self.players[self.turn_to_deal]} deals again")

    def name(self, side):
        """A side by the names of its players: "Ann & Cid"."""
        return self.names[side]

    def completed_deals(self):
        """The deals that were played to their end."""
        return [deal for deal in self.deals if deal.is_complete]

    def left_of(self, seat):
        """The seat to the left, which plays next."""
        return (seat + 1) % len(self.seats)

    def round_from(self, seat):
        """Every seat once, from this one to the left."""
        return self.seats[seat:] + self.seats[:seat]

    def check_side(self, side):
        """Raises `bad_seat` for a number that is no side here."""
        if not 0 <= side < len(self.sides):
            raise RuleError("bad_seat", f"There is no side {side} in this game.")
