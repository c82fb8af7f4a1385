"""The standings of a season: everybody by money or by games won, and the podium."""

from collections import namedtuple

from rules.words import number_of
from scorekeeper.history.season import figures
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.people.figures.records import percent

MONEY, WON = "money", "won"
PODIUM = 3  # places on it
MOST_ON_A_STEP = 3  # names; of more it says how many
MOST_SHOWN = 12  # people and a few, unless all are asked for

# A person's place, and what the games of a season come to for them
Standing = namedtuple("Standing", "place person games wins money value")


def standings(played, sort=""):
    """(the Standings of everybody, the best first; whether they are by MONEY or WON).

    By money if any was won or lost, unless `sort` is WON. People who are level share a
    place.
    """
    currency = figures.currency_of(played)
    by = MONEY if currency and sort != WON else WON
    people = {row.person_id: row.person for row in played.nights}
    rows = figures.each_of(played, by == MONEY)
    values = [money if by == MONEY else wins for _, _, wins, money in rows]
    return [
        Standing(
            1 + number_better(value, values), people[person], games, wins, money, value
        )
        for (person, games, wins, money), value in zip(rows, values, strict=True)
    ], by


def number_better(value, values):
    """How many of some values are better than one of them."""
    return sum(other > value for other in values)


def shown_standings(played, query, me, address):
    """The standings as a page shows them: `rows`, the `podium`, and how many `more`.

    `query`: of the address. `me`: the id of the person whose phone it is, who is always
    among the rows. `address`: gives where the games of a person are shown.
    """
    every, by = standings(played, query.get("sort", ""))
    currency, is_cut = figures.currency_of(played), "all" not in query
    is_cut = is_cut and len(every) > MOST_SHOWN + 2
    kept = [
        standing
        for at, standing in enumerate(every)
        if not is_cut or at < MOST_SHOWN or standing.person.pk == me
    ]
    return {
        "by": by,
        "has_money": currency is not None,
        "podium": podium(every, by, currency),
        "rows": [row(one, currency, me) | {"url": address(one.person)} for one in kept],
        "more": len(every) - len(kept),
    }


def row(standing, currency, me):
    """What the table shows of one person."""
    wins, games = standing.wins, standing.games
    money = won_or_lost(standing.money, currency) if currency else ""
    return standing._asdict() | {
        "share": percent(wins, games),
        "money": money,
        "is_loss": standing.money < 0,
        "is_mine": standing.person.pk == me,
    }


def podium(every, by, currency):
    """The steps of the podium, the first place first; [] where nobody is ahead."""
    if not every or every[0].value <= 0 or every[0].value == every[-1].value:
        return []
    able = [one for one in every if by == MONEY or one.value > 0]
    steps = [
        [one for one in able if one.place == place] for place in range(1, PODIUM + 1)
    ]
    return [step(own, by, currency) for own in steps if own]


def step(own, by, currency):
    """One step of the podium: all who share a place."""
    place, value = own[0].place, own[0].value
    words = won_or_lost(value, currency)
    return {
        "place": place,
        "people": [one.person for one in own[:MOST_ON_A_STEP]],
        "more": len(own[MOST_ON_A_STEP:]),
        "words": words if by == MONEY else number_of(value, "win"),
    }
