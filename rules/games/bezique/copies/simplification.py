"""Forgetting what makes no difference: ways that no limit allows, needless limits."""

from .limits import is_within, lightest, number_at, pad_load, trim_load, with_lighter


def tighten(ways):
    """Forgets the ways that pass a limit by themselves, then needless limits."""
    is_settled = False
    while not is_settled:
        dropped = [drop_impossible(ways, card) for card in list(ways.light)]
        is_settled = not any(dropped)
    thin(ways)


def drop_impossible(ways, card):
    """Drops each way of a card that passes a limit; whether there was one."""
    possible, rooms, dropped = {}, ways.rooms, 0
    for copies, each in ways.cards[card].items():
        within = [load for load in each if is_within(load, rooms)]
        dropped += len(each) - len(within)
        if within:
            possible[copies] = within
    if dropped:
        ways.cards[card] = possible
        ways.weigh(card)
    return dropped > 0


def thin(ways):
    """Forgets the limits that nothing can pass any more, or that others imply."""
    size = len(ways.rooms)
    columns = [
        [pad_load(load, size) for load in ways.loads(card)] for card in ways.light
    ]
    kept = list(range(size))
    for index, room in enumerate(ways.rooms):
        most = sum([max([load[index] for load in loads]) for loads in columns])
        if most <= room or is_implied(index, kept, ways.rooms, columns):
            kept.remove(index)
    if len(kept) < size:
        keep_limits(ways, kept)


def is_implied(index, others, rooms, columns):
    """Whether what keeps one of these other limits keeps a limit as well."""
    for other in others:
        excess = rooms[other] - rooms[index]
        for loads in columns:
            excess += max([load[index] - load[other] for load in loads])
        if other != index and excess <= 0:
            return True
    return False


def keep_limits(ways, kept):
    """Leaves only some limits."""
    ways.rooms = [ways.rooms[index] for index in kept]
    for card in list(ways.light):
        by_copies = {}
        for copies, each in ways.cards[card].items():
            for load in each:
                load = trim_load([number_at(load, index) for index in kept])
                put(by_copies, copies, load)
        ways.cards[card] = by_copies
        ways.keep_light(card, lightest(ways.loads(card)))


def put(ways, copies, load):
    """Adds a way; of the same copies only the loads that matter are kept."""
    loads = ways.get(copies)
    if loads is None:
        ways[copies] = [load]
    elif load not in loads:
        ways[copies] = with_lighter(loads, load)
