// Once the page is idle the engine is fetched, or as soon as the server has it. Until it sits at
// the table the server takes the taps, but none of a page that is held: a copy, or one that has
// not read what is unsent here.
// The addresses of its files come with the page, from scorekeeper/engine/files.py.
import { on, stop } from "../parts.js";
import { tell } from "./tell.js";

const WAIT = "This phone is still loading the game. Tap again in a moment.";

const page = document.documentElement;
const { dataset } = document.getElementById("truth");
const isHeld = () => page.matches("[data-held]");
const letGo = () => page.removeAttribute("data-held");

const hold = (_, event) => {
  if (!isHeld()) return;
  stop(event);
  tell(WAIT);
};

const giveUp = () => {
  page.dataset.engine = "none";
  document.dispatchEvent(new Event("engine:ready"));
};

const fetchIt = () => {
  const [script, worker] = dataset.engine.split(" ");
  performance.mark("asked for");
  globalThis.engineWorker = new Worker(worker, { type: "module" }); // takes longest to come
  import(script).catch(giveUp);
};

on("submit", "#table", hold, true);
document.addEventListener("engine:ready", letGo);
document.addEventListener("engine:came", fetchIt);

if (dataset.engine) {
  const isUrgent = isHeld() || !window.requestIdleCallback;
  addEventListener("load", () => (isUrgent ? fetchIt() : requestIdleCallback(fetchIt)));
} else {
  letGo();
}
