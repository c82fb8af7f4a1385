// On pages seen with a network: what an evening without one needs stays on the phone.
import { askServer } from "./known.js";
import { keepCircles, openEvenings } from "./store.js";

const keep = async () => {
  const told = await askServer();
  if (!told) return;
  await keepCircles(await openEvenings(), told.circles);
  if (navigator.connection?.saveData || !told.circles.length) return;
  const found = await navigator.serviceWorker?.ready;
  if (!found || found.waiting) return; // a new version is about to take over
  const names = told.engine.split(" ").filter(Boolean);
  found.active.postMessage({ keep: names.map((name) => new URL(name, location).href) });
};

// Where nothing may be stored, nothing is kept.
const tryIt = () => keep().catch((error) => console.warn(error));

export const keepForAnEvening = () => {
  if ("requestIdleCallback" in window) addEventListener("load", () => requestIdleCallback(tryIt));
  else addEventListener("load", tryIt);
};
