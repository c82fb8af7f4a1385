"""The first visit: names, and the game that begins at once."""

from django import forms

from scorekeeper import scoring
from scorekeeper.forms.night import StartNight


class FirstNight(StartNight):
    """Who is here, in table order, and what they play, if that is chosen already."""

    game = forms.ChoiceField(required=False)

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        menu = [(game["key"], game["name"]) for game in scoring.menu()]
        self.fields["game"].choices = menu

    def has_refused_late_name(self):
        return any(field.errors for field in self.typed()[4:])

    def clean(self):
        cleaned = super().clean()
        card_game = self.card_game()
        if card_game and not self.errors:
            self.check_number(card_game, len(cleaned["names"]))
        return cleaned

    def card_game(self):
        """The card game that was tapped, as the menu has it, or None."""
        return scoring.card_game(self.cleaned_data.get("game"))

    def check_number(self, card_game, number):
        """Refuses too few; of too many it is chosen who plays."""
        if number < min(card_game["players"]):
            right = scoring.players_words(card_game["players"])
            words = f"{card_game['name']} is for {right}: add another player."
            self.add_error(f"name_{number + 1}", words)
