// Shows the view that the address names, or its table. What has the focus, or is being typed,
// stays.
import { lay } from "../engine/drawing.js";
import { read } from "../engine/keeping.js";
import "../engine/referee.js";
import { layOut, referee, replay } from "../engine/table.js";
import { arrive, goBackTo, held } from "./arrive.js";
import { viewed } from "./asking.js";
import { entries } from "./kept.js";
import { engine, refuse } from "./state.js";

const place = document.getElementById("evening");
const bar = document.querySelectorAll("body > :is(.me, .places)"); // a table has none

let shown; // the address of the view that stands
let typed = {}; // what the fields held at the last tap
let announcement = ""; // what a correction came to, for the table to hear
let turn = Promise.resolve();

export const announce = (words) => { announcement = words; };
export const remember = (values) => { typed = values; };

// One view after the other: the last one that was asked for stays.
export const show = () => (turn = turn.then(showOne, showOne));

async function showOne() {
  referee(false);
  const { move, html, game } = await viewed();
  if (move) return location.replace(move);
  document.getElementById("main").className = game ? "table-page" : "page";
  if (game) await sitDown(game, html);
  else exchange(html, shown === location.hash);
  refuse("");
  if (shown !== location.hash) {
    if (shown !== undefined) arrive(place);
    scrollTo(0, 0);
    document.querySelector("#evening .past-deal:has([open])")?.scrollIntoView({ block: "nearest" });
  }
  shown = location.hash;
  document.documentElement.dataset.shown = shown || "#";
}

// A game of the evening at the table: the very same table and pad, and no server.
async function sitDown(game, html) {
  bar.forEach((part) => part.remove());
  layOut(engine, game, entries(), true);
  await read();
  place.innerHTML = html;
  lay(await replay(announcement));
  announcement = "";
  referee(true);
}

// What was typed since the last tap, while the view was on its way.
const typedSince = () => {
  const inputs = [...place.querySelectorAll("input[id]")];
  return inputs.filter(({ name, value }) => value !== (typed[name] ?? ""));
};

// `isSame`: whether it is the same view, drawn again.
function exchange(html, isSame) {
  document.querySelector(".top").after(...bar);
  const before = held(document.activeElement);
  const late = isSame ? typedSince() : [];
  place.innerHTML = html;
  htmx.trigger(place, "htmx:load"); // as after a swap
  for (const { id, value } of late) place.querySelector(`#${id}`)?.setAttribute("value", value);
  (place.querySelector("[role=alert]") ?? (isSame ? goBackTo(place, before) : null))?.focus();
}
