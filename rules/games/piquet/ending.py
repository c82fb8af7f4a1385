"""When a game is over, and what two sides then win and lose."""

from .house_rules import EXTRA_DEALS, FORMS


def form_of(table):
    """The form that two sides play; normand is always played to a target."""
    return FORMS[table.options.get("form", "cent")]


class Course:
    """What a game remembers from deal to deal.

    `played`: how many deals count so far; `due`: after how many the end is first looked
    at, None while nobody has had the target.
    """

    def __init__(self, due):
        self.played, self.due = 0, due

    def count(self, table):
        """One more deal is complete."""
        self.played += 1
        if self.due is None and max(table.totals) >= table.options["target"]:
            self.due = self.played


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
    """(winning sides, scores, amount, tags) of a game of two sides."""
    lost_by = table.deal.lost_by
    if lost_by is not None:
        return forfeited(table, lost_by)
    scores = list(table.totals)
    if is_level(table):
        return [], scores, 0, [] if table.is_stopped else ["draw"]
    low, high = sorted(scores)
    winners = [scores.index(high)]
    if table.is_stopped:
        return winners, scores, high - low, []
    amount, tags = won_amount(table.options, form_of(table), high, low)
    return winners, scores, amount, tags


def forfeited(table, loser):
    """The game as it is lost by a ruling: the other has at least what is due."""
    form = form_of(table)
    high = max(table.totals)
    if form.deals is None:
        high = max(high, table.options["target"])
    low = table.totals[loser]
    scores = [low if side == loser else high for side in range(2)]
    amount, tags = won_amount(table.options, form, high, low)
    return [1 - loser], scores, amount, tags + ["forfeit"]


def won_amount(options, form, high, low):
    """(what the loser pays, tags) for the final scores of winner and loser."""
    if form.deals is None:
        is_double = is_below(low, options["double_under"])
        return (high - low) * (1 + is_double), ["double"] if is_double else []
    if is_below(low, options["rubicon"]):
        return high + low + options["bonus"], ["rubicon"]
    return high - low + options["bonus"], []


def is_below(score, bound):
    """Whether a score is too low; nothing is where the bound is 0, not even a debt."""
    return bound > 0 and score < bound


TAGS = ("carte_blanche", "repique", "pique", "capot")


def extra_tags(table):
    """The tag of a game with deals after a level end."""
    return ["extra_deals"] if has_extra_deals(table) else []


def tags_of_deals(table):
    """What was special in the deals that count, but for those who scored nothing."""
    scored = set()
    for deal in table.completed():
        silenced = [line.side for line in deal.lines if line.reason == "no_count"]
        for line in deal.lines:
            if line.side not in silenced:
                scored.add(line.reason)
    return [tag for tag in TAGS if tag in scored]


def call_winner(table, winners, net):
    """Says who has won, where two sides play."""
    if table.is_stopped:
        table.announce("Game stopped")
    elif not winners:
        table.announce("Game drawn")
    else:
        amount = net[table.sides[winners[0]][0]]
        table.announce(f"{table.name(winners[0])} wins {amount}")


def call_nets(table, winners, net):
    """Says what each player wins or loses, where more than two sides play."""
    if table.is_stopped:
        table.announce("Game stopped")
    elif not winners:
        table.announce("Game drawn")
    else:
        told = [
            f"{name} {units:+d}" if units else f"{name} 0"
            for name, units in zip(table.players, net)
        ]
        table.announce(f"Game over: {', '.join(told)}")
