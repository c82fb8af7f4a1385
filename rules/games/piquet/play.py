"""The whole play in one entry: tricks and points, or what people remember of it.

W stands for tricks, P for points in play, c for captures: tricks that the other led.
"""

from collections import namedtuple

from ...entry_type import EntryType
from ...fields import Number, Numbers, Side
from ...words import join_with_and
from .pique import may_hang_on_run, repique_words, why_not_run
from .play_from_memory import (
    plays_of,
    points_in_play,
    possible_captures,
    remembered_fields,
    why_not_captured,
)

MOST = 1000  # of tricks and points
MOST_RUN = 30
SHORT_HAND_MOST = 25  # points of both, where one plays with too few cards
HIGH_CARDS = 20  # of the pack: only they count under `classic`
POINTS = "Points in play, without the 10 for the cards"

# `tricks` and `points`: a number for each side of the table; `run`, `last` and
# `captures` as they were entered.
Total = namedtuple("Total", "tricks points run last captures")


class Play(EntryType):
    """The tricks of each, and the points; it ends the declaring, and the deal."""

    type = "play"
    enters = "tricks"
    fields = (
        Numbers("tricks", high=MOST, told=("took", "trick")),
        Numbers("points", high=MOST, optional=True, told=("made", "point")),
        Side("last", optional=True),
        Number("captures", 0, MOST, thing="trick", optional=True),
        Number("run", 0, MOST_RUN, optional=True),
    )
    words = (
        "{tricks}. In play {points}",
        "{tricks}. Last trick to {last}. Younger won {captures} that elder led",
    )

    def why_malformed(self, entry, raw_entry, table):
        """Points of both; or, where every lead counts, the last trick and captures."""
        remembered = [entry.last is not None, entry.captures is not None]
        if entry.points is not None:
            if any(remembered):
                return self.bad_field("'points' cannot go with 'last' or 'captures'")
            return None
        if not all(remembered):
            return self.bad_field("'points' is missing")
        if not table.game.has_replies or table.options["count"] != "every":
            return self.bad_field("these rules need the 'points' of each side")
        return None

    def why_none(self, deal):
        return why_begun(deal) or deal.why_tied()

    def look(self, deal, entry):
        """The Total that it tells."""
        tricks, last, captures = entry.tricks, entry.last, entry.captures
        points = entry.points
        if points is None:
            points = points_in_play(deal, tricks, last, captures)
        return Total(tricks, points, entry.run, last, captures)

    def why_not(self, deal, total):
        whole, tricks = deal.tricks.whole, sum(total.tricks)
        if tricks != whole:
            return "tricks_total", f"The tricks come to {tricks}, not {whole}."
        if not is_possible(deal, total):
            return "play_points_impossible", why_impossible(deal, total)
        return deal.why_tied() or why_not_run(deal, total)

    def refusal(self, deal, total):
        """Tricks and points that cannot be come before an open tie."""
        return why_begun(deal) or self.why_not(deal, total)

    def questions(self, deal):
        """The play at once: by what is remembered of it, or by its points."""
        tricks, run = tricks_field(deal), run_fields(deal)
        due = repique_words(deal)
        if not is_remembered(deal.table):
            fields = [tricks, points_field(deal, POINTS)] + run
            return [self.prompt("The play", *fields, way="quick", help=due)]
        plays = plays_of(deal)
        fields = [tricks] + remembered_fields(deal, plays) + run
        rule = plays.remembered if plays else None
        prompt = self.prompt("The play", *fields, way="quick", help=due, rule=rule)
        if not deal.declarations.is_begun():
            return [prompt]
        return [prompt, by_points(self, deal, plays)]

    def enter(self, deal, total):
        is_closed, deal.total = deal.is_closed, total
        if is_closed:
            deal.change()
        else:
            deal.close()
        if deal.reckon().pique is not None:
            deal.call_pique()
        deal.end_play()


def why_begun(deal):
    """The whole play, after some of its tricks."""
    if deal.tricks.taken:
        return (
            "tricks_begun",
            "Tricks are already entered. Enter the others one by one.",
        )
    return None


def is_remembered(table):
    """Whether the points follow from what people remember of the play."""
    return table.game.has_replies and table.options["count"] == "every"


def tricks_field(deal):
    """The tricks of each."""
    whole = deal.tricks.whole
    return Numbers("tricks", high=whole, total=whole, label="Tricks")


def points_field(deal, label, plays=None):
    """The points of each; where all that can be are known, they are tapped."""
    most = plays.points if plays else 2 * deal.tricks.whole + 2
    return Numbers("points", high=most, is_apart=plays is not None, label=label)


def by_points(play, deal, plays):
    """The same by the points of each, where people know them; `plays`: the Plays."""
    return play.prompt(
        POINTS,
        tricks_field(deal),
        points_field(deal, "Points", plays),
        *run_fields(deal),
        way="quick",
        rule=plays.by_points if plays else None,
    )


def run_fields(deal):
    """The points before anyone else scored, where a pique may hang on them."""
    if not may_hang_on_run(deal):
        return []
    label = "Points made in play before anyone else scored"
    return [Number("run", 0, MOST_RUN, optional=True, label=label)]


def why_impossible(deal, total):
    """The sentence for an impossible play, in the words of its entry."""
    if total.captures is not None and not deal.tricks.missing:
        return why_not_captured(deal, total)
    sides = sorted(deal.sides)
    points = [f"{deal.table.name(side)} {total.points[side]}" for side in sides]
    tricks = join_with_and([str(total.tricks[side]) for side in sides])
    return f"With {tricks} tricks, the points cannot be {join_with_and(points)}."


def is_possible(deal, total):
    """Whether these tricks and points can have been made together."""
    test = is_possible_for_two if deal.table.game.has_replies else is_possible_for_many
    return test(deal, total)


def is_possible_for_two(deal, total):
    """Whether two players can have made these tricks and points."""
    elder, younger = deal.sides
    points = with_last_trick(deal, total)
    if deal.tricks.missing:
        return points[elder] + points[younger] <= SHORT_HAND_MOST
    test = FOR_TWO[deal.table.options["count"]]
    return test(
        total.tricks[elder], total.tricks[younger], points[elder], points[younger]
    )


def with_last_trick(deal, total):
    """The points with that for the last trick, also where a capot leaves it out."""
    if deal.table.options["capot_last"]:
        return total.points
    return [
        points + (total.tricks[side] == deal.tricks.whole)
        for side, points in enumerate(total.points)
    ]


def is_possible_every(w_e, w_y, p_e, p_y):
    """Every lead and every capture counts."""
    c_e, c_y = p_e - 1 - w_e, p_y - w_y
    ahead = c_y - c_e  # by the last trick, if that is younger's
    return ahead in (0, 1) and c_y in possible_captures(w_e, w_y, ahead == 1)


def is_possible_lead_and_trick(w_e, w_y, p_e, p_y):
    """A point for each lead, and one for each trick."""
    return p_e == 1 + 2 * w_e and p_y == 2 * w_y


def is_possible_classic(w_e, w_y, p_e, p_y):
    """As many as `every`, less whatever low cards led or won."""
    return (
        p_e <= 1 + w_e + min(w_e, w_y)
        and p_y <= w_y + min(w_y, w_e + 1)
        and 1 <= p_e + p_y <= HIGH_CARDS + 1
        and (p_y == 0 or w_y > 0)
        and (p_e <= 1 or w_e > 0)
    )


FOR_TWO = {
    "every": is_possible_every,
    "lead_and_trick": is_possible_lead_and_trick,
    "classic": is_possible_classic,
}


def is_possible_for_many(deal, total):
    """Whether three players, or two sides of two, can have made this."""
    whole, elder = deal.tricks.whole, deal.sides[0]
    has_last = deal.table.options["capot_last"] or whole not in total.tricks
    for side, points in enumerate(total.points):
        tricks = total.tricks[side]
        if points > 2 * tricks + (side == elder) + (has_last and tricks > 0):
            return False
    least, most = {
        "every": (whole, 2 * whole),
        "lead_and_trick": (2 * whole, 2 * whole),
        "classic": (0, min(2 * whole, HIGH_CARDS)),
    }[deal.table.options["count"]]
    return least <= sum(total.points) - has_last <= most


PLAY = Play()
