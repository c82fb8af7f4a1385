"""The most that one deal of bezique can bring a side.

As if every card of the pack came to one side, which lays the dearest melds of it, one
after each trick that gives a meld. Generous: a player is dealt and draws 32 cards.
"""

from .melds import FOURS
from .scoring import ALL_POINTS, BRISQUE_POINTS, LAST_TRICK_POINTS, MELDS, SEVEN_POINTS

OTHER_SUITS = 3


def most_points(deal):
    """The melds, the sevens of trumps, the brisques or card points, the last trick."""
    house = deal.house
    melds = sorted(all_melds(house), reverse=True)[: house.last_meld]
    sevens = house.copies if house.has_turn_up else 0
    in_cards = (
        BRISQUE_POINTS * house.brisques if house.counts != "points" else ALL_POINTS
    )
    return sum(melds) + SEVEN_POINTS * sevens + in_cards + LAST_TRICK_POINTS


def all_melds(house):
    """The value of each meld that the cards of the pack can make for one side."""
    if house.is_once:  # no card serves twice, so four sequences are the best of it
        return values("sequence", 1) + values("plain_sequence", OTHER_SUITS)
    melds = values("sequence", house.copies) + values("trump_marriage", house.copies)
    melds += values("marriage", OTHER_SUITS * house.copies) + beziques(house)
    for name in FOURS:
        melds += values(name, house.copies)
    return melds


def values(name, times):
    """The value of a meld so many times."""
    return [MELDS[name][0]] * times


def beziques(house):
    """The dearest beziques; each needs a queen and a jack that were in none before.

    Where a second bezique is not added to the first, all its cards must be such. The
    pair may change with trumps that come late: then both pairs make beziques.
    """
    names = ["bezique", "double_bezique", "triple_bezique", "quadruple_bezique"]
    if not house.may_add_bezique:
        alone = {2: names[1:2], 3: names[2:3], 4: [names[2], names[0]]}
        names = alone[house.copies]
    melds = [MELDS[name][0] for name in names[: house.copies]]
    is_both = house.is_pair_by_trump and not house.has_turn_up
    return melds * 2 if is_both else melds
