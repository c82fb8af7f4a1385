"""Where everything is found."""

from django.urls import path

from scorekeeper.views import corrections, games, health

handler400 = "scorekeeper.views.errors.bad_request"
handler403 = "scorekeeper.views.errors.permission_denied"
handler404 = "scorekeeper.views.errors.page_not_found"
handler500 = "scorekeeper.views.errors.server_error"

urlpatterns = [
    path("games/<int:pk>/", games.game, name="game"),
    path("games/<int:pk>/entries/", games.entries, name="entries"),
    path("games/<int:pk>/entries/last/", games.last_entry, name="last_entry"),
    path("games/<int:pk>/entries/next/", games.next_entry, name="next_entry"),
    path("games/<int:pk>/entries/<int:place>/", corrections.entry, name="entry"),
    path("games/<int:pk>/table/", games.table, name="table"),
    path("games/<int:pk>/sheet/", games.sheet, name="sheet"),
    path("games/<int:pk>/record.json", games.record, name="record"),
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
]
