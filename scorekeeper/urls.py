"""Where everything is found."""

from django.urls import path

from scorekeeper.views import health

urlpatterns = [
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
]
