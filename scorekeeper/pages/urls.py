"""Addresses of the pages of no other room."""

from django.conf import settings
from django.urls import path

from scorekeeper.pages.views import certificate, old_addresses

urlpatterns = [
    path("circles/<path:rest>", old_addresses.of_a_group, name="old_group"),
]
if settings.HTTPS_AT_HOME:
    urlpatterns += [
        path("certificate/", certificate.page, name="certificate"),
        path("certificate/authority.crt", certificate.authority, name="authority"),
    ]
