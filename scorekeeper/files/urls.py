"""Addresses of files."""

from django.urls import path

from scorekeeper.files import views

urlpatterns = [
    path("import/", views.import_new, name="import_new"),
    path("groups/<int:pk>/files/", views.files, name="files"),
    path("groups/<int:pk>/group.json", views.group, name="group_file"),
    path("groups/<int:pk>/tables.zip", views.tables, name="group_tables"),
    path("groups/<int:pk>/import/", views.import_file, name="import"),
    path("nights/<int:pk>/night.json", views.night, name="night_file"),
    path("nights/<int:pk>/tables.zip", views.night_tables, name="night_tables"),
    path("nights/<int:pk>/record/", views.add, name="add_record"),
]
