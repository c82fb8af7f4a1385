// What is sent of an outbox, and what an answer leaves of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  afterAnswer, asSent, isOtherwise, newId, nextOf, settledAfter, waitingIn,
} from "../../static/js/store/outbox.js";

const bid = (seat) => ({ type: "bid", seat, bid: 1 });
const row = (id, operation = "add", entry = null) => ({ id, operation, entry, made_at: "2026", place: 1 });
const KNOWN = {
  seen: 5,
  version: "1",
  record: { game: "oh_hell", entries: [bid(0)] },
  undoable: 1,
  redoable: [],
};
const ANSWER = { seen: 6, taken: ["a"], left: [], question: null };

test("an answer moves what was taken to what is acknowledged", () => {
  const outbox = [row("a", "add", bid(1)), row("b", "add", bid(2))];
  const after = afterAnswer(KNOWN, outbox, ANSWER);
  assert.deepEqual(after.acknowledged.rows, [{ id: "a", operation: "add", entry: bid(1) }]);
  assert.deepEqual(after.acknowledged.record, KNOWN.record);
  assert.equal(after.acknowledged.seen, 6);
  assert.deepEqual(after.outbox.map(({ id }) => id), ["b"]);
});

test("what the server refuses is kept aside and not sent again", () => {
  const left = [{ id: "b", code: "bad", message: "No." }];
  const { outbox } = afterAnswer(KNOWN, [row("b"), row("c")], { ...ANSWER, taken: [], left });
  assert.equal(outbox[0].left, "No.");
  assert.deepEqual(waitingIn(outbox).map(({ id }) => id), ["c"]);
});

test("no more is sent than the server asks for", () => {
  const body = asSent(KNOWN, [row("a", "add", bid(1))]);
  assert.deepEqual(body, {
    seen: 5,
    version: "1",
    entries: [{ id: "a", operation: "add", entry: bid(1) }],
  });
});

const MANY = Array.from({ length: 2500 }, (_, place) => row(`${place}`, "add", bid(1)));
const all = (rows) => rows.map(({ id }) => id);

test("an outbox of any length goes in parts, each with what was settled before", () => {
  let settled = [];
  const sizes = [];
  for (let next = nextOf(MANY, settled); next.rows.length; next = nextOf(MANY, settled)) {
    sizes.push([next.before.length, next.rows.length]);
    settled = settledAfter(settled, next.rows, { taken: all(next.rows), left: [] });
  }
  assert.deepEqual(sizes, [[0, 1000], [1000, 1000], [2000, 500]]);
  assert.deepEqual(settled, all(MANY));
});

test("nothing counts as settled behind what the server said nothing of", () => {
  const [first, second, third, fourth] = MANY;
  const answer = { taken: [first.id, fourth.id], left: [{ id: second.id }] };
  assert.deepEqual(settledAfter([], [first, second, third, fourth], answer), [first.id]);
});

test("what was settled before is told in short, and is no outbox to a server without parts", () => {
  assert.deepEqual(asSent(KNOWN, [row("b", "undo")], [row("a", "add", bid(1))]), {
    before: { seen: 5, settled: [["a", "add"]] },
    version: "1",
    entries: [{ id: "b", operation: "undo", entry: null }],
  });
});

test("another total or another end is another score", () => {
  const here = { totals: [1, 2], status: "open", said: "Repique" };
  assert.equal(isOtherwise({ ...here, said: "" }, here), false);
  assert.equal(isOtherwise({ ...here, totals: [1, 3] }, here), true);
  assert.equal(isOtherwise({ ...here, status: "finished" }, here), true);
});

test("an id is a UUID, and its own", () => {
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  assert.match(newId(), form);
  assert.notEqual(newId(), newId());
});
