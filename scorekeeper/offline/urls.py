"""Addresses of phones without a network."""

from django.urls import path

from scorekeeper.offline.views import app, night, outbox

urlpatterns = [
    path("games/<int:pk>/outbox/", outbox.outbox, name="outbox"),
    path("games/<int:pk>/outbox/text/", outbox.text, name="read_in"),
    path("games/<int:pk>/choice/", outbox.choice, name="choice"),
    path("games/<int:pk>/log.json", outbox.log, name="log"),
    path("manifest.webmanifest", app.manifest, name="manifest"),
    path("service-worker.js", app.service_worker, name="service_worker"),
    path("offline/", app.offline, name="offline"),
    path("evening/", night.page, name="evening"),
    path("evening/groups.json", night.groups, name="known_groups"),
    path("evening/sent/", night.send, name="send_evening"),
    path("evening/text/", night.text, name="read_in_evening"),
    path("tonight/", app.tonight, name="tonight"),
    path("tonight/new/", app.new_tonight, name="new_tonight"),
    path("shared/", app.shared_record, name="shared"),
]
