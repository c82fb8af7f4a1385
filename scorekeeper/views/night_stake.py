"""What all of tonight's games are played for, changed in one place."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from scorekeeper import recording
from scorekeeper.forms.stake import NightStake
from scorekeeper.money.stakes import StakeError
from scorekeeper.views.nights import night_page, open_night


@require_POST
def night_stake(request, pk):
    """Another stake for the games in play and to come, and if asked for all."""
    night = open_night(request, pk)
    form = NightStake(request.POST, stake=night.stake, currency=night.currency)
    if form.is_valid() and restaked(night, form):
        return redirect(f"{night.get_absolute_url()}#stake")
    return render(
        request, "nights/night.html", night_page(night, stake=form), status=422
    )


def restaked(night, form):
    """Whether a night takes the stake filled in; the form says why it does not."""
    filled = form.cleaned_data
    try:
        recording.restake_night(night, filled["stake"], finished=filled["finished"])
    except StakeError as error:
        form.add_error("stake_per_point", str(error))
    return not form.errors
