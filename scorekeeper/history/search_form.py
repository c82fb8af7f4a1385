"""What is looked for among past games: the form, and what it finds and hides."""

from difflib import get_close_matches

from django import forms
from django.db.models import Subquery
from django.utils.formats import date_format
from django.utils.functional import cached_property

from rules.words import with_capital
from scorekeeper import scoring
from scorekeeper.card_games import plain
from scorekeeper.history.places import places_of
from scorekeeper.history.search import Search
from scorekeeper.history.season.queries import DAY, year_of
from scorekeeper.pages.fields import WholeField
from scorekeeper.people.statistics import sums
from scorekeeper.people.statistics.search_words import word
from scorekeeper.tables import house_rules

MOST_WORDS = 6  # of a text that are looked for
LONGEST = 80
NEAR = 0.7  # how alike a mistyped word must be, from 0 to 1
SHORTEST = 3  # letters of a word that may be mistyped


class SearchForm(forms.Form):
    """Games by text, card game, people, what they are known for, place and year."""

    text = WholeField(
        label="Names, games, places, years, house rules or “repique”",
        required=False,
        max_length=LONGEST,
        widget=forms.TextInput({"type": "search", "autocomplete": "off"}),
    )
    game = forms.ChoiceField(label="Game", required=False)
    tag = forms.ChoiceField(label="Known for", required=False)
    place = forms.ChoiceField(label="Place", required=False)
    year = forms.ChoiceField(label="Year", required=False)
    since = forms.DateField(label="From", required=False, widget=DAY)
    until = forms.DateField(label="To", required=False, widget=DAY)
    person = forms.MultipleChoiceField(
        label="With all of these players",
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )

    def __init__(self, fields, group):
        super().__init__(fields)
        self.group = group
        self.people = list(group.people.order_by("-is_active", "name"))
        self.places = places_of(group)
        self.choose("person", [(str(one.pk), one.name) for one in self.people])
        self.choose("game", [("", "Any"), *card_games()])
        tags = [(tag, with_capital(words)) for tag, words in scoring.words_of_tags()]
        self.choose("tag", [("", "Anything"), *tags])
        self.choose("place", [("", "Anywhere"), *((one, one) for one in self.places)])
        self.years, self.year_meant = [str(one) for one in years_of(group)], None
        years = [(year, year) for year in reversed(self.years)]
        self.choose("year", [("", "Any"), *years])

    def choose(self, name, choices):
        self.fields[name].choices = choices

    def conditions(self):
        """(field, value, words) of each thing that is asked for."""
        cleaned = getattr(self, "cleaned_data", {})
        for name in self.fields:
            values = cleaned.get(name) or []
            for value in values if name == "person" else filter(None, [values]):
                yield name, value, self.words(name, value)

    def is_narrowed(self):
        """Whether anything but the text is asked for."""
        return any(name != "text" for name, *_rest in self.conditions())

    def words(self, name, value):
        """A value in words: "Ann" for a person's id."""
        if name == "text":
            return f"“{value}”"
        if name in ("since", "until"):
            label = "from" if name == "since" else "to"
            return f"{label} {date_format(value, 'j M Y')}"
        flat = [one for one in self.fields[name].choices if isinstance(one[1], str)]
        for _family, games in self.fields["game"].choices if name == "game" else ():
            flat += games if isinstance(games, list) else []
        return dict(flat)[value]

    def search(self):
        """The Search for what is asked; what is refused is not looked for.

        `taken_for` of the form: what was mistyped, and the word it was taken for.
        """
        word_sets, year, self.taken_for = [], None, {}
        for name, value, _words in self.conditions():
            if name == "text":
                word_sets += self.catchword_groups(plain(value).split())
            elif name == "year":
                year = int(value)
            elif name not in ("since", "until"):
                word_sets.append([word(name, value)])
        days = self.days(year or self.year_meant)
        return Search(self.group, word_sets[: MOST_WORDS + len(self.people)], days)

    def days(self, year):
        """The first and the last day that are asked for, None where none is."""
        cleaned = getattr(self, "cleaned_data", {})
        since, until = cleaned.get("since"), cleaned.get("until")
        if year:
            first, last = year_of(year)
            return max(since or first, first), min(until or last, last)
        return since, until

    def catchword_groups(self, parts):
        """A group of catchwords for each part of a text, but for a year among them."""
        vocabulary, years = (
            Vocabulary(self.group, self.people, self.places),
            self.years,
        )
        for part in parts:
            if part in years:
                self.year_meant = int(part)
                continue
            words, near = vocabulary.catchwords_meant(part)
            if near:
                self.taken_for[part] = near
            yield words


def card_games():
    """The card games by family, as a list of choices has them."""
    families = {}
    for game in scoring.menu():
        families.setdefault(game["family"], []).append((game["key"], game["name"]))
    return list(families.items())


def years_of(group):
    """The years from a group's first night to its last; none without a night."""
    dates = group.nights.values("date")
    latest = Subquery(dates.order_by("-date")[:1])
    ends = dates.order_by("date").values_list("date", latest).first()
    return range(ends[0].year, ends[1].year + 1) if ends else range(0)


class Vocabulary:
    """The words of a group's history: its people, places, games, tags, house rules."""

    def __init__(self, group, people, places):
        self.group, self.people, self.places = group, people, places

    def catchwords_meant(self, part):
        """(the catchwords that a part of a text means, the word it was taken for).

        The second is "" where something is called so.
        """
        somebody = [
            word("person", person.pk)
            for person in self.people
            if self.is_name(part, person)
        ]
        if somebody:
            return somebody, ""
        called = [catchword for name, catchword in self.names if part in name]
        if called or len(part) < SHORTEST:
            return called, ""
        [near] = get_close_matches(part, self.single_words, 1, NEAR) or [""]
        return [one for name, one in self.names if near and near in name.split()], near

    def is_name(self, part, person):
        return part in plain(person.name).split()

    @cached_property
    def names(self):
        """(name in plain letters, catchword) of all that can be looked for."""
        every = [(one.name, word("person", one.pk)) for one in self.people]
        every += [(one, word("place", one)) for one in self.places]
        every += [
            (names_of_card_game(card_game), word("game", card_game["key"]))
            for card_game in scoring.menu()
        ]
        every += [(words, word("tag", tag)) for tag, words in scoring.words_of_tags()]
        every += self.houses
        return [(plain(name), catchword) for name, catchword in every]

    @cached_property
    def houses(self):
        """(in words, catchword) of the house rules by which games were played."""
        games = [(one.key, one.options) for one in sums.games_by_house(self.group)]
        return [
            (
                house_rules.in_words(*game),
                word("house", f"{game[0]}:{house_rules.options_hash(*game)}"),
            )
            for game in games
            if house_rules.unusual(*game)
        ]

    @cached_property
    def single_words(self):
        return sorted({one for name, _ in self.names for one in name.split()})


def names_of_card_game(card_game):
    """All names of a card game but its family's: by Bezique nobody means Pinochle."""
    return " ".join([card_game["name"], *card_game["also"]])
