"""Addresses of settings, privacy, the certificate, and old addresses."""

from django.conf import settings
from django.urls import path

from scorekeeper.pages.views import notices
from scorekeeper.pages.views import settings as settings_views

urlpatterns = [
    path("device/", settings_views.settings, name="device"),
    path("groups/<int:pk>/", settings_views.group, name="group"),
    path("privacy/", notices.privacy, name="privacy"),
    path("circles/<path:rest>", notices.old_group, name="old_group"),
]
if settings.HTTPS_AT_HOME:
    urlpatterns += [
        path("certificate/", notices.certificate_page, name="certificate"),
        path("certificate/authority.crt", notices.authority_file, name="authority"),
    ]
