// Taps through games, and says how long each part of each tap took, in ms: {root,
// repeats, games: {key: [record]}} in, {imports: [ms], taps: {key: [[ms]]}} out. The
// parts: enter, sheet, screen, JSON; what the engine tidies up; LiquidJS.
import { readFileSync } from "node:fs";
import { engine } from "./engine.mjs";
import { pages } from "./pages.mjs";

const { root, repeats, games } = JSON.parse(readFileSync(0, "utf8"));
const draw = pages(root);

async function imported() {
  const python = await engine(process.argv.slice(2));
  const started = performance.now();
  python.runPython("import tap");
  return { python, took: performance.now() - started };
}

function timed(table, entry) {
  const started = performance.now();
  const written = table.tap(JSON.stringify(entry));
  const answered = performance.now();
  draw("games/_table.html", JSON.parse(written));
  const drawn = performance.now();
  const steps = JSON.parse(table.times());
  const tidied = steps.reduce((rest, step) => rest - step, answered - started);
  return [...steps, tidied, drawn - answered];
}

// The first quarter of a game is replayed, the rest is tapped.
function tapped(python, record) {
  const start = Math.floor(record.entries.length / 4);
  const entries = record.entries.slice(0, start);
  const begin = python.globals.get("tap").Table;
  const table = begin(JSON.stringify({ ...record, entries }));
  return record.entries.slice(start).map((entry) => timed(table, entry));
}

const whole = (tap) => tap.reduce((sum, part) => sum + part, 0);

// Every game is tapped through twice, and of each tap the quicker counts: the machine
// has other work, and an engine warms up.
function best(python, record) {
  const again = tapped(python, record);
  return tapped(python, record).map((tap, place) =>
    whole(tap) < whole(again[place]) ? tap : again[place],
  );
}

const engines = [];
for (let count = 0; count < repeats; count += 1) engines.push(await imported());
const taps = {};
for (const [key, records] of Object.entries(games)) {
  taps[key] = records.flatMap((record) => best(engines[0].python, record));
}
const imports = engines.map((engine) => engine.took);
process.stdout.write(JSON.stringify({ imports, taps }));
