"""What each seat wins or loses when a game is settled, in units that sum to zero."""


def everyone_with_everyone(scores):
    """Each settles with each on the difference of their scores."""
    total = sum(scores)
    return [len(scores) * score - total for score in scores]


def losers_pay(sides, winners, amount):
    """Each losing side pays every winning side; all seats of a side alike.

    `sides`: lists of seats. `amount(winner, loser)`: units for a pair of sides. Gives
    the net of each side; `by_seat` spreads it.
    """
    net = [0] * len(sides)
    for loser in range(len(sides)):
        for winner in winners:
            if loser not in winners:
                units = amount(winner, loser)
                net[winner] += units
                net[loser] -= units
    return net


def by_seat(sides, net):
    """The net of each seat, where every seat carries its side's figure in full."""
    seats = {seat: net[side] for side, seats in enumerate(sides) for seat in seats}
    return [seats[seat] for seat in sorted(seats)]


def leaders(scores):
    """The sides with the highest score."""
    return [side for side, score in enumerate(scores) if score == max(scores)]
