// The game on this page: what the server acknowledged, what it does not know yet, and
// the engine that has replayed both. Other scripts know it by these functions alone.
import { newId, waitingIn } from "../store/outbox.js";

const table = {
  settled: [], // ids that stay in the outbox until all of it is settled
  may: { undo: false, redo: false }, // by itself
  questions: [], // what the table must be asked, one at most
  isReady: false,
};

// A game comes to the table. `engine`: asks it; `acknowledged`: its record, and the rows
// that were acknowledged since; `isAlone`: no server knows it.
export function layOut(engine, acknowledged, store = null, isAlone = false) {
  Object.assign(table, { engine, acknowledged, outbox: [], store, isAlone });
}

export const acknowledged = () => table.acknowledged;
export const outbox = () => table.outbox;
export const waiting = () => waitingIn(table.outbox);
export const settledIds = () => table.settled;
export const store = () => table.store; // null where this phone keeps nothing
export const question = () => table.questions[0];
export const outcome = () => table.outcome; // the score as the engine has it
export const may = (operation) => table.may[operation] ?? true;
export const isReady = () => table.isReady;
export const isAlone = () => table.isAlone;
export const ask = (call, given, first) => table.engine(call, given, first);

export const keepIn = (store) => { table.store = store; };
export const learn = (acknowledged, outbox) => Object.assign(table, { acknowledged, outbox });
export const settleIds = (ids) => { table.settled = ids; };
export const pose = (question) => { table.questions = question ? [question] : []; };
export const referee = (isReady) => { table.isReady = isReady; };

export const section = () => document.getElementById("table");
// Whether the server drew what is not known here yet.
export const isBehind = () => Number(section().dataset.seen) > table.acknowledged.seen;
export const way = () => section().dataset.way;

// What the partials get as `page`; the engine knows what may be taken back.
export const page = () => {
  const { acknowledged: { page: usual, seen }, questions } = table;
  return { ...usual, seen, id: newId().slice(0, -2), way: way(), refusal: null, questions };
};

let turn = Promise.resolve();

// One thing after the other: a tap never meets a table that is being laid.
export const inTurn = (work) => (turn = turn.then(work, work));

// All that was entered, as the engine folds it.
export const game = () => {
  const { acknowledged } = table;
  return { ...acknowledged, rows: [...(acknowledged.rows ?? []), ...waiting()] };
};

// What is next sent of all that waits, as the engine lays it out.
export const outgoing = (more) => {
  const { acknowledged: { seen, version }, outbox, settled } = table;
  return ask("outbox", { name: "outgoing", given: { seen, version, outbox, settled, ...more } });
};

export const begin = async () => {
  table.may = await ask("begin", { game: game(), way: way() });
};

// What the engine drew is what stands on this page; its html.
export function drawn({ html, outcome, may }) {
  Object.assign(table, { outcome, may });
  return html;
}

// `changed`: what the table hears of what is drawn.
export const show = async (changed = "") => drawn(await ask("shown", { page: page(), changed }));
export const replay = (changed) => begin().then(() => show(changed));
