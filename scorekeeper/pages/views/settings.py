"""Settings: one page for what concerns me, this phone and its group."""

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from scorekeeper.access import permissions
from scorekeeper.pages import settings_page
from scorekeeper.pages.forms import GroupForm
from scorekeeper.pages.ways_back import settings_of


@require_safe
def settings(request):
    """Settings, with the sections of the group that the address names, if any."""
    context = settings_page.context(request)
    if "group" in request.GET and not settings_page.is_named(request, context["you"]):
        raise Http404
    return render(request, "pages/settings.html", context)


@require_POST
def group(request, pk):
    """Another name or currency for the group, and whether it shows strength."""
    form = GroupForm(request.POST, instance=permissions.group(request, pk, "host"))
    if form.is_valid():
        form.save()
        return redirect(settings_of(pk, "group"))
    context = settings_page.context(request, form)
    return render(request, "pages/settings.html", context, status=422)
