// Draws partials as a phone does: {partials, pictures: [[name, what it calls by name]]} in.
import { readFileSync } from "node:fs";
import { drawerOf } from "../../static/js/engine/partials.js";

const { partials, pictures } = JSON.parse(readFileSync(0, "utf8"));
const draw = drawerOf(partials);
process.stdout.write(JSON.stringify(pictures.map(([name, names]) => draw(name, names))));
