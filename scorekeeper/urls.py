"""Addresses: each room has its own in its `urls.py`."""

from django.urls import include, path

handler400 = "scorekeeper.pages.errors.bad_request"
handler403 = "scorekeeper.pages.errors.permission_denied"
handler404 = "scorekeeper.pages.errors.page_not_found"
handler500 = "scorekeeper.pages.errors.server_error"

# A table asks most: its addresses are looked for first, that of entries before all.
ROOMS = [
    "tables",
    "nights",
    "money",
    "referee",
    "reviews",
    "offline",
    "people",
    "history",
    "access",
    "sharing",
    "files",
    "pages",
]
urlpatterns = [path("", include(f"scorekeeper.{room}.urls")) for room in ROOMS]
