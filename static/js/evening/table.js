// A game of the evening at the table: the very same table and pad, and no server.
import { lay } from "../engine/drawing.js";
import { read } from "../engine/keeping.js";
import "../engine/referee.js";
import { layOut, referee, replay } from "../engine/table.js";
import { entries } from "./kept.js";
import { drawn, engine } from "./state.js";

let announcement = ""; // what a correction came to, for the table to hear

export const announce = (words) => { announcement = words; };

// `view`: what the engine says of the table, and that nobody wins more than can be kept.
export async function sitDown(place, { id, record }, view) {
  const head = { ...record, entries: [] };
  const known = { id, seen: 0, undoable: 0, redoable: [], record: head, ...view };
  layOut(engine, known, entries(), true);
  await read();
  place.innerHTML = await drawn("evening/_table.html", view);
  lay(await replay(announcement));
  announcement = "";
  referee(true);
}

export const getUp = () => referee(false);
