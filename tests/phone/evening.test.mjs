// Names, stakes and seats of an evening, and what the server is told of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_CIRCLE, begun, gameOf, refusalOfName, refusalOfSeats, refusalToBegin, toSettle } from "../../static/js/evening/evening.js";
import { ticked } from "../../static/js/evening/paying.js";
import { asSent, otherwise, troubleOf } from "../../static/js/evening/sent.js";
import { rateOf, stakeIn, stakeWords } from "../../static/js/evening/stake.js";
import { capital, gamesWords, whereOf } from "../../static/js/evening/words.js";

const PIQUET = { key: "piquet", name: "Piquet", players: [2] };
const CIRCLE = { ...NO_CIRCLE, id: 7, people: ["Cleo", "Ann"] };
const EVENING = begun({ id: "e", date: "2025-11-21", circle: CIRCLE, people: ["Ann", "Zoe", "Cleo"], given: { stake: "0,05" } });
const GAME = gameOf({ id: "g", key: "piquet", name: "Piquet", seated: ["Zoe", "Ann"], dealer: "Ann", options: {}, started_at: "t" });
const OVER = { ...GAME, came: { net: [3, -3], totals: [5, 2], status: "finished" } };

test("a name is taken once, whatever its capitals", () => {
  assert.equal(refusalOfName("Bob", ["Ann"]), "");
  assert.equal(refusalOfName(" ann ", ["Ann"]), "ann is here already.");
  assert.equal(refusalOfName("  ", []), "Write a name first.");
  assert.equal(refusalOfName("A\u034fn\u200bn\u202e", ["Ann"]), "Ann is here already.");
  assert.equal(refusalOfName("\u200b\u3164", []), "Write a name first.");
  assert.match(refusalOfName("x".repeat(41), []), /40 letters\.$/);
});

test("an evening has two people and a stake that is a number", () => {
  assert.equal(refusalToBegin(["Ann", "Bob"], {}), "");
  assert.equal(refusalToBegin(["Ann", "Bob"], { stake: "0,05", ante: "1", cap: "" }), "");
  for (const stake of ["x", "-1", "1e3", "0.0000001", "1000001"]) {
    assert.match(refusalToBegin(["Ann", "Bob"], { stake }), /\.$/, stake);
    assert.match(refusalToBegin(["Ann", "Bob"], { cap: stake }), /\.$/, stake);
  }
  assert.match(refusalToBegin(["Ann"], {}), /at least two\.$/);
});

test("a game has as many players as its rules know", () => {
  assert.equal(refusalOfSeats(PIQUET, ["Ann", "Bob"]), "");
  assert.equal(refusalOfSeats(PIQUET, []), "Piquet is for 2 players, and nobody sits here.");
  assert.equal(refusalOfSeats(PIQUET, ["Ann"]), "Piquet is for 2 players, and 1 sits here.");
});

test("numbers are in words where they are spoken", () => {
  assert.equal(gamesWords([1]), "one game");
  assert.equal(capital(gamesWords([1, 2])), "Two games");
  assert.equal(gamesWords({ length: 13 }), "13 games");
});

test("a stake is a whole number of millionths of a coin", () => {
  assert.equal(rateOf("0.05", 2), 5_000_000);
  assert.equal(rateOf("0.000001", 0), 1);
  assert.equal(rateOf("10", 0), 10_000_000);
  assert.equal(rateOf("1000000", 3), 1e15);
  assert.equal(rateOf("", 2), 0);
});

test("an ante and a cap are of the stake, and said", () => {
  const evening = { ...EVENING, ...stakeIn({ stake: "0,05", ante: " 1 ", cap: "0" }) };
  assert.equal(stakeWords(evening), "€0.05 a point, ante €1");
  assert.equal(stakeWords({ ...evening, ...stakeIn({ ante: "0.5", cap: "9" }) }), "ante €0.50, at most €9");
  assert.equal(stakeWords({ ...evening, ...stakeIn({}) }), "nothing");
  assert.deepEqual(asSent(evening, {}).stake, { per_point: "0.05", ante: "1" });
  assert.equal(toSettle(evening).ante, 100_000_000);
});

test("people are in the order in which the server numbers them", () => {
  const asked = toSettle({ ...EVENING, games: [OVER, GAME] });
  assert.deepEqual(asked.order, ["Cleo", "Ann", "Zoe"]);
  assert.deepEqual(asked.games, [{ seats: [["Zoe", 3], ["Ann", -3]], winners: [] }]);
});

test("the server is told of every row, and of no more", () => {
  const row = { id: "r", operation: "add", entry: 1, made_at: "2025", place: 4 };
  const { games, stake, circle } = asSent({ ...EVENING, games: [OVER] }, { g: [row] });
  assert.equal(circle, 7);
  assert.deepEqual(stake, { per_point: "0.05" });
  assert.deepEqual(games[0].rows, [{ id: "r", operation: "add", entry: 1 }]);
  assert.equal(games[0].record.dealer, 1);
});

test("the server is told at which place a correction stands, and what it takes along", () => {
  const row = { id: "r", operation: "replace", entry: 1, at: 4, along: [6], made_at: "2025", place: 9 };
  const { games } = asSent({ ...EVENING, games: [OVER] }, { g: [row] });
  assert.deepEqual(games[0].rows, [{ id: "r", operation: "replace", entry: 1, place: 4, along: [6] }]);
});

test("payments stay from the first tick, and are free again without any", () => {
  const due = (payer) => ({ payer, payee: "Cleo", amount: 5, paid_at: "" });
  const kept = ticked([due("Ann"), due("Zoe")], 1, "now");
  assert.deepEqual(kept.map(({ paid_at }) => paid_at), ["", "now"]);
  const { payments } = asSent({ ...EVENING, kept }, {});
  assert.deepEqual(payments.map(({ paid_at }) => paid_at), [null, "now"]);
  assert.deepEqual(ticked(kept, 1, "later"), []);
});

test("what the server scored otherwise is named", () => {
  const answer = (totals) => ({ games: [{ id: "g", totals, status: "finished" }] });
  assert.deepEqual(otherwise({ games: [OVER] }, answer([5, 2])), []);
  assert.deepEqual(otherwise({ games: [OVER] }, answer([5, 3])), ["Piquet"]);
});

test("what is only here for more than a day is said to be", () => {
  const begun_at = (ms) => [{ ...GAME, started_at: new Date(Date.now() - ms).toISOString() }];
  const hours = (count) => ({ ...EVENING, games: begun_at(count * 3_600_000) });
  assert.equal(whereOf(hours(23)), "only on this phone");
  assert.equal(whereOf(hours(25)), "only on this phone for more than a day");
  assert.equal(whereOf({ ...hours(25), sent: {} }), "sent");
});

test("whatever the server says, nothing is lost, and that is said", () => {
  assert.match(troubleOf(0), /stays on this phone/);
  assert.match(troubleOf(404), /stays on this phone/);
  assert.match(troubleOf(502, null), /stays on this phone/);
  assert.equal(troubleOf(409, { refusal: { message: "Why." } }), "Why.");
});
