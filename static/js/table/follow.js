// Other phones follow the table: a small conditional request, often while it is played.
import { tryToForget } from "../device/forgetting.js";
import { begin, tellGoes } from "../parts.js";
import { fetched, isShut } from "../store/server.js";
import { engineHeaders, takeEngine } from "./late-engine.js";

const FIRST = 2; // seconds; from then on the answers say how long to wait
const [TAKEN, OTHERS_FIRST] = [200, 409];
const PATIENCE = 5000; // ms

let timer;

const table = () => document.getElementById("table");
const plan = (seconds) => {
  clearTimeout(timer);
  if (seconds > 0) timer = setTimeout(look, seconds * 1000);
};

const swap = (html) => {
  const news = new Event("follow:news", { cancelable: true });
  if (!document.dispatchEvent(news)) return; // the engine draws it
  tellGoes(null);
  if (table().contains(document.activeElement)) document.activeElement.blur();
  htmx.swap("#table", html, { swapStyle: "outerHTML" });
};

// A change of our own that is under way brings the table with it.
const isStill = (seen) =>
  table()?.dataset.seen === seen && !document.querySelector(".htmx-request");

const ask = async ({ poll, way, seen, agreed }) => {
  const headers = { "If-None-Match": `"${seen}${agreed}"`, "HX-Request": "true" };
  Object.assign(headers, engineHeaders());
  const answer = await fetched(`${poll}&way=${way}`, PATIENCE, { headers });
  if (!answer) return FIRST; // no network: ask again later
  if (isShut(answer.status)) tryToForget();
  const html = await answer.text().catch(() => "");
  if (html && answer.status === 200 && isStill(seen)) swap(html);
  takeEngine(answer.headers.get("Engine"));
  return isShut(answer.status) ? 0 : Number(answer.headers.get("Poll-After") ?? FIRST);
};

const look = async () => {
  if (document.hidden || !table()?.dataset.poll) return;
  plan(await ask({ ...table().dataset }));
};

begin("#table", ({ dataset }) => plan(dataset.poll ? FIRST : 0));
document.addEventListener("htmx:beforeSwap", ({ detail: { xhr, requestConfig, target } }) => {
  if (target !== table()) return; // the house rules came
  if (xhr.status === TAKEN) tellGoes(requestConfig.elt);
  if (xhr.status === OTHERS_FIRST) tellGoes(null, requestConfig.elt);
});
addEventListener("online", look);
document.addEventListener("visibilitychange", look);
