// A copy of what was seen stays on the phone, where the browser lets it: a page that came as
// one says so until the server answers. Where it does not, a table tells once to stay open.
import { at, own } from "../store/root.js";
import { ourWorker } from "./worker.js";

const ADVISED = own("told to keep the page open");
const PATIENCE = 10_000; // ms until an engine that does not come is not waited for
const APART = "The server is not answering. Other phones' entries appear when it answers again.";

const worker = navigator.serviceWorker;
const page = document.documentElement;

const note = () => document.querySelector("p.kept");
const engine = () => document.querySelector("#truth[data-engine]")?.dataset.engine;

const post = async (message) => (await ourWorker()).active.postMessage(message);
const keep = (urls) => post({ keep: urls });

const seen = () => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = files.filter((name) => name.includes(at("static/")));
  return [...ours, location.href, new URL(at(""), location).href];
};

const enlist = async () => {
  const registration = await worker.register(at("service-worker.js"));
  registration?.waiting?.postMessage({});
  await keep(seen());
};

const tryIt = () =>
  enlist().catch((error) => {
    console.warn(error);
    page.dataset.unkept = error.name;
  });

const advise = () => {
  const advice = document.querySelector("dialog.kept"); // of a table
  if (!advice || !page.dataset.unkept || localStorage.getItem(ADVISED)) return;
  localStorage.setItem(ADVISED, "yes");
  advice.open = true;
};

const soon = () => (window.requestIdleCallback ?? setTimeout)(tryIt);

// What is kept for later does not come in the way of a table's engine, whose files came
// before they could be kept at the first visit.
const afterEngine = () => setTimeout(soon, engine() ? PATIENCE : 0);

if (worker) addEventListener("load", afterEngine);
else page.dataset.unkept = isSecureContext ? "unknown" : "insecure";
document.addEventListener("server:answered", () => note()?.remove());
document.addEventListener("server:lost", advise);
document.addEventListener("htmx:sendError", advise);
addEventListener("offline", advise);
// The copy of the page shall name the engine, too.
document.addEventListener("engine:came", () => worker && post({ page: location.href }));
document.addEventListener("engine:ready", () => {
  if (note() && page.dataset.engine === "ready") note().textContent = APART;
  if (!worker) return;
  soon();
  keep(engine().split(" ").map((path) => new URL(path, location).href));
});
