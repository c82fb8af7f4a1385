"""What turned a game, found the slow way: by other records, replayed from the start.

A line is taken away by a correction of the score in its deal, so that the referee
himself says who had won. Nothing here knows how `rules.turning_points` settles again.
"""

from collections import namedtuple
from itertools import product

import rules
from rules.games import turning_named
from rules.games.oh_hell import scoring as oh_hell
from rules.words import amount

WORDS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
# How a game could have ended differently, and how telling that is.
Ending = namedtuple("Ending", "rank words")


class NaiveGame:
    """A finished game by its record and its scored record."""

    def __init__(self, record):
        self.record = record
        self.sheet = rules.score(record)
        referee, self.makers = rules.replay_and_watch(record)
        self.table, self.result = referee.table, referee.result
        self.names = referee.table.names
        self.playing = [
            referee.game.sides_in(referee.table, deal) for deal in referee.table.deals
        ]
        self.doubled = doubled_deals(referee.table)
        self.turning = turning_named(record["game"])
        self.deals = self.sheet["deals"]
        self.winners = self.sheet["result"]["winners"]
        self.sign = -1 if referee.table.lowest_wins else 1  # of points that are good

    def courses(self):
        """The totals after each deal."""
        totals, courses = [0] * len(self.names), []
        for deal in self.deals:
            totals = [a + b for a, b in zip(totals, deal["points"], strict=True)]
            courses.append(totals)
        return courses

    def number(self, place):
        return self.deals[place]["number"]

    def corrected(self, place, side, points):
        """(whether it is over, winners, scores) with a correction in a deal.

        None where the game takes no correction there.
        """
        read = self.replayed(place, side, points)
        if read is None:
            return None
        over = read.result is not None
        winners = read.result.winners if over else []
        scores = read.result.scores if over else read.table.totals
        return over, sorted(winners), list(scores)

    def replayed(self, place, side, points):
        """The Referee of a record with a correction in a deal; None if refused."""
        entries = list(self.record["entries"])
        adjust = {"type": "adjust", "side": side, "points": points}
        entries.insert(self.makers[place].last, adjust)
        try:
            return rules.replay(self.record | {"entries": entries})
        except rules.RuleError as error:
            if error.code != "game_over":
                return None
            return rules.replay(self.record | {"entries": entries[: error.entry]})


def doubled_deals(table):
    """The numbers of the deals that count twice."""
    if table.game.key not in ("piquet", "piquet_voleur"):
        return ()
    return {"club": (1, 4)}.get(table.options["form"], ())


def alone(game, totals):
    """The side that is ahead alone, or None."""
    good = [game.sign * total for total in totals]
    ahead = [side for side, total in enumerate(good) if total == max(good)]
    return ahead[0] if len(ahead) == 1 else None


def joined(names):
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def lead_and_swing(game):
    """The sentences on the lead and on the largest swing, None for each without."""
    swing, lead = swing_of(game), lead_of(game)
    told = lead_words(game, lead, lead is not None and swing and swing[0] == lead)
    if swing is None or swing[0] == lead:
        return told, None
    place, gap, ahead, behind = swing
    text = f"The largest swing was in deal {game.number(place)}: {joined(ahead)} made "
    more = "more" if game.sign > 0 else "fewer"
    return told, f"{text}{gap} {more} than {joined(behind)}."


def lead_of(game):
    leaders = [alone(game, totals) for totals in game.courses()]
    if len(game.winners) != 1 or not leaders or leaders[-1] != game.winners[0]:
        return None
    others = [n for n, side in enumerate(leaders) if side != game.winners[0]]
    led_before = any(leaders[n] is not None for n in others)
    after = others[-1] + 1 if others else 0
    led_before = led_before or any(leaders[n] is not None for n in range(after))
    return after if others and led_before else None


def lead_words(game, place, is_largest):
    if place is None:
        return None
    courses, winner = game.courses(), game.winners[0]
    largest = ", the largest swing," if is_largest else ""
    text = f"In deal {game.number(place)}{largest} {game.names[winner]} took the lead"
    before = alone(game, courses[place - 1])
    if before is None:
        return f"{text} and kept it."
    now = courses[place]
    text += f" from {game.names[before]} and kept it"
    return f"{text}: {now[winner]} to {now[before]}."


def swing_of(game):
    """(place, gap, names ahead, names behind) of the one largest swing, or None."""
    gaps = []
    for place, deal in enumerate(game.deals):
        if deal["complete"]:
            made = deal["points"]
            own = {side: game.sign * made[side] for side in game.playing[place]}
            gaps.append((max(own.values()) - min(own.values()), place, own))
    gaps.sort(key=lambda one: -one[0])
    if len(gaps) < 3 or gaps[0][0] in (0, gaps[1][0]):
        return None
    gap, place, own = gaps[0]
    ahead = [game.names[s] for s in own if own[s] == max(own.values())]
    behind = [game.names[s] for s in own if own[s] == min(own.values())]
    return place, gap, ahead, behind


def without_each_thing(game):
    """{sentence: (rank, entry)} of all that had given another the game.

    None where a correction cannot stand for a line that is taken away.
    """
    found = {}
    for place, entry, kind, lines in asked_lines(game):
        times = 2 if game.number(place) in game.doubled else 1
        points = sum(line["points"] for line in lines)
        outcome = game.corrected(place, lines[0]["side"], -times * points)
        if outcome is None:
            return None
        ending = ending_of(game, *outcome)
        if ending:
            what = f"{words_of(game, kind, lines)} in deal {game.number(place)}"
            found.setdefault((f"Without {what}, {ending.words}.", entry), ending.rank)
    return found


def asked_lines(game):
    """(place, entry, kind, lines) of all that is asked about."""
    is_one_deal = sum(deal["complete"] for deal in game.deals) < 2
    for place, deal in enumerate(game.deals):
        entries = game.makers[place].places
        for kind in game.turning.kinds_at(game.table):
            if is_one_deal and kind.reason not in game.turning.loud:
                continue
            for side, entry in product(range(len(game.names)), sorted(set(entries))):
                own = [line for line in deal["lines"] if line["side"] == side]
                of_entry = [
                    line
                    for line, maker in zip(deal["lines"], entries, strict=True)
                    if maker == entry and line["side"] == side
                ]
                lines = [line for line in of_entry if is_meant(game, kind, line)]
                reasons = [Reason(line["reason"]) for line in own]
                if lines and game.turning.may_have_turned(kind.reason, reasons):
                    yield place, entry, kind, lines


def missed_bids(game):
    """{sentence: entry} of each bid at Oh Hell that had won the game."""
    found = {}
    for place, deal in enumerate(game.table.deals):
        if game.record["game"] != "oh_hell" or not deal.is_complete:
            continue
        bids, taken = getattr(deal, "bids", {}), getattr(deal, "taken", {})
        for seat in range(len(game.names)):
            if deal.has_counts and deal.is_bid() and bids[seat] != taken[seat]:
                if seat in deal.revoked or seat in game.winners:
                    continue
                gain = of_bid(game, deal, bids[seat]) - had(deal, seat)
                over, winners, scores = game.corrected(place, seat, gain)
                if over and winners == [seat]:
                    ending = ending_of(game, over, winners, scores).words
                    tricks = amount(bids[seat], "trick")
                    number = deal.number
                    found[
                        f"{game.names[seat]}'s missed bid decided the game: "
                        f"with {tricks} in deal {number}, {ending}."
                    ] = place
    return found


def of_bid(game, deal, bid):
    """What a bid brings that is made."""
    made = oh_hell.lines(game.table.options, deal.hand, bid, bid)
    return sum(points for points, _reason, _text in made)


def had(deal, seat):
    reasons = ("missed", "trick_points")
    own = [line for line in deal.lines if line.side == seat and line.reason in reasons]
    return sum(line.points for line in own)


def cost_of(game, place, side, points):
    """How much less a side has by the settlement with so many more points in a deal.

    None where the game takes no correction there.
    """
    replayed = game.replayed(place, side, points)
    if replayed is None:
        return None
    assert replayed.result.winners == game.winners
    seat = game.table.sides[side][0]
    was, now = (
        one.net(game.table.sides)[seat] for one in (game.result, replayed.result)
    )
    return was - now


Reason = namedtuple("Reason", "reason")


def is_meant(game, kind, line):
    is_good = line["points"] * game.sign > 0
    return line["reason"] == kind.reason and is_good == (kind.sign > 0)


def words_of(game, kind, lines):
    name = game.names[lines[0]["side"]]
    several = kind.several if lines[1:] else kind.single
    number = len(lines)
    return several.format(
        side=name,
        whose=name + "'s",
        points=abs(sum(line["points"] for line in lines)),
        times=WORDS[number] if number < len(WORDS) else number,
    )


def ending_of(game, is_over, winners, scores):
    """How the game would have ended, or None."""
    scores = [game.sign * score for score in scores]
    order = sorted(scores, reverse=True)
    if not is_over:
        ahead = alone(game, [game.sign * score for score in scores])
        if ahead is None or ahead in game.winners:
            return None
        by = f"with {game.names[ahead]} ahead by {order[0] - order[1]}"
        return Ending(0, f"the game would have gone on, {by}")
    if winners == game.winners:
        return None
    if not winners:
        return Ending(1, "the game would have been drawn")
    names = joined([game.names[side] for side in winners])
    if len(winners) > 1:
        return Ending(1, f"{names} would have won together")
    others = [score for side, score in enumerate(scores) if side != winners[0]]
    by = scores[winners[0]] - max(others)
    words = f"{names} would have won"
    return Ending(2, f"{words} by {by}" if by > 0 else words)
