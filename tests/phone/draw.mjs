// Renders partials as the phone does: {root, pictures: [[template, context]]} in.
import { readFileSync } from "node:fs";
import { pages } from "./pages.mjs";

const { root, pictures } = JSON.parse(readFileSync(0, "utf8"));
const draw = pages(root);
const drawn = pictures.map(([template, context]) => draw(template, context));
process.stdout.write(JSON.stringify(drawn));
