"""The form of a correction, as plain data."""

from phone import corrections

TURNED = {"type": "upcard", "card": "KH"}
MELDS = [{"type": "meld", "seat": seat, "melds": []} for seat in (3, 0, 1, 2)]
COUNTED = {"type": "taken", "last": 0, "points": [190, 50]}
PARTNERS = {
    "game": "pinochle",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "dealer": 2,
    "options": {"form": "partnership"},
    "entries": [TURNED, *MELDS, COUNTED],
}


def test_a_correction_asks_once_what_two_ways_of_recording_ask():
    before = corrections.look(PARTNERS, len(PARTNERS["entries"]) - 1)
    likely = corrections.form(before, "replace", COUNTED)["likely"]
    assert [one["label"][0]["text"] for one in likely] == ["Count the tricks"]
