// What operations make of a game: its entries, how many undo takes back one by one, and
// what redo brings back.
const CORRECT = {
  add: (entries, { entry }) => entries.push(entry),
  insert: (entries, { at, entry }) => entries.splice(at, 0, entry),
  replace: (entries, { at, entry }) => entries.splice(at, 1, entry),
  remove: (entries, { at }) => entries.splice(at, 1),
};

const applied = (entries, { along = [], ...row }) => {
  const places = [...along].sort((one, two) => two - one);
  for (const place of places) entries.splice(place, 1);
  CORRECT[row.operation](entries, row);
};

const asRow = (entry) => ({ operation: "add", entry });

// `known`: what the server acknowledged; `rows`: operations made since. `last` and
// `next`: the row that undo takes back, and the one that redo brings back.
export function folded(known, rows) {
  const entries = [...known.record.entries];
  const gone = known.redoable.map(asRow);
  const standing = [];
  let { undoable } = known;
  const turn = {
    undo: () => {
      undoable -= standing.length ? 0 : 1;
      const row = standing.pop() ?? asRow(entries.pop());
      if (row.entry !== undefined) gone.push(row);
    },
    redo: () => gone.length && standing.push(gone.pop()),
  };
  for (const row of rows) {
    if (turn[row.operation]) turn[row.operation]();
    else {
      standing.push(row);
      gone.length = 0;
    }
  }
  const last = standing.at(-1) ?? asRow(entries.at(-1));
  for (const row of standing) applied(entries, row);
  undoable = Math.max(0, undoable) + standing.length;
  return { entries, undoable, redoable: gone.map(({ entry }) => entry), last, next: gone.at(-1) };
}
