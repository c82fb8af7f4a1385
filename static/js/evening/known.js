// What this phone keeps of its circles, brought up to date where the server answers.
import { all, keepCircles } from "./store.js";

const PATIENCE = 4000; // ms

// What the server says, {token, circles, engine}; null without a network.
export async function askServer() {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch("/evening/known.json", { cache: "no-store", signal });
    if (!answer.ok) return null;
    const { csrf_token: token, circles, engine } = await answer.json();
    return { token, circles, engine };
  } catch {
    document.dispatchEvent(new Event("follow:lost"));
    return null;
  }
}

export async function knownCircles(store) {
  const told = await askServer();
  if (!told) return store ? all(store, "circles") : [];
  if (store) await keepCircles(store, told.circles);
  return told.circles;
}
