// The phone's own store: the acknowledged games, and the outbox of all of them.
import { all, done, opened, written } from "./disk.js";
import { waitingIn } from "./outbox.js";

const STORES = ["games", "outbox"];

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

export const unsent = async (store) => waitingIn(await all(store, "outbox"));

// Adds a row behind `before`, ids of the rows that this page knows; says whether these
// are all that there are: another page of this game may have been first.
export const add = (store, row, before) =>
  written(store, ["outbox"], (outbox, answer) => {
    const request = outbox.index("game").getAll(row.game);
    request.onsuccess = () => {
      const isSame = String(request.result.map(({ id }) => id)) === String(before);
      if (isSame) outbox.add(row);
      answer(isSame);
    };
  });

// Writes what is acknowledged, and of the outbox what is left of the rows `sent`.
export const acknowledge = (store, game, sent, left) =>
  written(store, STORES, (games, outbox) => {
    games.put(game);
    for (const { id } of sent) {
      const rest = left.find((row) => row.id === id);
      outbox.index("id").getKey(id).onsuccess = ({ target: { result: place } }) => {
        if (place === undefined) return;
        if (rest) outbox.put({ ...rest, place });
        else outbox.delete(place);
      };
    }
  });
