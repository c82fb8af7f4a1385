// Draws partials as a phone does: each line {partials, pictures: [[name, what it calls by
// name]]} in, the texts out.
import { drawerOf } from "../../static/js/engine/partials.js";
import { answerLines } from "./lines.mjs";

await answerLines(({ partials, pictures }) => {
  const draw = drawerOf(partials);
  return JSON.stringify(pictures.map(([name, names]) => draw(name, names)));
});
