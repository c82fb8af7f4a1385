"""Addresses of what was played before."""

from django.urls import path

from scorekeeper.history import views
from scorekeeper.history.season import views as season_views

urlpatterns = [
    path("groups/<int:pk>/nights/", views.nights, name="nights"),
    path("groups/<int:pk>/games/", views.games, name="games"),
    path("groups/<int:pk>/season/", season_views.season, name="season"),
]
