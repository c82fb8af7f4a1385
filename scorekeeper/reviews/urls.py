"""Addresses of a review."""

from django.urls import path

from scorekeeper.reviews.views import review, why

urlpatterns = [
    path(
        "games/<int:pk>/lines/<int:deal>/<slug:numbers>/why/",
        why.lines,
        name="why_lines",
    ),
    path("games/<int:pk>/why/<int:place>/", why.entry, name="why_entry"),
    path("games/<int:pk>/review/", review.review, name="review"),
    path("games/<int:pk>/sheet/", review.moved, name="sheet"),
    path("games/<int:pk>/stake/", review.stake, name="stake"),
]
