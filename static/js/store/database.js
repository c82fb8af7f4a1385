// The phone's own store: the acknowledged games, and the outbox of all of them.
import { waitingIn } from "./outbox.js";

const STORES = ["games", "outbox"];

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function openStore() {
  const request = indexedDB.open("scorekeeper", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" });
    const outbox = request.result.createObjectStore("outbox", { keyPath: "place", autoIncrement: true });
    outbox.createIndex("game", "game");
    outbox.createIndex("id", "id");
  };
  return done(request);
}

// One transaction on both, which is on the disk when it is over.
function inOne(store, work) {
  return new Promise((resolve, reject) => {
    const both = store.transaction(STORES, "readwrite", { durability: "strict" });
    const [games, outbox] = STORES.map((name) => both.objectStore(name));
    let given;
    both.oncomplete = () => resolve(given);
    both.onabort = () => reject(both.error ?? new Error("The store was closed."));
    work(games, outbox, (answer) => { given = answer; });
  });
}

// What is known of a game, undefined where nothing is, and its outbox in order.
export async function kept(store, game) {
  const both = store.transaction(STORES, "readonly");
  const asked = [
    both.objectStore("games").get(game),
    both.objectStore("outbox").index("game").getAll(game),
  ];
  const [known, outbox] = await Promise.all(asked.map(done));
  return { known, outbox };
}

// What the server was not told, of all games.
export async function unsent(store) {
  return waitingIn(await done(store.transaction("outbox", "readonly").objectStore("outbox").getAll()));
}

// Adds a row behind `before`, ids of the rows that this page knows; says whether these
// are all that there are: another page of this game may have been first.
export function add(store, row, before) {
  return inOne(store, (games, outbox, answer) => {
    const request = outbox.index("game").getAll(row.game);
    request.onsuccess = () => {
      const isSame = String(request.result.map(({ id }) => id)) === String(before);
      if (isSame) outbox.add(row);
      answer(isSame);
    };
  });
}

// Writes what is acknowledged, and of the outbox what is left of the rows `sent`.
export function acknowledge(store, known, sent, left) {
  return inOne(store, (games, outbox) => {
    games.put(known);
    for (const { id } of sent) {
      const rest = left.find((row) => row.id === id);
      outbox.index("id").getKey(id).onsuccess = ({ target: { result: place } }) => {
        if (place === undefined) return;
        if (rest) outbox.put({ ...rest, place });
        else outbox.delete(place);
      };
    }
  });
}
