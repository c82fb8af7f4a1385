"""What is looked for among past games: the form, and what it finds and hides."""

from django import forms
from django.utils.formats import date_format
from django.utils.functional import cached_property

from rules.words import with_capital
from scorekeeper import scoring
from scorekeeper.game_kinds import Kinds
from scorekeeper.history.places import places_of
from scorekeeper.history.query.days import BOUNDS
from scorekeeper.history.query.filters import Days, Under
from scorekeeper.history.query.numbers import NUMBERS
from scorekeeper.history.query.parser import understand
from scorekeeper.history.query.pieces import KINDS
from scorekeeper.history.query.result_words import RESULTS
from scorekeeper.history.query.tokens import FILLERS, ORDINARY, words_of
from scorekeeper.history.query.vocabulary import Vocabulary
from scorekeeper.history.search import Search
from scorekeeper.history.season.queries import DAY, year_of
from scorekeeper.history.years import ends_of, past_in, past_of, today_of
from scorekeeper.pages.fields import WholeField
from scorekeeper.people.statistics import sums
from scorekeeper.people.statistics.search_words import word
from scorekeeper.tables import house_rules

LONGEST = 80
NOTHING = Under("nothing", ())  # a game is found under none of no words


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

    def __init__(self, fields, group, me=None):
        super().__init__(fields)
        self.group, self.me = group, me
        people = group.people.annotate(**ends_of(group))
        self.people = list(people.order_by("-is_active", "name"))
        self.past = past_in(vars(self.people[0])) if self.people else past_of(group)
        self.places = places_of(group)
        self.choose("person", [(str(one.pk), one.name) for one in self.people])
        self.titles = Kinds(group.pk).titles
        self.choose("game", [("", "Any"), *card_games(self.titles)])
        tags = [(tag, with_capital(words)) for tag, words in scoring.words_of_tags()]
        self.choose("tag", [("", "Anything"), *tags])
        self.choose("place", [("", "Anywhere"), *((one, one) for one in self.places)])
        years = [(str(year), str(year)) for year in reversed(self.past.years)]
        self.choose("year", [("", "Any"), *years])
        for field in self.fields.values():
            field.widget.attrs["form"] = "search"  # the form is above the filters

    def choose(self, name, choices):
        self.fields[name].choices = choices

    def conditions(self):
        """(field, value, words) of each filter that is chosen beside the text."""
        cleaned = getattr(self, "cleaned_data", {})
        for name in self.fields:
            values = cleaned.get(name) or []
            if name != "text":
                for value in values if name == "person" else filter(None, [values]):
                    yield name, value, self.words(name, value)

    def is_narrowed(self):
        """Whether anything but the text is asked for."""
        return any(self.conditions())

    def has_any(self):
        """Whether anything is asked for."""
        return bool(self.text_typed.strip()) or self.is_narrowed()

    def words(self, name, value):
        """A value in words: "Ann" for a person's id."""
        if name in ("since", "until"):
            label = "From" if name == "since" else "To"
            return f"{label} {date_format(value, 'j M Y')}"
        flat = [one for one in self.fields[name].choices if isinstance(one[1], str)]
        for _family, games in self.fields["game"].choices if name == "game" else ():
            flat += games if isinstance(games, list) else []
        return dict(flat)[value]

    @cached_property
    def text_typed(self):
        """The text that is typed; "" where that is refused."""
        return getattr(self, "cleaned_data", {}).get("text", "")

    @cached_property
    def query(self):
        """The text, understood: a Query of `scorekeeper.history.query.parser`."""
        return understand(
            self.text_typed, self.vocabulary(), today_of(self.group, self.past)
        )

    def search(self):
        """The Search for what is asked; what is refused is not looked for."""
        if self.is_lost():
            return Search(self.group, [NOTHING])
        filters = [part.filter for part in self.query.parts]
        filters += [self.filter_of(*condition) for condition in self.conditions()]
        return Search(self.group, filters)

    def filter_of(self, name, value, _words):
        """The filter of a condition."""
        if name in ("since", "until"):
            return Days(name, *((value, None) if name == "since" else (None, value)))
        if name == "year":
            return Days("year", *year_of(int(value)))
        return Under("chosen", (word(name, value),))

    def is_lost(self):
        """Whether nothing of the text is understood, and nothing else is chosen."""
        has_any = self.query.parts or self.is_narrowed()
        return bool(self.query.unknown) and not has_any

    def meanings(self):
        """(part, field, value, words) of each thing that a card game's name can mean.

        None where it means a single thing, and where a card game is chosen.
        """
        parts = [part for part in self.query.parts if part.filter.kind == "game"]
        if len(parts) != 1 or self.cleaned_data.get("game"):
            return
        [part] = parts
        keys = [one.partition(":")[2] for one in part.filter.catchwords]
        for key in keys if len(keys) > 1 else ():
            yield part, "game", key, f"Only {self.words('game', key)}"
        for tag, words in scoring.words_of_tags():
            if words == part.words.lower():
                yield part, "tag", tag, f"Known for “{words}”"

    def asks_for_house_rules(self):
        """Whether a word that is not understood is one of a house rule."""
        words = {word for one in self.query.unknown for word in words_of(one.text)}
        return bool(words & words_of_house_rules())

    def vocabulary(self):
        """The Vocabulary of the group."""
        games = [(one["key"], one["name"], one["also"]) for one in scoring.menu()]
        games += [(one.kind, one.name, ()) for one in self.titles]
        people = [(person.pk, person.name) for person in self.people]
        own = people, games, scoring.words_of_tags(), self.places
        return Vocabulary(*own, lambda: house_rules_of(self.group), self.me)


def card_games(titles):
    """The card games by family, as a list of choices has them; `titles`: Kinds."""
    families = {}
    for game in scoring.menu():
        own = sorted((one.name, one.kind) for one in titles if one.key == game["key"])
        choices = families.setdefault(game["family"], [])
        choices += [(game["key"], game["name"]), *((kind, name) for name, kind in own)]
    return list(families.items())


def words_of_house_rules():
    """The words of the names of all house rules, without those of any sentence."""
    labels = {
        option["label"]
        for game in scoring.menu()
        for option in house_rules.options_by_key(game["key"]).values()
    }
    words = {word for label in labels for word in words_of(label)}
    return words - FILLERS - ORDINARY - {*RESULTS, *KINDS, *NUMBERS, *BOUNDS}


def house_rules_of(group):
    """(catchword, words) of the house rules by which games were played."""
    for played in sums.games_by_house(group):
        own = played.key, played.options
        if house_rules.changed_rules(*own):
            name = f"{played.key}:{house_rules.options_hash(*own)}"
            yield word("house", name), house_rules.in_words(*own)
