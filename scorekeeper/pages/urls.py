"""Addresses of the pages of no other room."""

from django.conf import settings
from django.urls import path

from scorekeeper.pages import views

urlpatterns = [
    path("circles/<path:rest>", views.old_group, name="old_group"),
]
if settings.HTTPS_AT_HOME:
    urlpatterns += [
        path("certificate/", views.certificate_page, name="certificate"),
        path("certificate/authority.crt", views.authority_file, name="authority"),
    ]
