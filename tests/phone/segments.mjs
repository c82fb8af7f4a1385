// The letters of texts as JavaScript counts them: a JSON list in, a list of lists out.
import { readFileSync } from "node:fs";

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const texts = JSON.parse(readFileSync(0, "utf8"));
const counted = texts.map((text) => [...letters.segment(text)].map(({ segment }) => segment));
process.stdout.write(JSON.stringify(counted));
