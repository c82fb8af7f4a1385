"""The filter of a page of people: a card game, its house rules, a year, who played."""

from rules.words import things
from scorekeeper import house_rules
from scorekeeper.counting import runs, sums
from scorekeeper.counting.sums import Filter
from scorekeeper.models import SamePerson
from scorekeeper.words import card_game_name

ALL_GAMES, ALL_RULES = "All games", "All house rules"
ALL_YEARS, ANYBODY = "All years", "Anybody"


class FilterForm:
    """What can be chosen, and what an address has chosen of it (`chosen`, a Filter).

    What an address asks for and nobody has played is as if it were not asked for.
    `fields`: name, label and (value, words, is chosen) of each choice, for the page.
    With a `person`, it is about his games, with an `other` about those of the two.
    """

    def __init__(self, query, group, person=None, people=(), other=None):
        self.group, self.is_of_all = group, person is None
        self.people = [one for one in people if one not in (person, other)]
        two = person and person.pk, other and other.pk
        self.tallied = sums.tallied(group.pk, *two)
        self.chosen = self.read(query)
        self.fields = [
            field for field in self.all_fields() if len(field["choices"]) > 1
        ]

    def read(self, query):
        """The Filter that an address asks for."""
        key = among(query.get("game", ""), self.keys())
        house = among(query.get("house", ""), self.houses(key))
        year = among(query.get("year", ""), map(str, self.years()))
        other, *also = self.others(query.getlist("with")) or [0]
        return Filter(key, house, int(year or 0), other, tuple(also))

    def others(self, pks):
        """Those of the people (ids) whom an address asks for; of all only one.

        Whoever turned out to be somebody else is meant as that.
        """
        here = {one.pk for one in self.people}
        ids = [int(pk) for pk in pks if pk.isascii() and pk.isdigit() and len(pk) < 19]
        gone = set(ids) - here
        now = SamePerson.objects.who_are_now(self.group.pk, gone) if gone else {}
        named = dict.fromkeys(now.get(pk, pk) for pk in ids)
        named = [pk for pk in named if pk in here]
        return named[:1] if self.is_of_all else named

    def keys(self):
        return sorted({key for key, *_rest in self.tallied if key}, key=card_game_name)

    def houses(self, key):
        """The house rules by which a card game was played, with a Tally of each."""
        return {
            house: tally
            for its_key, house, year, tally, _games in self.tallied
            if key and its_key == key and house and not year
        }

    def years(self):
        return sorted({row[2] for row in self.tallied if row[2]}, reverse=True)

    def all_fields(self):
        chosen = self.chosen
        keys = [(key, card_game_name(key)) for key in self.keys()]
        years = [(str(year), str(year)) for year in self.years()]
        return [
            field("game", "Game", ALL_GAMES, keys, chosen.key),
            field("house", "House rules", ALL_RULES, self.rules(), chosen.house),
            field("year", "Year", ALL_YEARS, years, str(chosen.year)),
            *self.with_whom([one for one in (chosen.other, *chosen.also) if one]),
        ]

    def with_whom(self, others):
        """A choice for each of the others, and one for who may be added to them."""
        named = others if self.is_of_all and others else [*others, 0]
        return [
            field(
                "with",
                "and with" if number else "With",
                ANYBODY,
                [
                    (str(person.pk), person.name)
                    for person in self.people
                    if person.pk == other or person.pk not in others
                ],
                str(other),
                f"with_{number}" if number else "with",
            )
            for number, other in enumerate(named)
        ]

    def rules(self):
        """The house rules of the chosen card game in words, where there are several."""
        houses = self.houses(self.chosen.key)
        if len(houses) < 2:
            return []
        options = sums.options_of(self.group, houses.values())
        key = self.chosen.key
        words = [
            (house, house_rules.in_words(key, options.get(tally, {})))
            for house, tally in houses.items()
        ]
        return sorted(words, key=lambda pair: pair[::-1])

    def leaves(self, games):
        """What the filter leaves of the games: "Piquet: 12 of 340 games.", or ""."""
        if not self.words():
            return ""
        of_all = sum(row[4] for row in self.tallied if row[:3] == ("", "", 0))
        of_them = f"{games:,} of {of_all:,} {things(of_all, 'game')}"
        is_cut = bool(self.chosen.also) and games == runs.LATEST
        return f"{self.words()}: {'the latest ' * is_cut}{of_them}."

    def words(self):
        """What is chosen, in words, "" for all."""
        words = [
            label
            for field in self.fields
            for value, label, is_chosen in field["choices"]
            if is_chosen and value
        ]
        return " · ".join(words)


def among(value, values):
    """A value that is known, else ""."""
    return value if value in set(values) else ""


def field(name, label, every, choices, chosen, id=None):
    """One choice of the form; an `id` where there are more of its name."""
    shown = [("", every), *choices] if choices else []
    return {
        "name": name,
        "id": id or name,
        "label": label,
        "choices": [(value, words, value == chosen) for value, words in shown],
    }
