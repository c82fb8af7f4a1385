// What operations make of a game: its entries, how many undo takes back one by one, and
// what redo brings back.
const AFTER = {
  add: ({ entries, undoable }, entry) => ({
    entries: [...entries, entry],
    undoable: undoable + 1,
    redoable: [],
  }),
  undo: ({ entries, undoable, redoable }) => ({
    entries: entries.slice(0, -1),
    undoable: Math.max(0, undoable - 1),
    redoable: [...redoable, ...entries.slice(-1)],
  }),
  redo: ({ entries, undoable, redoable }) => ({
    entries: [...entries, ...redoable.slice(-1)],
    undoable: undoable + 1,
    redoable: redoable.slice(0, -1),
  }),
};

// `known`: what the server acknowledged; `rows`: operations made since.
export function folded(known, rows) {
  const { undoable, redoable, record } = known;
  const start = { entries: record.entries, undoable, redoable };
  return rows.reduce((state, row) => AFTER[row.operation](state, row.entry), start);
}
