// A game of the evening at the table: the very same table and pad, and no server.
import { lay } from "../engine/drawing.js";
import { takeLink, turn } from "../engine/folds.js";
import { read } from "../engine/keeping.js";
import { game, layOut, page, referee, replay, section, way } from "../engine/table.js";
import { entries } from "./kept.js";
import { ask, drawn, engine } from "./state.js";

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

// What a referee may rule; asked for a second time it makes room for the pad.
takeLink('a[href*="/referee/"]', async () => {
  if (section().querySelector("[name=ruling]")) return turn(way());
  const prompts = await ask("rulings", game());
  const forms = prompts.map((prompt) => drawn("evening/_ruling.html", { prompt, page: page() }));
  const html = (await Promise.all(forms)).join("");
  return htmx.swap("#table .asked", html, { swapStyle: "innerHTML" });
});
