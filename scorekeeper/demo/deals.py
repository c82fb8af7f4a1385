"""A deal of Oh Hell, of Scotch Whist, of Tablanette, as the table enters it."""

LUCK = 0.45  # how often a bid goes wrong though the bids come out


def oh_hell(table, dice):
    """Bids near a fair share of the tricks, and about as many made as missed."""
    hand, bids = table.field("bid", "bid")["high"], {}
    for seat in table.bidders:
        bid = sum(dice.random() < 1 / len(table.seats) for _ in range(hand))
        for tried in (bid, bid + 1, bid - 1):
            if (yield {"type": "bid", "seat": seat, "bid": tried}):
                bids[seat] = tried
                break
    if table.prompts("trump"):
        yield {"type": "trump", "suit": dice.choice("CDHS")}
    tricks = tricks_taken(dice, hand, [bids.get(seat, 0) for seat in table.seats])
    yield {"type": "tricks", "tricks": tricks}


def tricks_taken(dice, hand, bids):
    """The tricks of each seat: as bid, but for those who get one more or less."""
    tricks = list(bids)
    while sum(tricks) != hand or dice.random() < LUCK:
        seat = dice.randrange(len(tricks))
        tricks[seat] += 1 if sum(tricks) < hand else -1 if tricks[seat] else 0
    return tricks


def scotch_whist(table, dice):
    """The trump, the tricks of each, and who caught what."""
    yield {"type": "trump", "suit": dice.choice("CDHS")}
    honours = table.field("count", "honours")
    tricks = table.field("count", "tricks")
    for _try in range(20):
        caught = {key: dice.choice(honours["sides"]) for key, _ in honours["values"]}
        taken = numbers(tricks, dice)
        if (yield {"type": "count", "tricks": taken, "honours": caught}):
            return


def tablanette(table, dice):
    """A few tablanettes, and the count at the end."""
    for _ in range(dice.choice([0, 0, 1, 1, 2])):
        points = 2 * dice.randint(4, 14)
        yield {"type": "tablanette", "seat": dice.choice([0, 1]), "points": points}
    first = min(22, max(0, round(dice.gauss(11, 4))))
    count = {"type": "count", "points": [first, 22 - first]}
    yield count | {"most": int(dice.random() > first / 22)}


def picked(dice, weights):
    """A key of a dict of weights."""
    return dice.choices(list(weights), list(weights.values()))[0]


def shared(dice, total, places, step=1):
    """A total shared by chance among some places, in steps: {place: number}."""
    given = dict.fromkeys(places, 0)
    for _ in range(total // step):
        given[dice.choice(list(places))] += step
    return given


def numbers(field, dice, step=1):
    """An answer to a field of numbers with a total: each place has its share."""
    given = shared(dice, field["total"], field["places"], step)
    return [given.get(place, 0) for place in range(field["count"])]
