"""While a server runs, files are put in place so that none is ever missing."""

import pytest
from django.core.files.storage import FileSystemStorage

from scorekeeper.server.static_files import Joined, move

LIST = "files.json"


@pytest.fixture
def folders(tmp_path):
    """A folder with what was collected, and one that is served."""
    made, served = tmp_path / "made", tmp_path / "served"
    for folder in (made, served):
        (folder / "css").mkdir(parents=True)
        (folder / LIST).write_text(folder.name)
    (made / "css" / "new.css").write_text("new")
    (served / "css" / "old.css").write_text("old")
    return made, served


def test_what_is_served_stays_and_the_rest_is_added(folders):
    made, served = folders
    move(made, served, last=LIST)
    assert (served / "css" / "old.css").read_text() == "old"
    assert (served / "css" / "new.css").read_text() == "new"
    assert (served / LIST).read_text() == "made"


def test_the_list_names_nothing_that_is_not_in_place(folders):
    made, served = folders
    (served / "css" / "new.css").mkdir()  # no file can take its place
    with pytest.raises(OSError, match=r"new\.css"):
        move(made, served, last=LIST)
    assert (served / LIST).read_text() == "served"


def test_neither_styles_nor_scripts_bring_what_is_only_there_to_be_read(tmp_path):
    styles = "/* why */\n.a,\n.b {\n  /* two\n  lines */\n  margin: 0\n    1rem;\n}\n"
    (tmp_path / "a.css").write_text(styles)
    (tmp_path / "a.js").write_text("// why\nconst a = 1;\n")
    files = FileSystemStorage(tmp_path)
    joined = Joined({name: (files, name) for name in ("a.css", "a.js")})
    assert joined.open("a.css").read() == b"\n.a,.b {margin: 0\n    1rem;}"
    assert joined.open("a.js").read() == b"const a = 1;\n"
