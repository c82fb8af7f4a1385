"""Styles and scripts as phones fetch them: one file, with what it imports inside."""

import posixpath
import re

from django.core.files.base import ContentFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

# A whole line that brings in a file, in CSS or in JavaScript, all of it or by names.
IMPORT = re.compile(
    rb'^(?:@import|import(?: \{[^}]*\} from)?) "([\w./-]+\.(?:css|js))";$',
    re.MULTILINE,
)
EXPORT = re.compile(rb"^export (?=(?:async )?function|const|let|class)", re.MULTILINE)


class JoinedStaticFiles(CompressedManifestStaticFilesStorage):
    """Collects each file with the files that it imports in the place of the import."""

    def post_process(self, paths, dry_run=False, **options):
        source = Joined(paths)
        joined = {name: (source, name) for name in paths}
        return super().post_process(joined, dry_run=dry_run, **options)


class Joined:
    """The files to collect, where Django opens them: by name, already joined.

    Scripts that are joined share one scope, so each comes once, and no two of them may
    give the same name to different things.
    """

    def __init__(self, paths):
        self.paths = paths

    def open(self, name):
        return ContentFile(self.read(name, set()))

    def read(self, name, known):
        known.add(name)
        storage, path = self.paths[name]
        with storage.open(path) as file:
            text = file.read()
        joined = IMPORT.sub(lambda line: self.imported(name, line, known), text)
        return EXPORT.sub(b"", joined) if name.endswith(".js") else joined

    def imported(self, name, line, known):
        """What stands in the place of an import; nothing where it stands already."""
        other = posixpath.normpath(posixpath.join(posixpath.dirname(name), line[1].decode()))
        return b"" if other in known else self.read(other, known)
