// A game of the evening at the table: the very same table and pad, and no server.
import { lay } from "../engine/drawing.js";
import { read } from "../engine/keeping.js";
import "../engine/referee.js";
import { layOut, referee, replay } from "../engine/table.js";
import { entries } from "./kept.js";
import { engine } from "./state.js";

let announcement = ""; // what a correction came to, for the table to hear

export const announce = (words) => { announcement = words; };

// `game`: as the engine lays it out; `html`: of the page around the table.
export async function sitDown(place, game, html) {
  layOut(engine, game, entries(), true);
  await read();
  place.innerHTML = html;
  lay(await replay(announcement));
  announcement = "";
  referee(true);
}

export const getUp = () => referee(false);
