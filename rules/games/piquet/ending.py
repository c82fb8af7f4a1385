"""When a game is over, and what two sides then win and lose."""

from ...pairwise_settlement import OTHERS, OWN, differences
from ...result import Account, Result
from .deal import Seating
from .house_rules import EXTRA_DEALS, FORMS

RAISED = "{side}'s points, raised because {other} lost the game"


def form_of(table):
    """The form that two sides play; normand is always played to a target."""
    return form_chosen(table.options)


def form_chosen(options):
    return FORMS[options.get("form", "cent")]


class Course:
    """What a game remembers from deal to deal.

    `played`: how many deals count so far; `due`: after how many the end is first looked
    at, None while nobody has had the target. `totals`: as they were after the last.
    `seatings`: dealer -> the Seating of those who then play.
    """

    def __init__(self, due, table):
        self.played, self.due = 0, due
        self.totals = [0] * len(table.sides)
        self.seatings = {dealer: Seating(table, dealer) for dealer in table.seats}

    def count(self, table):
        """One more deal is complete; gives what it has brought each side."""
        before, self.totals = self.totals, list(table.totals)
        self.played += 1
        if self.due is None and max(table.totals) >= table.options["target"]:
            self.due = self.played
        return [now - then for now, then in zip(self.totals, before)]


def is_level(table):
    """Whether nobody leads alone."""
    return table.totals.count(max(table.totals)) > 1


def is_at_end(table):
    """Whether the deal just completed is the last, but for a tie."""
    due, played = table.ledger.due, table.ledger.played
    if due is None or played < due:
        return False
    return form_of(table).deals is None or played in (due, due + EXTRA_DEALS)


def needs_more(table):
    """Whether the game goes on only because nobody leads."""
    if not is_at_end(table) or not is_level(table):
        return False
    is_first_end = form_of(table).deals in (None, table.ledger.played)
    return is_first_end and table.options.get("tie", "extra") == "extra"


def is_over(table):
    """Whether the deal just completed ends the game."""
    return is_at_end(table) and not needs_more(table)


def has_extra_deals(table):
    """Whether deals were played after a level end."""
    due = table.ledger.due
    return due is not None and table.ledger.played > due


def call_level(table):
    """Says that the game goes on, and how long."""
    if needs_more(table):
        more = "one more deal each" if form_of(table).deals else "one more deal"
        table.announce(f"Scores equal: {more}")


def double(table):
    """The deal's points again, where the form counts this deal twice."""
    deal = table.deal
    if deal.number not in form_of(table).doubled:
        return
    for side in range(len(table.sides)):
        points = sum(
            line.points
            for line in deal.lines
            if line.side == side and line.reason != "adjust"
        )
        table.score(side, points, "double_deal", "This deal counts twice")


def settled_by_two(table):
    """The Result of a game of two sides, without the tags of its deals."""
    lost_by = table.deal.lost_by
    if lost_by is not None:
        return forfeited_result(table, lost_by)
    scores = list(table.totals)
    if is_level(table):
        return Result([], scores, (), [] if table.is_stopped else ["draw"])
    winner = scores.index(max(scores))
    if table.is_stopped:
        return won_result(scores, winner, differences(scores)(winner, 1 - winner), [])
    return comes_to_between_two(table.options, scores)


def comes_to_between_two(options, scores):
    """The Result of two sides with these scores at the end."""
    winner = scores.index(max(scores))
    return won_result(scores, winner, *won_steps(options, form_chosen(options), scores))


def won_result(scores, winner, steps, tags):
    """The Result of a game that one of two sides has won."""
    return Result([winner], scores, [Account(winner, 1 - winner, steps)], tags)


def forfeited_result(table, loser):
    """The game as it is lost by a ruling: the other has at least what is due."""
    form = form_of(table)
    high = max(table.totals)
    if form.deals is None:
        high = max(high, table.options["target"])
    low = table.totals[loser]
    scores = [low if side == loser else high for side in range(2)]
    steps, tags = won_steps(table.options, form, scores)
    if high > table.totals[1 - loser]:
        steps = [(high, RAISED)] + steps[1:]
    return won_result(scores, 1 - loser, steps, tags + ["forfeit"])


def won_steps(options, form, scores):
    """(steps that the loser pays, tags) for the final scores."""
    low, high = sorted(scores)
    steps = [(high, OWN), (-low, OTHERS)]
    if form.deals is None:
        if not is_below(low, options["double_under"]):
            return steps, []
        words = f"Paid double, because {low} is under {options['double_under']}"
        return steps + [(high - low, words)], ["double"]
    bonus = [(options["bonus"], "For the game")] if options["bonus"] else []
    if not is_below(low, options["rubicon"]):
        return steps + bonus, []
    words = f"{OTHERS}, added because {low} is under {options['rubicon']}"
    return [(high, OWN), (low, words)] + bonus, ["rubicon"]


def is_below(score, bound):
    """Whether a score is too low; nothing is where the bound is 0, not even a debt."""
    return bound > 0 and score < bound


TAGS = ("carte_blanche", "repique", "pique", "capot")


def extra_tags(table):
    """The tag of a game with deals after a level end."""
    return ["extra_deals"] if has_extra_deals(table) else []


def settle_between_two(table):
    """The Result of a game of two sides, and says who has won."""
    result = settled_by_two(table)
    call_winner(table, result)
    result.tags = result.tags + extra_tags(table) + tags_of_deals(table)
    return result


def tags_of_deals(table):
    """What was special in the deals that count, but for those who scored nothing."""
    scored = set()
    for deal in table.completed_deals():
        had = {line.reason for line in deal.lines}
        scored.update(reasons_that_count(deal) if "no_count" in had else had)
    return [tag for tag in TAGS if tag in scored]


def reasons_that_count(deal):
    """The reasons of the lines of a deal in which a side scores nothing."""
    silenced = [line.side for line in deal.lines if line.reason == "no_count"]
    return [line.reason for line in deal.lines if line.side not in silenced]


def call_winner(table, result):
    """Says who has won, where two sides play."""
    if table.is_stopped:
        table.announce("Game stopped")
    elif not result.winners:
        table.announce("Game drawn")
    else:
        amount = result.accounts[0].units()
        table.announce(f"{table.name(result.winners[0])} wins {amount}")


def call_nets(table, result):
    """Says what each player wins or loses, where more than two sides play."""
    if table.is_stopped:
        table.announce("Game stopped")
    elif not result.winners:
        table.announce("Game drawn")
    else:
        totals = [
            f"{name} {units:+d}" if units else f"{name} 0"
            for name, units in zip(table.players, result.net(table.sides))
        ]
        table.announce(f"Game over: {', '.join(totals)}")
