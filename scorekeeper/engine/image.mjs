// Makes the image of each family: Python's memory once the rules are read.
// {script, wasm, families: {name: {python, templates}}} in; {name: image in base64} out.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { importsFor } from "../../static/js/engine/imports.js";
import { loadPython } from "../../static/js/engine/python.js";

const WORD = 4;
const BLOCK = 16; // bytes, the least that Python gives away
const GAP = 32; // bytes: segments that lie nearer are one
const STEP = 65536; // bytes in which memory is measured
const RUN = 4096; // bytes of one word, which no program has
const MARK = 1000.25; // stands wherever nothing else does
// Without the numbers of lines, which only a trace of an error would tell. All that is
// free is filled with one number, to be known and struck out.
const READ = (family) => `
import micropython
micropython.opt_level(3)
import phone
__import__("rules.games.${family}")
`;
const MARK_FREE = `
def mark_free():
    held, near = [None] * 100_000, 1000.0
    for place in range(100_000):
        held[place] = near + 0.25
    for place in range(100_000):
        held[place] = None

mark_free()
del mark_free
`;

const { script, wasm, families } = JSON.parse(readFileSync(0, "utf8"));
const module = await WebAssembly.compile(readFileSync(wasm));

async function begun() {
  const { exports } = await WebAssembly.instantiate(module, importsFor({}));
  return new Uint8Array(exports.memory.buffer);
}

// Python with a family read, and what its instance gives.
async function read(family, files) {
  const { instantiate } = WebAssembly;
  let exports;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    ({ exports } = made.instance);
    return made;
  };
  const seat = await loadPython({ python: pathToFileURL(script).href, wasm });
  WebAssembly.instantiate = instantiate;
  const { functions, run } = seat(files, READ(family));
  functions.tidy();
  run(MARK_FREE);
  functions.tidy();
  return { functions, exports };
}

// What is free says nothing: neither the marks nor what lies on the stack.
function blank({ memory, emscripten_stack_get_end, emscripten_stack_get_base }) {
  const words = new DataView(memory.buffer);
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(0, emscripten_stack_get_end(), emscripten_stack_get_base());
  for (let place = 0; place < bytes.length; place += BLOCK) {
    const isFree = words.getFloat64(place + BLOCK / 2, true) === MARK;
    if (isFree) bytes.fill(0, place, place + BLOCK);
  }
  let begin = 0;
  for (let place = WORD; place <= bytes.length; place += WORD) {
    const isEnd = place === bytes.length;
    if (!isEnd && words.getUint32(place, true) === words.getUint32(begin, true)) continue;
    if (place - begin > RUN) bytes.fill(0, begin, place);
    begin = place;
  }
  return bytes;
}

// Where the memory differs from one that has just begun: [begin, end] of each segment.
function segmentsOf(bytes, before) {
  const segments = [];
  for (let place = 0; place < bytes.length; place += 1) {
    if (bytes[place] === (before[place] ?? 0)) continue;
    const last = segments.at(-1);
    if (last && place - last[1] <= GAP) last[1] = place + 1;
    else segments.push([place, place + 1]);
  }
  return segments;
}

function packed({ bytes, segments, names, content }) {
  const since = segments.flatMap(([begin, end], each) => [
    begin - (segments[each - 1]?.[1] ?? 0), end - begin,
  ]);
  const steps = bytes.length / STEP;
  const head = Buffer.from(JSON.stringify({ steps, names, segments: since, content }));
  const length = Buffer.alloc(WORD);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...segments.map(([begin, end]) => bytes.subarray(begin, end))]);
}

const images = {};
for (const [family, { python, ...content }] of Object.entries(families)) {
  const { functions, exports } = await read(family, python);
  const names = Object.fromEntries(Object.entries(functions).map(([name, { _ref }]) => [name, _ref]));
  const bytes = blank(exports);
  const segments = segmentsOf(bytes, await begun());
  images[family] = packed({ bytes, segments, names, content }).toString("base64");
}
process.stdout.write(JSON.stringify(images));
