// The phone's own store: the acknowledged games, and the outbox of all of them.
import { own } from "./root.js";

const STORES = ["games", "outbox"];

export const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function opened(name, make) {
  const request = indexedDB.open(own(name), 1);
  request.onupgradeneeded = () => make(request.result);
  return done(request);
}

export const all = (database, name) =>
  done(database.transaction(name, "readonly").objectStore(name).getAll());

// One transaction on the stores of these names, which is on the disk when it is over.
export async function written(database, names, work) {
  const change = database.transaction(names, "readwrite", { durability: "strict" });
  const over = new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error ?? new Error("The store was closed."));
  });
  const stores = names.map((name) => change.objectStore(name));
  const [answer] = await Promise.all([work(...stores), over]);
  return answer;
}

export const openStore = () =>
  opened("scorekeeper", (database) => {
    database.createObjectStore("games", { keyPath: "id" });
    const places = { keyPath: "place", autoIncrement: true };
    const outbox = database.createObjectStore("outbox", places);
    outbox.createIndex("game", "game");
    outbox.createIndex("id", "id");
  });

// What is acknowledged of a game, undefined where nothing is, and its outbox in order.
export async function kept(store, game) {
  const both = store.transaction(STORES, "readonly");
  const acknowledged = done(both.objectStore("games").get(game));
  const outbox = await done(both.objectStore("outbox").index("game").getAll(game));
  return { acknowledged: await acknowledged, outbox };
}

// Adds a row behind `before`, ids of the rows that this page knows; says whether these
// are all that there are: another page of this game may have been first.
export const add = (store, row, before) =>
  written(store, ["outbox"], async (outbox) => {
    const rows = await done(outbox.index("game").getAll(row.game));
    const isSame = String(rows.map(({ id }) => id)) === String(before);
    if (isSame) outbox.add(row);
    return isSame;
  });

// Writes what is acknowledged, and of the outbox what is left of the rows `sent`, by their ids.
export const acknowledge = (store, game, sent, left) =>
  written(store, STORES, async (games, outbox) => {
    games.put(game);
    for (const id of sent) {
      const place = await done(outbox.index("id").getKey(id));
      const rest = left.find((row) => row.id === id);
      if (place === undefined) continue;
      if (rest) outbox.put({ ...rest, place });
      else outbox.delete(place);
    }
  });
