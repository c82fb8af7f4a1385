// What is new on the table is heard once, in order: a screen reader reads it, and what
// speaks or sounds it is told. The words come with the table, as they are said.
import { begin, made } from "../parts.js";

const KEPT = 60_000; // ms for which a reader may still be on its way to it
export const SETTLED = 700; // ms until a page that was just opened is read

const heard = new Map(); // of each part: the entries it was about, and its words
const here = location.origin + location.pathname;
const from = document.referrer.split("?")[0];
// Who opens the page reads it; who comes back from a ruling or a correction hears it.
let delay = from.startsWith(here) && from !== here ? SETTLED : null;

export function announce(words) {
  const line = made("p", {}, words);
  document.getElementById("said")?.append(line);
  setTimeout(() => line.remove(), KEPT);
}

export function say(words) {
  announce(words);
  document.dispatchEvent(new CustomEvent("call:new", { detail: words }));
}

begin("#table [data-said]", ({ localName, dataset: { said, at } }) => {
  const isNew = heard.get(localName) !== `${at} ${said}`;
  heard.set(localName, `${at} ${said}`);
  if (!isNew || delay === null) return;
  if (delay) setTimeout(say, delay, said);
  else say(said);
});
delay = 0;
document.addEventListener("tap:ignored", () => announce("Second tap ignored."));
