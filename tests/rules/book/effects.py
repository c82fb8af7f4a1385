"""What an entry does to the score, in the words of the referee's book, each checked.

Each check gives whether the words are true of an Entered; None where this table cannot
tell.
"""

import random

import rules
from phone import corrections
from rules.games.scotch_whist.scoring import HONOURS
from tests.random_player import RandomPlayer

CARDS = ("brisques", "cards", "last_trick", "renege", "card_points")


class Entered:
    """An entry at a table, with the sheets before and after it."""

    def __init__(self, record, entry):
        self.record, self.entry = record, entry
        self.after_it = record | {"entries": [*record["entries"], entry]}
        self.before, self.after = rules.score(record), rules.score(self.after_it)

    def moved(self):
        """What the totals of each side rose by."""
        pairs = zip(self.before["totals"], self.after["totals"], strict=True)
        return [after - before for before, after in pairs]

    def side(self):
        """The side of the player that the entry is about."""
        about = [self.entry.get(name) for name in ("seat", "leader", "winner")]
        for side, seats in enumerate(self.after["sides"]):
            if set(about) & set(seats):
                return side
        return self.entry.get("side")

    def own(self):
        """What the side in question gained."""
        return self.moved()[self.side()]

    def others(self):
        """What the other sides gained."""
        return [gain for side, gain in enumerate(self.moved()) if side != self.side()]

    def deal(self):
        """The deal of the entry, on the sheet."""
        return self.after["deals"][-1]

    def said(self):
        """All that is announced because of the entry."""
        last = len(self.record["entries"])
        told = self.after["announcements"]
        return [one["text"] for one in told if one["entry"] == last]

    def result(self):
        return self.after["result"]

    def played_out(self):
        """The deal of the entry when it is complete, or the game is over."""
        player = On(self.after_it)
        place = len(self.after["deals"]) - 1
        while player.referee.result is None:
            if player.referee.table.deal.number != self.deal()["number"]:
                break
            player.enter_something()
        return rules.score(player.record)["deals"][place]


class At(Entered):
    """An entry at another that stands: in its place, or before it."""

    def __init__(self, record, row):
        self.record, self.entry, self.place = record, row.entry, row.place
        self.stood = record["entries"][row.place]
        done = corrections.CorrectedRecord(record, row)
        self.before, self.after = rules.score(record), done.sheet
        self.after_it = record | {"entries": done.entries}
        self.goes = len(done.late) > 0  # whether later entries do

    def deal(self):
        referee = rules.replay(self.after_it)
        deals = enumerate(referee.table.deals)
        number = [at for at, deal in deals if deal.first <= self.place][-1]
        return self.after["deals"][number]

    def played_out(self):
        return self.deal()

    def value(self):
        """What the entry that stood had brought its side."""
        begun = self.record | {"entries": self.record["entries"][: self.place]}
        return Entered(begun, self.stood).own()


class On(RandomPlayer):
    """Goes on with a record, without a ruling."""

    def __init__(self, record, seed=0):
        self.begun = record | {"entries": list(record["entries"])}
        super().__init__(rules.card_game_named(record["game"]), seed, rulings=0)

    def header(self):
        return self.begun

    def start_again(self, seed):
        self.random = random.Random(seed)


def nothing_moves(entered):
    return not any(entered.moved())


def costs_nothing(entered):
    """A ruling moves nothing; what is played may score as ever."""
    if entered.entry["type"] == "penalty":
        return nothing_moves(entered)
    return min(entered.moved()) >= 0


def is_void(entered):
    """The deal counts nothing, and the next deal has its number."""
    deal = entered.deal()
    again = rules.replay(entered.after_it).table.deal
    complete = [one["points"] for one in entered.after["deals"] if one["complete"]]
    sums = [sum(points) for points in zip(*complete, strict=True)]
    is_played_again = again.number == deal["number"] and not again.lines
    return (
        deal["void"]
        and is_played_again
        and entered.after["totals"] == (sums or [0] * len(deal["points"]))
    )


def off(points, entered):
    return entered.own() == -points and not any(entered.others())


def is_agreed(entered):
    return entered.own() == entered.entry["points"] and not any(entered.others())


def gains_nothing(entered):
    """When the deal is over, it has brought that side nothing."""
    return entered.played_out()["points"][entered.side()] <= 0


def comes_off(entered):
    """What an entry had scored comes off, where all that follows stays."""
    if entered.goes:
        return None
    return entered.own() == -entered.value() and not any(entered.others())


def is_fined_there(entered):
    """In a deal that was over: ten, and what it had brought."""
    return entered.own() <= -10 and gains_nothing(entered)


def is_fined(entered):
    return off(10, entered) and gains_nothing(entered)


def stays_open(entered):
    return nothing_moves(entered) and any("face up" in one for one in entered.said())


def loses_cards(entered):
    """When the deal is over, it has brought that side nothing for cards."""
    deal, side = entered.played_out(), entered.side()
    lines = [line for line in deal["lines"] if line["side"] == side]
    return sum(line["points"] for line in lines if line["reason"] in CARDS) <= 0


def loses_late_tricks(entered):
    """What the last eight tricks brought goes over."""
    others = entered.others()
    return entered.own() < 0 and sum(others) == -entered.own() or None


def gains(entered):
    return entered.own() > 0


def brings(points, entered):
    """One side has so much."""
    moved = entered.moved()
    return sum(moved) == max(moved) == points


def tens(entered):
    moved = entered.moved()
    return any(moved) and all(gain >= 0 and gain % 10 == 0 for gain in moved)


def as_counted(entered):
    moved = entered.moved()
    return any(moved) and min(moved) >= 0


def at_least_as_much(entered):
    return min(entered.moved()) >= 0


def only_complete_deals(entered):
    """The open deal counts nothing."""
    complete = [one["points"] for one in entered.before["deals"] if one["complete"]]
    sums = [sum(points) for points in zip(*complete, strict=True)]
    is_stopped = entered.result()["stopped"]
    return is_stopped and entered.after["totals"] == (sums or entered.after["totals"])


def nobody_pays(entered):
    if len(set(entered.before["totals"])) > 1:
        return None
    return not any(entered.result()["net"])


def is_drawn(entered):
    if len(set(entered.before["totals"])) > 1:
        return None
    winners = entered.result()["winners"]
    return not winners or len(winners) == len(entered.after["sides"])


def wins(entered):
    return entered.result() and entered.result()["winners"] == [entered.side()]


def loses(entered):
    return entered.result() and entered.side() not in entered.result()["winners"]


def is_called_again(entered):
    """The claim of the class is off, and the pad asks for it."""
    return entered.own() <= 0 and "declare" in entered.after["next"]


def counts_in_the_end(entered):
    """What was declared is on the sheet before the deal is over."""
    lines = entered.played_out()["lines"]
    return any(
        line["side"] == entered.side() and line["reason"] == entered.entry["class"]
        for line in lines
    )


def leader_has_the_lead(entered):
    """Who led has the point, though it was another's turn."""
    is_out_of_turn = "Lead out of turn: it stands" in entered.said()
    return is_out_of_turn and "leader" in entered.entry and entered.own() > 0


def goes_on_at_more(entered):
    return min(entered.after["totals"]) >= 500 and not entered.result()


def claim_scores(entered):
    """The one who claimed, who did not answer, has it."""
    return any(gain > 0 for gain in entered.others())


def is_void_for_all(entered):
    lines = entered.played_out()["lines"]
    return not any(line["reason"] == entered.entry["class"] for line in lines)


def play_goes_back(entered):
    return max(entered.moved()) <= 0 and "trick" in entered.after["next"]


def nobody_has_it(entered):
    """An honour that is out has no line."""
    sides = list(entered.entry["honours"].values())
    lines = [one for one in entered.deal()["lines"] if one["reason"] in HONOURS]
    return None in sides and len(lines) == len(sides) - sides.count(None)


def pays(owed, entered):
    """`owed(totals, seat)`: what a seat wins when the game is broken off."""
    totals, net = entered.result()["scores"], entered.result()["net"]
    if len(set(totals)) == 1:
        return None
    sides = {
        seat: n for n, seats in enumerate(entered.after["sides"]) for seat in seats
    }
    return net == [owed(totals, sides[seat]) for seat in range(len(net))]


def to_everyone(totals, side):
    return sum(totals[side] - other for other in totals)


def to_the_highest(totals, side):
    top = max(totals)
    if totals[side] < top:
        return -(top - totals[side]) * totals.count(top)
    return sum(top - other for other in totals)


def to_one_alone(totals, side):
    alone = totals.count(max(totals)) == 1
    return to_the_highest(totals, side) if alone else 0


def by_neighbours(entered):
    net = entered.result()["net"]
    pairs = [deal["points"] for deal in entered.after["deals"] if deal["complete"]]
    if not pairs:
        return not any(net)
    return sum(net) == 0


def nobody_owes(entered):
    return not any(entered.result()["net"])
