// The evenings that this phone played by itself, and the circles that it knows.
import { ourWorker } from "../device/worker.js";
import { all, opened, written } from "../store/database.js";
import { at } from "../store/root.js";
import { asked } from "../store/server.js";

const PATIENCE = 4000; // ms

export const openEvenings = () =>
  opened("evenings", (database) => {
    for (const name of ["evenings", "circles"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
  });

export const keepCircles = (store, circles) =>
  written(store, ["circles"], (kept) => {
    kept.clear();
    for (const circle of circles) kept.put(circle);
  });

// What the server says, {csrf_token, circles, engine, open}; null without a network. `open`:
// those of the addresses that are `kept` here which this phone may still see.
export async function askServer(kept = "") {
  const { status, answer } = await asked(`${at("evening/known.json")}?${kept}`, PATIENCE);
  return status === 200 ? answer : null;
}

export async function circlesOf(store) {
  const data = await askServer();
  if (data) await keepCircles(store, data.circles);
  return data?.circles ?? all(store, "circles");
}

// What an evening without a network needs stays on the phone, as the server has said it.
export const keepForAnEvening = async (data) => {
  if (!data) return;
  if (navigator.connection?.saveData || !data.circles.length) return;
  const worker = navigator.serviceWorker && (await ourWorker());
  if (!worker || worker.waiting) return; // a new version is about to take over
  const names = data.engine.split(" ").filter(Boolean);
  worker.active.postMessage({ keep: names.map((name) => new URL(name, location).href) });
};
