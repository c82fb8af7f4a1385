// Taps through games, and says what each part of each tap cost, in ms of the processor,
// which other work on the machine does not change: {partials, games: {key: [record]},
// files: {key: base64}} in, {imports: {key: ms}, taps: {key: [[ms]]}, opened: {key: [ms]}}
// out. The file is the one that a phone fetches to play the game. The parts: enter,
// sheet, screen, JSON; what the engine tidies up; the drawing. A question that is folded
// away is drawn by the tap that opens it. Each game has an engine of its own, as on a
// phone.
import { readFileSync } from "node:fs";
import { clock, engine } from "./engine.mjs";
import { drawerOf } from "../../static/js/engine/partials.js";
import { unpacked } from "../../static/js/engine/python.js";

const TIMES = 3; // that every game is tapped through
// and begun: the quickest start counts, since Node's compiler is at work beside them
const STARTS = 4;
const { partials, games, files } = JSON.parse(readFileSync(0, "utf8"));
const draw = drawerOf(partials);

async function imported(key) {
  const file = new Response(Buffer.from(files[key], "base64"));
  const { modules } = await unpacked(file);
  const python = await engine(process.argv.slice(2), modules);
  const started = clock();
  python.runPython(`import phone.table, tap\ntap.rules.card_game_named("${key}")`);
  return { python, took: clock() - started };
}

function timed(table, entry) {
  const started = clock();
  const written = table.tap(JSON.stringify(entry));
  const answered = clock();
  const picture = JSON.parse(written);
  draw("tables/_table.html", picture);
  const drawn = clock();
  const steps = JSON.parse(table.times());
  const tidied = steps.reduce((rest, step) => rest - step, answered - started);
  const parts = [...steps, tidied, drawn - answered];
  return { parts, opened: opened(table, picture.table.pad) };
}

// How long it takes to open the first and the last question that is folded away.
function opened(table, { beside, more }) {
  const forms = [...beside, ...more].flatMap((fold) => fold.forms);
  const others = forms.filter((form) => form.is_shut);
  const ends = others.length > 1 ? [others[0], others.at(-1)] : others;
  return ends.map(({ mark }) => {
    const started = clock();
    draw("tables/_prompt.html", JSON.parse(table.open(mark)));
    return clock() - started;
  });
}

// The first quarter of a game is replayed, the rest is tapped.
function tapped(python, record) {
  const start = Math.floor(record.entries.length / 4);
  const entries = record.entries.slice(0, start);
  const begin = python.globals.get("tap").Table;
  const table = begin(JSON.stringify({ ...record, entries }));
  return record.entries.slice(start).map((entry) => timed(table, entry));
}

const whole = (tap) => tap.parts.reduce((sum, part) => sum + part, 0);

function quicker(tap, again) {
  const parts = whole(tap) < whole(again) ? tap.parts : again.parts;
  const opened = tap.opened.map((took, place) => Math.min(took, again.opened[place]));
  return { parts, opened };
}

// Of each tap the quickest time counts: an engine warms up, and tidies up now and then.
function best(python, record) {
  const runs = Array.from({ length: TIMES }, () => tapped(python, record));
  return runs.reduce((taps, again) =>
    taps.map((tap, place) => quicker(tap, again[place])),
  );
}

const imports = {};
const taps = {};
const opening = {};
for (const [key, records] of Object.entries(games)) {
  const engines = [];
  for (let time = 0; time < STARTS; time += 1) engines.push(await imported(key));
  imports[key] = Math.min(...engines.map(({ took }) => took));
  const timings = records.flatMap((record) => best(engines[0].python, record));
  taps[key] = timings.map((tap) => tap.parts);
  opening[key] = timings.flatMap((tap) => tap.opened);
}
process.stdout.write(JSON.stringify({ imports, taps, opened: opening }));
