// What the phone's own databases have in common: they are opened, read and written.

export const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function opened(name, make) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => make(request.result);
  return done(request);
}

export const all = (database, name) =>
  done(database.transaction(name, "readonly").objectStore(name).getAll());

// One transaction on the stores of these names, which is on the disk when it is over.
export function written(database, names, work) {
  return new Promise((resolve, reject) => {
    const change = database.transaction(names, "readwrite", { durability: "strict" });
    let result;
    change.oncomplete = () => resolve(result);
    change.onabort = () => reject(change.error ?? new Error("The store was closed."));
    work(...names.map((name) => change.objectStore(name)), (answer) => { result = answer; });
  });
}
