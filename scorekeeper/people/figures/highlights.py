"""Highlights of a person's games: form, best night, partner, milestones."""

from django.urls import reverse

from rules.words import number_of, spell_count
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.people.figures.numbers import address_of_games, review_of
from scorekeeper.people.figures.records import night_words, percent
from scorekeeper.words import night_title

ENOUGH_TOGETHER = 3  # games without which nobody is the best partner
LAST = 10  # games that are the form
MOST_MILESTONES = 3


def form(recent, kinds):
    """The last ten games of some Outcomes, the latest first: each won or not.

    `kinds`: the Kinds of the group.
    """
    rows = recent[:LAST][::-1]
    return {
        "won": sum(row.won for row in rows),
        "games": [
            {
                "is_won": row.won,
                "words": f"{kinds.name(row.key)}: {place_words(row)}",
                "url": review_of(row.game_id),
            }
            for row in rows
        ],
    }


def place_words(row):
    return "won" if row.won else f"place {row.place}"


def latest_nights(nights):
    """Some NightSums as rows: the date, the games won, and the money or the wins."""
    return [
        {
            "title": night_title(row.night),
            "words": f"Won {row.wins} of {number_of(row.games, 'game')}",
            "figure": won_or_lost(row.result, row.currency)
            if row.result
            else number_of(row.wins, "win"),
            "is_loss": bool(row.result and row.result < 0),
            "url": row.night.get_absolute_url(),
        }
        for row in nights
    ]


def highlights(person, tallies, with_others, night, chosen, kinds):
    """(name, words, more words, address) of what stands out, as dicts.

    `tallies`: by card game; `with_others`: those of pairs; `night`: the best or None.
    """
    every = [
        best_night(night),
        best_partner(person, with_others, chosen),
        favourite(person, tallies, chosen, kinds),
    ]
    return [one for one in every if one]


def highlight(name, words, more, url):
    return {"name": name, "words": words, "more": more, "url": url}


def best_night(night):
    if night is None:
        return None
    won, address = night_words(night), night.night.get_absolute_url()
    return highlight("Best night", won, night_title(night.night), address)


def best_partner(person, with_others, chosen):
    """With whom most of the games as partners were won, if there were some."""
    able = [one for one in with_others if one.together >= ENOUGH_TOGETHER]
    best = max(able, key=lambda pair: (share(pair), pair.together), default=None)
    if best is None or not best.won_together:
        return None
    more = f"won {best.won_together} of {best.together} together"
    address = address_of_games(person, chosen.also_played_by(best.other))(together=1)
    return highlight("Best partner", best.other.name, more, address)


def share(pair):
    return pair.won_together / pair.together


def favourite(person, tallies, chosen, kinds):
    """The card game that was played most, of two and more."""
    if len(tallies) < 2:
        return None
    key, tally = next(iter(tallies.items()))
    games = spell_count(tally.games, "game")
    more = f"{games}, {percent(tally.wins, tally.games)} won"
    address = f"{reverse('person', args=[person.pk])}?{chosen.of(key).address()}"
    return highlight("Favourite game", kinds.name(key), more, address)


def milestones(known, kinds):
    """The latest of the tenth, the hundredth game ...: (how many, the row) of each."""
    return [
        {
            "words": f"{number:,}th game",
            "more": f"{kinds.name(row.key)}, {row.year}",
            "url": review_of(row.game_id),
        }
        for number, row in known[: -MOST_MILESTONES - 1 : -1]
    ]
