// The phone's Python, with the files of one family of card games in its root folder.
const HEAP = 16 * 1024 * 1024;
// After so many new bytes the memory is tidied up in the middle of a call. The engine's
// own measure is so small that every single call would end with it, for longer than all
// else takes together; it is done while nobody waits, too.
const TIDY = 12 * 1024 * 1024;
const BEFORE = `
import gc, sys
gc.threshold(${TIDY})
sys.path.insert(0, "/")
`;
const START = `
from phone.table import Table

def begin(record, way):
    global table
    table = Table(record, way)

def tidy():
    gc.collect()

def call(name, *given):
    return getattr(table, name)(*given)

def evening(name, given):
    from phone import evening
    return getattr(evening, name)(given)
`;
const FUNCTIONS = ["begin", "call", "evening", "tidy"];

// Gives what sets it up with its files, once these have come, too; `first`: what else is
// to be read.
export async function loadPython(urls) {
  const { loadMicroPython } = await import(urls.python);
  const python = await loadMicroPython({ heapsize: HEAP, url: urls.wasm });
  const run = (text) => python.runPython(text);
  return (files, first = "") => {
    write(python.FS, files);
    [BEFORE, first, START].forEach(run);
    const named = (name) => [name, python.globals.get(name)];
    return { functions: Object.fromEntries(FUNCTIONS.map(named)), run };
  };
}

function write(system, files) {
  const folders = new Set();
  for (const path of Object.keys(files)) {
    for (const { index } of path.matchAll(/\//g)) folders.add(path.slice(0, index));
  }
  for (const folder of [...folders].sort()) system.mkdir(`/${folder}`);
  for (const [path, text] of Object.entries(files)) system.writeFile(`/${path}`, text);
}
