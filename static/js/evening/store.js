// The evenings that this phone played by itself, and the circles that it knows.
const STORES = { evenings: "id", circles: "id" };

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function openEvenings() {
  const request = indexedDB.open("evenings", 1);
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(STORES)) {
      request.result.createObjectStore(name, { keyPath });
    }
  };
  return done(request);
}

// Writes, and is done when it is on the disk.
function written(store, name, work) {
  return new Promise((resolve, reject) => {
    const change = store.transaction(name, "readwrite", { durability: "strict" });
    let given;
    change.oncomplete = () => resolve(given);
    change.onabort = () => reject(change.error ?? new Error("The store was closed."));
    work(change.objectStore(name), (answer) => { given = answer; });
  });
}

export const all = (store, name) =>
  done(store.transaction(name, "readonly").objectStore(name).getAll());

// Keeps an evening that was changed for the n-th time; says whether this page was the
// first to do so: another one may have changed it meanwhile.
export const keepEvening = (store, evening) =>
  written(store, "evenings", (evenings, answer) => {
    evenings.get(evening.id).onsuccess = ({ target: { result: kept } }) => {
      const isFirst = (kept?.changes ?? 0) === evening.changes - 1;
      if (isFirst) evenings.put(evening);
      answer(isFirst);
    };
  });

export const forgetEvening = (store, id) =>
  written(store, "evenings", (evenings) => evenings.delete(id));

// Those that this phone has a key for now, in place of those before.
export const keepCircles = (store, circles) =>
  written(store, "circles", (kept) => {
    kept.clear();
    for (const circle of circles) kept.put(circle);
  });
