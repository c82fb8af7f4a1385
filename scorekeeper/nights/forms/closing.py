"""What becomes of the games that are open when a night is closed."""

from django import forms

from scorekeeper.nights.end_of_night import effect_of_stopping
from scorekeeper.words import card_game_name, progress

STALE = "This game has gone on since the page was drawn. Look once more."


class Closing(forms.Form):
    """For each open game whether it stops as it stands or is left out."""

    def __init__(self, *args, games, **kwargs):
        super().__init__(*args, **kwargs)
        self.games = games
        self.effects = {game.pk: effect_of_stopping(game) for game in games}
        for game in games:
            self.fields[f"game_{game.pk}"] = forms.ChoiceField(
                choices=self.ways_to_end(game),
                label=card_game_name(game.key),
                widget=forms.RadioSelect,
                error_messages={
                    "required": "Choose what should happen to this game.",
                    "invalid_choice": STALE,
                },
            )

    def ways_to_end(self, game):
        """The choices; to stop names what the page has seen of the game."""
        stop = [(f"stop-{game.log_length}", "Stop it here")]
        possible = stop if self.effects[game.pk] is not None else []
        return [*possible, ("leave", "Leave out")]

    def rows(self):
        """Each game with its field, where it stands, and what it gives if stopped."""
        return [
            {
                "game": game,
                "field": self[f"game_{game.pk}"],
                "progress": progress(game),
                "effect": self.effects[game.pk],
            }
            for game in self.games
        ]

    def stopped(self):
        """The ids of the games to stop as they stand."""
        chosen = self.cleaned_data
        return [game.pk for game in self.games if chosen[f"game_{game.pk}"] != "leave"]
