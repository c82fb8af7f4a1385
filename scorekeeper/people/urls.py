"""Addresses of people and their figures."""

from django.urls import path

from scorekeeper.people.views import figures, games, people, same_person

urlpatterns = [
    path("groups/<int:pk>/people/", people.people, name="people"),
    path("groups/<int:pk>/records/", figures.group, name="records"),
    path("people/<int:pk>/", figures.person, name="person"),
    path("people/<int:pk>/with/<int:other>/", figures.pair, name="pair"),
    path("people/<int:pk>/games/", games.games_of_person, name="played"),
    path("people/<int:pk>/edit/", people.edit, name="edit_person"),
    path("people/<int:pk>/forgetting/", people.forget_person, name="forget_person"),
    path("people/<int:pk>/same/", same_person.same, name="same_person"),
    path("people/<int:pk>/two/", same_person.two, name="two_again"),
]
