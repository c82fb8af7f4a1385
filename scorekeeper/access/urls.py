"""Addresses of access to a group."""

from django.urls import path

from scorekeeper.access import views

urlpatterns = [
    path("games/<int:pk>/invite/", views.game, name="invite_to_game"),
    path("join/", views.join, name="join"),
    path("k/<str:secret>/", views.open_key, name="open_key"),
    path("held/", views.held_keys_page, name="held"),
    path("held/<int:pk>/", views.giving_back, name="giving_back"),
    path("groups/<int:pk>/", views.group, name="group"),
    path("groups/<int:pk>/keys/", views.keys, name="keys"),
    path("groups/<int:pk>/recovery/", views.recovery, name="recovery"),
    path("keys/<int:pk>/code/", views.code, name="code"),
    path("keys/<int:pk>/revocation/", views.revocation, name="revocation"),
    path("nights/<int:pk>/invite/", views.night, name="invite"),
]
