"""Addresses of access to a group."""

from django.urls import path

from scorekeeper.access.views import invite, join, keys

urlpatterns = [
    path("games/<int:pk>/invite/", invite.game, name="invite_to_game"),
    path("join/", join.join, name="join"),
    path("k/<str:secret>/", join.open_key, name="open_key"),
    path("held/", join.held, name="held"),
    path("held/<int:pk>/", join.giving_back, name="giving_back"),
    path("groups/<int:pk>/", keys.group, name="group"),
    path("groups/<int:pk>/keys/", keys.keys, name="keys"),
    path("groups/<int:pk>/recovery/", keys.recovery, name="recovery"),
    path("keys/<int:pk>/code/", keys.code, name="code"),
    path("keys/<int:pk>/revocation/", keys.revocation, name="revocation"),
    path("nights/<int:pk>/invite/", invite.night, name="invite"),
]
