"""Addresses of a night."""

from django.urls import path

from scorekeeper.nights.views import (
    closing,
    deletions,
    home,
    night,
    notes,
    picture,
    starts,
)

urlpatterns = [
    path("games/<int:pk>/reopening/", closing.reopen_night, name="reopening"),
    path("games/<int:pk>/resuming/", closing.resume_game, name="resuming"),
    path("games/<int:pk>/deletion/", deletions.game, name="delete_game"),
    path("", home.home, name="home"),
    path("start/", starts.start_first, name="start_first"),
    path("groups/<int:pk>/start/", starts.start, name="start_night"),
    path("groups/<int:pk>/deletion/", deletions.group, name="delete_group"),
    path("nights/<int:pk>/", night.night, name="night"),
    path("nights/<int:pk>/people/", night.attendances, name="attendances"),
    path("nights/<int:pk>/people/<int:person>/", night.attendance, name="attendance"),
    path("nights/<int:pk>/stake/", night.night_stake, name="night_stake"),
    path("nights/<int:pk>/notes/", notes.notes, name="notes_of"),
    path("nights/<int:pk>/notes/<int:note>/", notes.removal, name="remove_note"),
    path("nights/<int:pk>/closing/", closing.close_night, name="closing"),
    path("nights/<int:pk>/deletion/", deletions.night, name="delete_night"),
    path("nights/<int:pk>/picture.svg", picture.night_picture, name="night_picture"),
]
