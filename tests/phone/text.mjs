// Writes what a phone takes out: a JSON list of contents in, texts out.
import { readFileSync } from "node:fs";
import { linesOf } from "../../static/js/store/text.js";

const given = JSON.parse(readFileSync(0, "utf8"));
const texts = [];
for (const content of given.contents) {
  if (!given.packs) delete globalThis.CompressionStream;
  texts.push((await linesOf(content)).join("\n"));
}
process.stdout.write(JSON.stringify(texts));
