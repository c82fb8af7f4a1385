"""Limits on sums over cards: whether each card has a load such that none is passed.

A load is a tuple with a number for each limit; what is missing at its end is 0, and no
load in a way ends with 0.
"""

NO_LOAD = [()]


def is_possible(rooms, choices):
    """Whether a load can be chosen for each card such that no limit is passed.

    `rooms`: how large each sum may be. `choices`: for each card its loads.
    """
    left, undecided = list(rooms), []
    for loads in choices:
        if len(loads) > 1:
            undecided.append(loads)
        else:
            for index, number in enumerate(loads[0]):
                left[index] -= number
    if left and min(left) < 0:
        return False
    lefts = [tuple(left)]
    for loads in undecided:
        lefts = roomiest([rest(left, load) for left in lefts for load in loads])
        if not lefts:
            return False
    return True


def rest(rooms, load):
    """What a load leaves of the limits."""
    left = list(rooms)
    for index, number in enumerate(load):
        left[index] -= number
    return tuple(left)


def roomiest(lefts):
    """What may be left of the limits, without what is less everywhere or below 0."""
    roomy = []
    for left in lefts:
        if min(left) >= 0:
            roomy = with_larger(roomy, left)
    return roomy


def with_larger(lefts, left):
    """What may be left, and another, without what is nowhere more than another."""
    for other in lefts:
        if is_within(left, other):
            return lefts
    return [other for other in lefts if not is_within(other, left)] + [left]


def lightest(loads):
    """The loads among which it is enough to choose: no other is nowhere above them."""
    if len(loads) < 2:
        return loads
    light = []
    for load in loads:
        light = with_lighter(light, load)
    return light


def with_lighter(loads, load):
    """Loads and another one, without those that others undercut in every limit."""
    for other in loads:
        if is_within(other, load):
            return loads
    return [other for other in loads if not is_within(load, other)] + [load]


def is_within(light, heavy):
    """Whether a load is nowhere above another."""
    size = len(heavy)
    for index, number in enumerate(light):
        if number > (heavy[index] if index < size else 0):
            return False
    return True


def least(loads, size):
    """The least number that loads have for each limit."""
    columns = [[number_at(load, index) for load in loads] for index in range(size)]
    return [min(column) for column in columns]


def number_at(load, index):
    """The number of a load for one limit."""
    return load[index] if index < len(load) else 0


def subtract_load(load, numbers):
    """A load with some numbers taken off."""
    load = pad_load(load, len(numbers))
    return trim_load([number - numbers[index] for index, number in enumerate(load)])


def with_number(load, index, number):
    """A load with the number for one more limit."""
    return pad_load(load, index) + (number,) if number else load


def pad_load(load, size):
    """A load of exactly so many limits."""
    return load + (0,) * (size - len(load))


def trim_load(load):
    """A load without the zeros at its end."""
    size = len(load)
    while size and not load[size - 1]:
        size -= 1
    return tuple(load[:size])
