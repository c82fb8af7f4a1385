// Other phones follow the table: a small conditional request, often at first, then seldom.
import { begin } from "../begin.js";

const FIRST = 2; // seconds; from then on the answers say how long to wait
const SHUT = [403, 404];

let timer;

const table = () => document.getElementById("table");
const plan = (seconds) => {
  clearTimeout(timer);
  if (seconds > 0) timer = setTimeout(look, seconds * 1000);
};

const swap = (html) => {
  const news = new Event("follow:news", { cancelable: true });
  if (!document.dispatchEvent(news)) return; // the engine draws it
  document.dispatchEvent(new CustomEvent("table:goes", { detail: { form: null } }));
  if (table().contains(document.activeElement)) document.activeElement.blur();
  htmx.swap("#table", html, { swapStyle: "outerHTML" });
};

// A change of our own that is under way brings the table with it.
const isStill = (seen) =>
  table()?.dataset.seen === seen && !document.querySelector(".htmx-request");

const ask = async ({ poll, way, seen }) => {
  const answer = await fetch(`${poll}&way=${way}`, {
    headers: { "If-None-Match": `"${seen}"`, "HX-Request": "true" },
    cache: "no-store",
  });
  document.dispatchEvent(new Event("follow:answered"));
  const isShut = SHUT.includes(answer.status);
  if (isShut) document.dispatchEvent(new Event("follow:shut"));
  const html = await answer.text();
  if (answer.status === 200 && isStill(seen)) swap(html);
  return isShut ? 0 : Number(answer.headers.get("Poll-After") ?? FIRST);
};

const look = async () => {
  if (document.hidden || !table()?.dataset.poll) return;
  try {
    plan(await ask({ ...table().dataset }));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // no network: ask again later
    document.dispatchEvent(new Event("follow:lost"));
    plan(FIRST);
  }
};

begin("#table", ({ dataset }) => plan(dataset.poll ? FIRST : 0));
addEventListener("online", look);
document.addEventListener("visibilitychange", look);
