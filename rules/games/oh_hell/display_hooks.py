"""What a table hears of a deal of Oh Hell beyond its points: who made their bids."""

from ...words import join_with_and

MOST_NAMED = 3  # so many are heard by name


def by_how_much(deal, call):
    """Over, under or even, with the numbers: "Under by 2: 5 bid of 7"."""
    bids, hand = deal.total_bid(), deal.hand
    by = f" by {abs(bids - hand)}" if bids != hand else ""
    return f"{call}{by}: {bids} bid of {hand}"


def who_made_it(deal):
    """Who made their bids and who did not, in sentences; a revoke is a miss.

    Where more made it than a table can hear by name, those who missed are named.
    """
    makers = [seat for seat in deal.table.seats if is_made(deal, seat)]
    missers = [seat for seat in deal.table.seats if seat not in makers]
    if not missers:
        return ["All made it"]
    missed = ", ".join(filter(None, [those_who_missed(deal, missers), revokers(deal)]))
    if len(makers) > MOST_NAMED:
        missed = missed if deal.revoked else ""
        made = f"All but {names(deal, missers)}"
    else:
        made = names(deal, makers) if makers else "Nobody"
    return [f"{made} made it"] + ([missed] if missed else [])


def is_made(deal, seat):
    """Whether a bid was made, and counts."""
    return deal.bids[seat] == deal.taken[seat] and seat not in deal.revoked


def those_who_missed(deal, missers):
    """Those who missed and did not revoke, by name if they are few; else the others."""
    seats = [seat for seat in missers if seat not in deal.revoked]
    if len(seats) > MOST_NAMED:
        return "The others missed" if len(missers) < len(deal.order) else ""
    return f"{names(deal, seats)} missed" if seats else ""


def revokers(deal):
    """The names of those who have revoked; empty if nobody has."""
    seats = sorted(deal.revoked)
    return f"{names(deal, seats)} revoked" if seats else ""


def names(deal, seats):
    """Players in a sentence."""
    return join_with_and([deal.table.players[seat] for seat in seats])


def nothings(deal):
    """(sides, reason, text) of each bid that scored nothing, and of each revoke."""
    nothings = [([seat], "", "Revoke: no gain") for seat in sorted(deal.revoked)]
    if deal.is_bid() and deal.is_played():
        scored = [line.side for line in deal.lines if line.reason != "adjust"]
        for seat in deal.table.seats:
            if seat not in scored:
                nothings.append(([seat], "missed", how_it_went(deal, seat)))
    return nothings


def how_it_went(deal, seat):
    """A bid beside the tricks, as far as they are known: "Bid 2, took 1"."""
    bid, taken = deal.bids[seat], deal.taken[seat]
    if bid != taken and not deal.has_counts:
        return f"Bid {bid}, missed it"
    return f"Bid {bid}, took {taken}"


def bids_and_tricks(deal):
    """[the bid and the tricks of a player, "2/1", whether the bid was missed]."""
    if not (deal.is_bid() and deal.is_played()):
        return []
    return [
        [f"{deal.bids[seat]}/{tricks_of(deal, seat)}", not is_made(deal, seat)]
        for seat in deal.table.seats
    ]


def tricks_of(deal, seat):
    """The tricks of a player, as far as they are known."""
    is_known = deal.has_counts or deal.bids[seat] == deal.taken[seat]
    return deal.taken[seat] if is_known else "\u2013"
