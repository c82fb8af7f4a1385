"""Styles and scripts as phones fetch them: one file, with what it imports inside."""

import posixpath
import re

from django.core.files.base import ContentFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

# A whole line that brings in a file of the same folder, in CSS or in JavaScript.
IMPORT = re.compile(rb'^(?:@import "|import "\./)([\w-]+\.(?:css|js))";$', re.MULTILINE)


class JoinedStaticFiles(CompressedManifestStaticFilesStorage):
    """Collects each file with the files that it imports in the place of the import."""

    def post_process(self, paths, dry_run=False, **options):
        source = Joined(paths)
        joined = {name: (source, name) for name in paths}
        return super().post_process(joined, dry_run=dry_run, **options)


class Joined:
    """The files to collect, where Django opens them: by name, already joined."""

    def __init__(self, paths):
        self.paths = paths

    def open(self, name):
        return ContentFile(self.read(name))

    def read(self, name):
        storage, path = self.paths[name]
        with storage.open(path) as file:
            return IMPORT.sub(lambda line: self.imported(name, line), file.read())

    def imported(self, name, line):
        return self.read(posixpath.join(posixpath.dirname(name), line[1].decode()))
