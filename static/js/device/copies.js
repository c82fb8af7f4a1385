// A copy of what was seen stays on the phone, where the browser lets it: a page that came as
// one says so until the server answers. Where it does not, a table tells once to stay open.
const ADVISED = "told to keep the page open";
const WAYS = {
  insecure: `Without https no phone keeps a page. On the machine that serves,
    <code>make run HTTPS=1</code> brings it.`,
  SecurityError: `This phone does not trust the server for good.
    <a href="/certificate/">How it does</a>`,
};
const REFUSED = ["SecurityError", "TypeError", "NotSupportedError"];
const PATIENCE = 10_000; // ms until an engine that does not come is not waited for
const APART = "The server does not answer: what others enter comes when it does.";

const worker = navigator.serviceWorker;
const page = document.documentElement;

const note = () => document.querySelector("p.kept");
const engine = () => document.querySelector("#truth[data-engine]")?.dataset.engine;

const keep = async (urls) => (await worker.ready).active.postMessage({ keep: urls });

const seen = () => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = files.filter((name) => name.includes("/static/"));
  return [...ours, location.href, `${location.origin}/`];
};

const enlist = async () => {
  const isNew = !worker.controller;
  const registration = await worker.register("/service-worker.js");
  registration?.waiting?.postMessage({});
  if (isNew) await keep(seen());
};

const tryIt = () =>
  enlist().catch((error) => {
    if (!REFUSED.includes(error.name)) throw error;
    page.dataset.unkept = error.name;
  });

const advice = () => `<aside class="kept" aria-label="No connection">
  <p>No connection. Keep this page open: it cannot be loaded again until the server is back.</p>
  <p class="small">${WAYS[page.dataset.unkept] ?? ""}</p>
  <button class="btn plain" type="button">Understood</button>
</aside>`;

const advise = () => {
  const main = document.querySelector("#main:has(> #truth)");
  if (!main || !page.dataset.unkept || localStorage.getItem(ADVISED)) return;
  localStorage.setItem(ADVISED, "yes");
  main.insertAdjacentHTML("afterbegin", advice());
  const shown = main.firstElementChild;
  shown.querySelector("button").onclick = () => shown.remove();
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
document.addEventListener("engine:ready", () => {
  if (note() && page.dataset.engine === "ready") note().textContent = APART;
  if (!worker) return;
  soon();
  keep(engine().split(" ").map((path) => new URL(path, location).href));
});
