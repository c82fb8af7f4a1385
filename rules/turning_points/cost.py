"""What a thing cost: found by taking it away, or giving it, and settling again."""

from ..words import join_with_and
from .lead import entry_of_lead
from .margins import Margins
from .things import in_words, things
from .turn import Turn

MOST_TRIED = 60  # things that are settled again, however long the game
OPEN, LEVEL, ANOTHER = range(3)  # how the game would have ended without a line


def without_one_thing(again, most):
    """The Turns of things without any one of which another would have been ahead.

    At most so many, each at an entry of its own. What would have given another the
    game comes before what would have left it open; then the most points, then the
    entry that brought the lead, then the latest.
    """
    lead, margins, outcomes = entry_of_lead(again), Margins(again), []
    likely = things(again, again.line_kinds(), by_entry=True)
    likely = [thing for thing in likely if margins.may_turn(thing)]
    likely.sort(key=lambda thing: thing.weight(lead), reverse=True)
    entries = []  # of those without which another would have won
    for thing in likely[:MOST_TRIED]:
        text, rank = otherwise(again, again.without_lines(thing.place, thing.lines))
        if text:
            outcomes.append((rank, -len(outcomes), thing, text))
        if text and rank == ANOTHER and thing.entry not in entries:
            entries.append(thing.entry)
        if len(entries) == most:
            break
    outcomes.sort(key=lambda outcome: outcome[:2], reverse=True)
    return turns_without(again, outcomes)[:most]


def turns_without(again, outcomes):
    """A Turn for each of the outcomes, without a second one at an entry."""
    turns = []
    for _rank, _order, thing, text in outcomes:
        if thing.entry not in [turn.entry for turn in turns]:
            text = f"Without {thing.in_deal(again)}, {text}."
            turns.append(turn_of(again, "without", thing, text))
    return turns


def turn_of(again, kind, thing, text):
    name = thing.name_with_points(again.table)
    return Turn(kind, thing.place, text, thing.entry, name)


def otherwise(again, result):
    """(how a game would have ended, what that is); "" where nothing differs."""
    table, winners = again.table, again.result.winners
    if result is None:
        return still_open(again)
    if sorted(result.winners) == sorted(winners):
        return "", OPEN
    if not result.winners:
        return "the game would have been drawn", LEVEL
    names = join_with_and([table.name(side) for side in result.winners])
    if len(result.winners) > 1:
        return f"{names} would have won together", LEVEL
    return f"{names} would have won{margin_words(again, result)}", ANOTHER


def margin_words(again, result):
    """By how much the one winner of a Result is ahead: " by 4", or ""."""
    margin = again.ahead_by(result.scores, result.winners[0])
    return f" by {margin}" if margin > 0 else ""


def still_open(again):
    """(who would have been ahead, what that is) of a game that would have gone on."""
    ahead = again.leader(again.totals)
    if ahead is None or ahead in again.result.winners:
        return "", OPEN
    lead = again.ahead_by(again.totals, ahead)
    by = f"with {again.table.name(ahead)} ahead by {lead}"
    return f"the game would have gone on, {by}", OPEN


def saved_from_a_bound(again):
    """The Turn of what kept a loser from paying more, in a list; empty without."""
    turns = []
    for thing in things(again, again.line_kinds(), by_entry=True):
        most = thing.points * again.turning.most_times
        is_won = thing.kind.sign > 0 and thing.side not in again.result.winners
        if is_won and may_fall_short(again, thing.side, most):
            cost = cost_without(again, thing)
            if cost > most:
                turns.append((thing.weight(), cost, thing))
    if not turns:
        return []
    _weight, cost, thing = max(turns)
    name = again.table.name(thing.side)
    text = f"Without {thing.in_deal(again)}, {name} would have paid {cost} more."
    return [turn_of(again, "saved", thing, text)]


def may_fall_short(again, side, points):
    """Whether a side with so many points fewer would have missed a bound."""
    merit = again.merit(again.result.scores[side])
    bounds = [again.merit(b.points) for b in again.turning.bounds(again.table)]
    return any(merit - points < bound <= merit for bound in bounds)


def cost_without(again, thing):
    """How much more a loser would have paid without a thing; 0 if others had won."""
    result = again.without_lines(thing.place, thing.lines)
    if result is None or result.winners != again.result.winners:
        return 0
    return again.net(again.result, thing.side) - again.net(result, thing.side)


def short_of_a_bound(again):
    """The Turn of the loser who just missed a cheaper loss, in a list."""
    turns = []
    for bound in again.turning.bounds(again.table):
        for side, score in enumerate(again.result.scores):
            short = again.merit(bound.points) - again.merit(score)
            if side not in again.result.winners and 0 < short <= bound.near:
                turns += short_turn(again, bound, side, short)
    return turns[:1]


def short_turn(again, bound, side, short):
    """The Turn of one loser, in a list; its cost is settled with the missing points."""
    place, table = len(again.deals) - 1, again.table
    result = again.with_more({place: [again.gained_line(side, again.merit(short))]})
    if result is None or result.winners != again.result.winners:
        return []
    cost = again.net(result, side) - again.net(again.result, side)
    if cost <= short:
        return []
    points = "point" if short == 1 else "points"
    was = "was" if len(table.sides[side]) == 1 else "were"
    of = "over" if again.table.lowest_wins else "short of"
    text = f"{table.name(side)} {was} {in_words(short)} {points} {of} {bound.words}"
    name = f"{table.name(side)}: {short} {of} {bound.words}"
    entry = again.last_scoring_entry()
    return [Turn("short", place, f"{text}, which cost {cost}.", entry, name)]


def missed_chance(again):
    """The Turn of points that would have made another side the winner, in a list."""
    for chance in again.turning.chances(again.table):
        if chance.side in again.result.winners:
            continue
        result = again.with_more({chance.place: chance.lines})
        if result is not None and result.winners == [chance.side]:
            return [missed_turn(again, chance, result)]
    return []


def missed_turn(again, chance, result):
    """The Turn of a chance that would have won the game with this Result."""
    name, deal = again.table.name(chance.side), again.deals[chance.place]
    with_it = f"with {chance.words} in deal {deal.number}"
    would = f"{name} would have won{margin_words(again, result)}"
    missed = f"{name}'s {chance.name}"
    text = f"{missed} decided the game: {with_it}, {would}."
    moment = f"{with_it[0].upper()}{with_it[1:]}, {would}."
    entry = again.entry_of(chance.place, chance.reasons)
    return Turn("missed", chance.place, text, entry, missed, moment)
