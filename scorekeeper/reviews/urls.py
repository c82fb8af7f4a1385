"""Addresses of a review."""

from django.urls import path

from scorekeeper.reviews import views

urlpatterns = [
    path(
        "games/<int:pk>/lines/<int:deal>/<slug:numbers>/why/",
        views.why_lines,
        name="why_lines",
    ),
    path("games/<int:pk>/why/<int:place>/", views.why_entry, name="why_entry"),
    path("games/<int:pk>/review/", views.review, name="review"),
    path("games/<int:pk>/sheet/", views.sheet, name="sheet"),
    path("games/<int:pk>/stake/", views.stake, name="stake"),
]
