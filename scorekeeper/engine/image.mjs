// Makes the image of each family: Python's memory once the rules are read.
// {script, wasm, families: {name: {python, templates}}} in; {name: image in base64} out.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { importsFor } from "../../static/js/engine/imports.js";
import { loadPython } from "../../static/js/engine/python.js";
import { MARK, blank, packed, segmentsOf } from "./memory.mjs";

// Without the numbers of lines, which only a trace of an error would tell. All that is
// free is filled with one number, to be known and struck out.
const READ = (family) => `
import micropython
micropython.opt_level(3)
import phone.table
from rules.games import read_family
read_family("${family}")
`;
const MARK_FREE = `
def mark_free():
    held, near = [None] * 100_000, ${MARK - 0.5}
    for place in range(100_000):
        held[place] = near + 0.5
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

const images = {};
for (const [family, { python, ...content }] of Object.entries(families)) {
  const { functions, exports } = await read(family, python);
  const names = Object.fromEntries(Object.entries(functions).map(([name, { _ref }]) => [name, _ref]));
  const bytes = blank(exports);
  const segments = segmentsOf(bytes, await begun());
  images[family] = packed({ bytes, segments, names, content }).toString("base64");
}
process.stdout.write(JSON.stringify(images));
