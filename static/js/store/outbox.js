// What was entered here and is not acknowledged yet, and what an answer makes of it.

// Without those that the server refused: they are kept aside, and not sent again.
export const waitingIn = (outbox) => outbox.filter((row) => row.left === undefined);

const AT_ONCE = 1000;

// What goes next of all that waits, and what of it was settled `before`, ids in order:
// it goes over with the last of them, since others' entries are weighed against all.
export const nextOf = (outbox, settled) => {
  const isSettled = new Set(settled);
  const rows = waitingIn(outbox);
  return {
    before: rows.filter(({ id }) => isSettled.has(id)),
    rows: rows.filter(({ id }) => !isSettled.has(id)).slice(0, AT_ONCE),
  };
};

// What is settled after an answer to some rows, as far as there is no gap.
export const settledAfter = (settled, rows, { taken, left }) => {
  const decided = new Set([...taken, ...left.map(({ id }) => id)]);
  const gap = rows.findIndex(({ id }) => !decided.has(id));
  const whole = gap < 0 ? rows : rows.slice(0, gap);
  return [...settled, ...whole.map(({ id }) => id).filter((id) => taken.includes(id))];
};

const inShort = ({ id, operation }) => [id, operation];
const inLog = ({ id, operation, entry }) => ({ id, operation, entry });

// What the server is sent: whole what is new to it, in short what it settled before. One
// that knows no parts misses `seen` there, and refuses it.
export const asSent = ({ seen, version }, rows, before = []) => ({
  ...(before.length ? { before: { seen, settled: before.map(inShort) } } : { seen }),
  version,
  entries: rows.map(inLog),
});

// The acknowledged game and the outbox after an answer; rows that were taken go over.
export function afterAnswer(acknowledged, outbox, answer) {
  const taken = outbox.filter((row) => answer.taken.includes(row.id));
  const left = new Map(answer.left.map(({ id, message }) => [id, message]));
  const rows = [...(acknowledged.rows ?? []), ...taken.map(inLog)];
  const rest = outbox.filter((row) => !taken.includes(row));
  return {
    acknowledged: { ...acknowledged, seen: answer.seen, rows },
    outbox: rest.map((row) => (left.has(row.id) ? { ...row, left: left.get(row.id) } : row)),
  };
}

export const isOtherwise = (came, here) =>
  came.status !== here.status || String(came.totals) !== String(here.totals);

// An id that no other phone makes; also on plain http, where browsers offer none.
export function newId() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const text = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return text.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}
