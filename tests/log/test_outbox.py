"""What is sent of an outbox, and what an answer leaves of it."""

from phone.log.outbox import answered, left_out, outgoing


def bid(seat):
    return {"type": "bid", "seat": seat, "bid": 1}


def row(id, operation="add", entry=None):
    waits = {"made_at": "2026", "place": 1}
    return waits | {"id": id, "operation": operation, "entry": entry}


MANY = [row(str(place), entry=bid(1)) for place in range(2500)]


def ids(rows):
    return [one["id"] for one in rows]


def answer(taken=(), left=(), is_behind=False):
    left = [{"id": id, "code": "bad", "message": "No."} for id in left]
    return {"taken": list(taken), "left": left, "is_behind": is_behind}


def test_what_was_taken_goes_over_to_the_log():
    after = answered([row("a", entry=bid(1)), row("b")], [], ["a"], answer("a"))
    assert after["taken"] == [{"id": "a", "operation": "add", "entry": bid(1)}]
    assert ids(after["outbox"]) == ["b"]
    assert after["settled"] == []
    assert not after["is_more"]


def test_what_the_server_refuses_is_kept_aside_and_not_sent_again():
    after = answered([row("b"), row("c")], [], ["b", "c"], answer(left="b"))
    assert after["outbox"] == [row("b") | {"left": "No."}, row("c")]
    assert outgoing(5, "1", after["outbox"], [])["rows"] == ["c"]
    assert left_out([row("b")], []) == [row("b")]


def test_no_more_is_sent_than_the_server_asks_for():
    assert outgoing(5, "1", [row("a", entry=bid(1))], [])["body"] == {
        "seen": 5,
        "version": "1",
        "entries": [{"id": "a", "operation": "add", "entry": bid(1)}],
    }


def test_an_outbox_of_any_length_goes_in_parts_each_with_what_was_settled_before():
    outbox, settled, sizes = MANY, [], []
    while True:
        sent = outgoing(5, "1", outbox, settled)
        sizes.append((len(sent["before"]), len(sent["rows"])))
        said = answer(sent["rows"], is_behind=True)
        after = answered(outbox, settled, sent["rows"], said)
        outbox, settled = after["outbox"], after["settled"]
        if not after["is_more"]:
            break
    assert sizes == [(0, 1000), (1000, 1000), (2000, 500)]
    assert ids(after["taken"]) == ids(MANY)
    assert outbox == []


def test_nothing_counts_as_settled_behind_what_the_server_said_nothing_of():
    said = answer(["0", "3"], left=["1"], is_behind=True)
    after = answered(MANY[:5], [], ["0", "1", "2", "3"], said)
    assert after["is_more"]
    assert after["settled"] == ["0"]
    assert ids(after["outbox"]) == ["0", "1", "2", "3", "4"]
    assert after["taken"] == []


def test_what_was_settled_before_is_told_in_short():
    outbox = [row("a", entry=bid(1)), row("b", "undo")]
    assert outgoing(5, "1", outbox, ["a"])["body"] == {
        "before": {"seen": 5, "settled": [["a", "add"]]},
        "version": "1",
        "entries": [{"id": "b", "operation": "undo", "entry": None}],
    }


def test_to_be_taken_out_as_text_all_goes_at_once():
    assert len(outgoing(5, "1", MANY, [], most=None)["rows"]) == len(MANY)
