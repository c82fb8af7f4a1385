// The evenings that this phone played by itself, and the groups that it knows. Phones have
// made their store with the name `circles`, and evenings of then name their `circle`.
import { ourWorker } from "../device/worker.js";
import { all, opened, written } from "../store/database.js";
import { at } from "../store/root.js";
import { asked } from "../store/server.js";

const PATIENCE = 4000; // ms
const GROUPS = "circles";

export const openEvenings = () =>
  opened("evenings", (database) => {
    for (const name of ["evenings", GROUPS]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
  });

export const keepGroups = (store, groups) =>
  written(store, [GROUPS], (kept) => {
    kept.clear();
    for (const group of groups) kept.put(group);
  });

// What the server says, {csrf_token, groups, engine, open}; null without a network. `open`:
// those of the addresses that are `kept` here which this phone may still see.
export async function askServer(kept = "") {
  const { status, answer } = await asked(`${at("evening/groups.json")}?${kept}`, PATIENCE);
  return status === 200 ? answer : null;
}

export async function groupsOf(store) {
  const data = await askServer();
  if (data) await keepGroups(store, data.groups);
  return data?.groups ?? all(store, GROUPS);
}

const withGroup = ({ circle, ...evening }) => ({ group: circle, ...evening });

export const eveningsIn = async (store) => (await all(store, "evenings")).map(withGroup);

// What an evening without a network needs stays on the phone, as the server has said it.
export const keepForAnEvening = async (data) => {
  if (!data) return;
  if (navigator.connection?.saveData || !data.groups.length) return;
  const worker = navigator.serviceWorker && (await ourWorker());
  if (!worker || worker.waiting) return; // a new version is about to take over
  const names = data.engine.split(" ").filter(Boolean);
  worker.active.postMessage({ keep: names.map((name) => new URL(name, location).href) });
};
