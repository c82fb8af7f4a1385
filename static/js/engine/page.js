// The engine sits down at the table: it reads what is known, and takes every tap.
import { placeOf } from "../store/root.js";
import { whenItMayBeBack } from "../store/server.js";
import { readyToDraw } from "../store/taken-out.js";
import { engineAt } from "./asking.js";
import { lay } from "./drawing.js";
import "./folds.js";
import { catchUp, readAll, upToDate } from "./joining.js";
import { listen } from "./keeping.js";
import "./referee.js";
import { flush } from "./sending.js";
import { look } from "./server.js";
import { ask, isReady, layOut, referee, show } from "./table.js";
import "./tapping.js";
import { tellTruth } from "./truth.js";

const SOON = 100; // ms in which a first tap would come
const LATER = 1000; // ms in which no tap shall wait for what draws QR codes

// The files that the page names are all of one version; they come while it is asked how
// the game stands.
const { engine } = document.getElementById("truth").dataset;
const [, worker, python, wasm, family, book, qr] = engine.split(" ");

async function sitDown() {
  const url = location.pathname;
  const game = { id: Number(placeOf(url).match(/\d+/)), seen: -1, page: { url } };
  layOut(engineAt(worker, globalThis.engineWorker), game);
  const news = look();
  const files = { python, wasm, family, book };
  const [isKnown] = await Promise.all([readAll(news), ask("load", files)]);
  const html = isKnown ? await upToDate() : null;
  if (html === null) return;
  performance.measure("engine", "asked for");
  if (html) lay(html);
  else setTimeout(show, SOON); // what is drawn first takes longest, and no tap waits for it
  referee(true);
  catchUp(news);
  whenItMayBeBack(flush);
  listen();
  setTimeout(readyToDraw, LATER, qr);
  tellTruth();
}

sitDown().finally(() => {
  document.documentElement.dataset.engine = isReady() ? "ready" : "none";
  document.dispatchEvent(new Event("engine:ready"));
});
