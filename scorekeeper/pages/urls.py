"""Addresses of settings, privacy, the certificate, and old addresses."""

from django.conf import settings
from django.urls import path

from scorekeeper.pages import views

urlpatterns = [
    path("device/", views.device, name="device"),
    path("privacy/", views.privacy, name="privacy"),
    path("circles/<path:rest>", views.old_group, name="old_group"),
]
if settings.HTTPS_AT_HOME:
    urlpatterns += [
        path("certificate/", views.certificate_page, name="certificate"),
        path("certificate/authority.crt", views.authority_file, name="authority"),
    ]
