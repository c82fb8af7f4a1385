"""Addresses of access to a group."""

from django.urls import path

from scorekeeper.access.views import (
    coming_in,
    invitation,
    keys,
    phone_access,
    whose_phone,
)

urlpatterns = [
    path("games/<int:pk>/invite/", invitation.game, name="invite_to_game"),
    path("join/", coming_in.join, name="join"),
    path("k/<str:secret>/", coming_in.open_key, name="open_key"),
    path("held/", phone_access.held_keys_page, name="held"),
    path("held/<int:pk>/", phone_access.giving_back, name="giving_back"),
    path("groups/<int:pk>/keys/", keys.keys, name="keys"),
    path("groups/<int:pk>/me/", whose_phone.answer, name="me"),
    path("groups/<int:pk>/recovery/", keys.recovery, name="recovery"),
    path("keys/<int:pk>/code/", keys.code, name="code"),
    path("keys/<int:pk>/revocation/", keys.revocation, name="revocation"),
    path("nights/<int:pk>/invite/", invitation.night, name="invite"),
]
