// The game on this page: what the server acknowledged, what it does not know yet, and
// the engine that has replayed both.
import { folded } from "../store/fold.js";
import { newId } from "../store/ids.js";
import { waitingIn } from "../store/outbox.js";

export const table = {
  engine: null, // asks it
  store: null, // null where this phone keeps nothing
  known: null,
  outbox: [],
  settled: [], // ids that stay in the outbox until all of it is settled
  outcome: null, // the score as the engine has it
  qr: null, // the address of what draws QR codes
  question: null, // what the table must be asked
  warning: "", // what is wrong with this phone
  isReady: false,
  isAlone: false, // no server knows this game
  turn: null, // does the undo or redo of a correction, where there are any
};

export const section = () => document.getElementById("table");
export const waiting = () => waitingIn(table.outbox);
export const standing = (more = []) => folded(table.known, [...waiting(), ...more]);
// Whether the server drew what is not known here yet.
export const isBehind = () => Number(section().dataset.seen) > table.known.seen;
export const way = () => section().dataset.way;

// What the partials get as `page`.
export const page = (after = standing()) => ({
  ...table.known.page,
  seen: table.known.seen,
  id: newId().slice(0, -2),
  way: way(),
  may_undo: table.known.seen > 0 || after.undoable !== 0,
  may_redo: after.redoable.length > 0,
  refusal: null,
});

let turn = Promise.resolve();

// One thing after the other: a tap never meets a table that is being laid.
export function inTurn(work) {
  turn = turn.then(work, work);
  return turn;
}

// The engine replays all that is known here.
export const begin = () =>
  table.engine("begin", {
    record: { ...table.known.record, entries: standing().entries },
    way: way(),
  });

// And draws it; `changed`: what the table hears of it.
export async function show(changed = "") {
  const drawn = await table.engine("show", { page: page(), changed });
  table.outcome = drawn.outcome;
  return drawn.html;
}

export const replay = (changed) => begin().then(() => show(changed));
