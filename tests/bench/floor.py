"""The floor: the least that a view can do which keeps something and shows a page."""

from django.shortcuts import render
from django.urls import include, path
from django.views.decorators.http import require_POST

from tests.bench.models import Row

LINES = range(30)  # make two kilobytes


@require_POST
def floor(request):
    Row.objects.create(text=request.POST["text"])
    return render(request, "floor.html", {"lines": LINES})


urlpatterns = [path("floor/", floor), path("", include("scorekeeper.urls"))]
