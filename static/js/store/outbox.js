// What was entered here and is not acknowledged yet, and what an answer makes of it.
import { folded } from "./fold.js";

// Without those that the server refused: they are kept aside, and not sent again.
export const waitingIn = (outbox) => outbox.filter((row) => row.left === undefined);

// What the server is sent.
export const asSent = ({ seen, version }, rows) => ({
  seen,
  version,
  entries: rows.map(({ id, operation, entry }) => ({ id, operation, entry })),
});

// The acknowledged game and the outbox after an answer; what was taken goes over.
export function afterAnswer(known, outbox, answer) {
  const taken = outbox.filter((row) => answer.taken.includes(row.id));
  const left = new Map(answer.left.map(({ id, message }) => [id, message]));
  const { entries, undoable, redoable } = folded(known, taken);
  const record = { ...known.record, entries };
  return {
    known: { ...known, seen: answer.seen, record, undoable, redoable },
    outbox: outbox
      .filter((row) => !taken.includes(row))
      .map((row) => (left.has(row.id) ? { ...row, left: left.get(row.id) } : row)),
  };
}

// Whether the server's score differs from the one on this phone.
export const isOtherwise = (came, here) =>
  came.status !== here.status || String(came.totals) !== String(here.totals);
