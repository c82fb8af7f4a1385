// Shows the view that the address names: the evening, a game of it, its settlement.
import { viewed } from "./asking.js";
import { draw } from "./draw.js";
import { refuse, where } from "./state.js";
import { getUp, sitDown } from "./table.js";

let shown; // the address of the view that stands

const place = () => document.getElementById("evening");

let turn = Promise.resolve();

// One view after the other: the last one that was asked for stays.
export const show = () => {
  turn = turn.then(showOne, showOne);
  return turn;
};

async function showOne() {
  getUp();
  const { move, name, view } = await viewed();
  if (move) return location.replace(move);
  const isTable = name === "table";
  document.getElementById("main").className = isTable ? "table-page" : "page";
  document.querySelector("nav.top").hidden = isTable;
  if (isTable) await sitDown(place(), where(), view);
  else await draw(place(), name, view, shown === location.hash);
  refuse("");
  if (shown !== location.hash) {
    scrollTo(0, 0);
    document.querySelector("#evening .deal[open]")?.scrollIntoView({ block: "nearest" });
  }
  shown = location.hash;
  document.documentElement.dataset.shown = shown || "#";
}
