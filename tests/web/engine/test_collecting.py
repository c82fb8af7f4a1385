"""While a server runs, files are put in place so that none is ever missing."""

import pytest

from scorekeeper.server.collecting import move

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
