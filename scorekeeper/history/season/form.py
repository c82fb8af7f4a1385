"""The days of a season: from when to when."""

from datetime import date

from django import forms

from scorekeeper.history.season.queries import Span

DAY = forms.DateInput({"type": "date"}, format="%Y-%m-%d")


class SeasonForm(forms.Form):
    """Two days, the first before the last; in another order they are turned."""

    since = forms.DateField(label="From", widget=DAY)
    until = forms.DateField(label="To", widget=DAY)

    def span(self, usual):
        """The Span that is asked for, or the usual where nothing sensible is."""
        if not self.is_valid():
            return usual
        return Span(*sorted(self.cleaned_data.values()))


def year_of(number):
    """The Span of a year."""
    return Span(date(number, 1, 1), date(number, 12, 31))
