// The engine sits down at the table: it reads what is known, and takes every tap.
import { engineAt } from "./asking.js";
import { takeNews } from "./catching-up.js";
import { lay } from "./drawing.js";
import { openFolds } from "./folds.js";
import { readAll, upToDate } from "./joining.js";
import { listen } from "./keeping.js";
import { takeOut } from "../outbox-out.js";
import { askTheTable } from "./question.js";
import { flush } from "./sending.js";
import { section, table, waiting } from "./table.js";
import { takeTaps } from "./tapping.js";
import { tellTruth } from "./truth.js";
import { turnWays } from "./ways.js";

const AGAIN = 5000; // ms until what is unsent is tried once more

const whenItMayBeBack = () => {
  addEventListener("online", flush);
  document.addEventListener("engine:waits", flush);
  document.addEventListener("visibilitychange", flush);
  setInterval(() => {
    if (!document.hidden && waiting().length) flush();
  }, AGAIN);
};

async function sitDown() {
  const url = location.pathname;
  performance.mark("asked for");
  table.known = { id: Number(url.match(/\d+/)), seen: -1, page: { url } };
  if (!(await readAll())) return;
  const [worker, python, wasm, liquid, family, qr] = table.addresses.split(" ");
  document.getElementById("truth").dataset.engine += ` ${table.addresses}`; // to be kept
  table.qr = qr;
  table.engine = engineAt(worker);
  await table.engine("load", { python, wasm, liquid, family });
  const html = await upToDate();
  performance.measure("engine", "asked for");
  if (!html) return;
  if (waiting().length || Number(section().dataset.seen) !== table.known.seen) lay(html);
  table.isReady = true;
  flush();
}

takeTaps();
turnWays();
openFolds();
askTheTable();
document.addEventListener("engine:drawn", tellTruth);
sitDown().finally(() => {
  document.documentElement.dataset.engine = table.isReady ? "ready" : "none";
  document.dispatchEvent(new Event("engine:ready"));
  if (!table.isReady) return;
  listen();
  takeNews();
  whenItMayBeBack();
  takeOut();
  tellTruth();
});
