"""A deal of Piquet, of any form, told by its results."""

from scorekeeper.demo.deals import picked, shared

# what each class is worth to the one who is good in it, how often; None: nobody is
WORTH = {
    "point": {4: 3, 5: 7, 6: 4, 7: 1, None: 1},
    "sequence": {3: 8, 4: 3, 15: 3, 16: 1, None: 6},
    "set": {3: 7, 6: 1, 14: 3, 17: 1, None: 6},
}


def piquet(table, dice):
    """Who is good in what, and the play: tricks, and what they counted."""
    yield from classes(table, dice)
    if table.field("play", "captures"):
        yield from play_of_two(table, dice)
    else:
        yield from play_of_more(table, dice)


def classes(table, dice):
    for kind, worth in WORTH.items():
        field = table.field("award", "winner")
        if not field:
            return
        award = {"type": "award", "class": kind}
        for _try in range(5):
            points = picked(dice, worth)
            if points is None:
                entry = award | {"winner": None}
            else:
                winner = dice.choice(field["values"] or field["fixed"])
                entry = award | {"winner": winner, "points": points}
            if (yield entry):
                break


def play_of_two(table, dice):
    """Elder leads and takes a little more; now and then one takes all twelve."""
    elder = table.field("play", "last")["values"][0]
    for _try in range(30):
        won = 12 if dice.random() < 0.02 else min(11, max(1, round(dice.gauss(6.6, 2))))
        tricks = [won, 12 - won] if elder == 0 else [12 - won, won]
        last = dice.choices([0, 1], tricks)[0]
        captures = dice.randint(0, min(3, 12 - won))
        entry = {"type": "play", "tricks": tricks, "last": last}
        if (yield entry | {"captures": captures}):
            return


def play_of_more(table, dice):
    """Tricks and what they counted, about one each and one for the lead."""
    field = table.field("play", "tricks")
    for _try in range(60):
        tricks = shared(dice, field["total"], field["places"])
        points = {
            place: won + dice.randint(1, 3) if won else 0
            for place, won in tricks.items()
        }
        every = range(field["count"])
        results = {
            "tricks": [tricks.get(place, 0) for place in every],
            "points": [points.get(place, 0) for place in every],
        }
        if (yield {"type": "play"} | results):
            return
