// The game on this page: what the server acknowledged, what it does not know yet, and
// the engine that has replayed both.
import { newId } from "../store/ids.js";
import { waitingIn } from "../store/outbox.js";

export const table = {
  engine: null, // asks it
  store: null, // null where this phone keeps nothing
  known: null, // its record, and the rows that were acknowledged since
  outbox: [],
  settled: [], // ids that stay in the outbox until all of it is settled
  outcome: null, // the score as the engine has it
  may: { undo: false, redo: false }, // by itself
  qr: null, // the address of what draws QR codes
  question: null, // what the table must be asked
  warning: "", // what is wrong with this phone
  isReady: false,
  isAlone: false, // no server knows this game
};

export const section = () => document.getElementById("table");
export const waiting = () => waitingIn(table.outbox);
// Whether the server drew what is not known here yet.
export const isBehind = () => Number(section().dataset.seen) > table.known.seen;
export const way = () => section().dataset.way;

// What the partials get as `page`; the engine knows what may be taken back.
export const page = () => ({
  ...table.known.page,
  seen: table.known.seen,
  id: newId().slice(0, -2),
  way: way(),
  refusal: null,
});

let turn = Promise.resolve();

// One thing after the other: a tap never meets a table that is being laid.
export function inTurn(work) {
  turn = turn.then(work, work);
  return turn;
}

// All that is known here, as the engine folds it.
export const game = ({ record, undoable, redoable, rows = [] } = table.known) => ({
  ...{ record, undoable, redoable },
  rows: [...rows, ...waiting()],
});

// The engine replays it.
export async function begin() {
  table.may = await table.engine("begin", { game: game(), way: way() });
}

// What the engine drew is what stands on this page; its html.
export function drawn({ html, outcome, may }) {
  Object.assign(table, { outcome, may });
  return html;
}

// And draws it; `changed`: what the table hears of it.
export const show = async (changed = "") =>
  drawn(await table.engine("show", { page: page(), changed }));

export const replay = (changed) => begin().then(() => show(changed));
