"""Addresses of what was played before."""

from django.urls import path

from scorekeeper.history.season import views as season_views
from scorekeeper.history.views import calendar, games, nights

urlpatterns = [
    path("groups/<int:pk>/nights/", nights.nights, name="nights"),
    path(
        "groups/<int:pk>/nights/calendar/", calendar.calendar, name="calendar_of_nights"
    ),
    path("groups/<int:pk>/games/", games.games, name="games"),
    path("groups/<int:pk>/season/", season_views.season, name="season"),
]
