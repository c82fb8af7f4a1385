"""Addresses of files."""

from django.urls import path

from scorekeeper.files.views import import_export, record

urlpatterns = [
    path("import/", import_export.import_new, name="import_new"),
    path("groups/<int:pk>/files/", import_export.files, name="files"),
    path("groups/<int:pk>/group.json", import_export.group, name="group_file"),
    path("groups/<int:pk>/tables.zip", import_export.tables, name="group_tables"),
    path("groups/<int:pk>/import/", import_export.import_file, name="import"),
    path("nights/<int:pk>/night.json", import_export.night, name="night_file"),
    path("nights/<int:pk>/tables.zip", import_export.night_tables, name="night_tables"),
    path("nights/<int:pk>/record/", record.add, name="add_record"),
]
