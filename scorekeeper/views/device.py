"""How this phone behaves: its sound, its voice, its colours."""

from django.conf import settings
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def device(request):
    """What is chosen is kept on the phone, so that the page is the same for all."""
    shown = {"is_home_made": settings.HTTPS_AT_HOME}
    return render(request, "device.html", shown)
