// The engine sits down at the table: it reads what is known, and takes every tap.
import { openStore } from "../store/database.js";
import { engineAt } from "./asking.js";
import { lay } from "./drawing.js";
import { openFolds } from "./folds.js";
import { keepNothing, listen, read } from "./keeping.js";
import { catchUp, flush, settle } from "./sending.js";
import { look } from "./server.js";
import { isBehind, replay, section, table, waiting } from "./table.js";
import { takeTaps } from "./tapping.js";
import { tellTruth } from "./truth.js";
import { turnWays } from "./ways.js";

const AGAIN = 5000; // ms until what is unsent is tried once more
const MOMENT = 50; // ms until an answer that is under way is looked for again

const whenItMayBeBack = () => {
  addEventListener("online", flush);
  document.addEventListener("visibilitychange", flush);
  setInterval(() => {
    if (!document.hidden && waiting().length) flush();
  }, AGAIN);
};

const takeNews = (event) => {
  if (!table.isReady) return;
  event.preventDefault();
  catchUp();
};

// What the server says of the game; where it says nothing, what this phone kept.
async function readAll() {
  const { known } = await look();
  table.store = await openStore().catch(keepNothing) ?? null;
  await read().catch(keepNothing);
  if (known) await settle(known, [], table.outbox);
  return table.known.record !== undefined;
}

const isUnderWay = () => document.querySelector("#table .htmx-request") !== null;
const aMoment = () => new Promise((resolve) => { setTimeout(resolve, MOMENT); });

// The table with all that was tapped meanwhile; null where that cannot be learnt.
async function upToDate() {
  for (;;) {
    const html = await replay();
    if (!isUnderWay() && !isBehind()) return html;
    await aMoment();
    const { known } = isBehind() ? await look() : table;
    if (!known) return null;
    await settle(known, [], table.outbox);
  }
}

async function sitDown() {
  const { game, url, ...files } = JSON.parse(document.getElementById("engine").textContent);
  Object.assign(table, { files, engine: engineAt(files.worker) });
  table.known = { id: game, seen: -1, page: { url } };
  performance.mark("asked for");
  const isLoaded = table.engine("load", files);
  if (!(await readAll())) return;
  await isLoaded;
  const html = await upToDate();
  performance.measure("engine", "asked for");
  if (!html) return;
  if (waiting().length || Number(section().dataset.seen) !== table.known.seen) lay(html);
  table.isReady = true;
  listen();
  whenItMayBeBack();
  document.addEventListener("follow:news", takeNews);
  document.addEventListener("engine:drawn", tellTruth);
  document.addEventListener("htmx:afterSettle", () => isBehind() && catchUp());
  tellTruth();
  flush();
}

takeTaps();
turnWays();
openFolds();
sitDown().finally(() => {
  document.documentElement.dataset.engine = table.isReady ? "ready" : "none";
  document.dispatchEvent(new Event("engine:ready"));
});
