// Writes outboxes as a phone takes them out: a JSON list of [game, sent] in, texts out.
import { readFileSync } from "node:fs";
import { linesOf } from "../../static/js/store/text.js";

const given = JSON.parse(readFileSync(0, "utf8"));
const texts = [];
for (const [game, sent] of given.outboxes) {
  if (!given.packs) delete globalThis.CompressionStream;
  texts.push((await linesOf(game, sent)).join("\n"));
}
process.stdout.write(JSON.stringify(texts));
