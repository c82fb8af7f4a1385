// The phone's Python, with the files of one family of card games in its root folder.
const HEAP = 16 * 1024 * 1024;
// After so many new bytes the memory is tidied up. The engine's own measure is so small
// that every single call would end with it, for longer than all else takes together.
const TIDY = 4 * 1024 * 1024;
const START = `
import gc, sys
gc.threshold(${TIDY})
sys.path.insert(0, "/")
from phone import Table

def begin(record, way):
    global table
    table = Table(record, way)

def call(name, *given):
    return getattr(table, name)(*given)

def evening(name, given):
    from phone import evening
    return getattr(evening, name)(given)
`;

// Gives what sets it up with its files, once these have come, too.
export async function loadPython(urls) {
  const { loadMicroPython } = await import(urls.python);
  const python = await loadMicroPython({ heapsize: HEAP, url: urls.wasm });
  return (files) => {
    for (const [path, text] of Object.entries(files)) write(python.FS, path, text);
    python.runPython(START);
    const named = (name) => [name, python.globals.get(name)];
    return Object.fromEntries(["begin", "call", "evening"].map(named));
  };
}

function write(system, path, text) {
  const folders = path.split("/").slice(0, -1);
  folders.forEach((_, place) => {
    const folder = `/${folders.slice(0, place + 1).join("/")}`;
    if (!system.analyzePath(folder).exists) system.mkdir(folder);
  });
  system.writeFile(`/${path}`, text);
}
