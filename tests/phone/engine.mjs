// The phone's Python with files from here in its root folder.
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const HEAP = 16 * 1024 * 1024;
// After so many new bytes the memory is tidied up. The engine's own measure is so small
// that every single call would end with it, for longer than all else takes together.
const TIDY = 4 * 1024 * 1024;

function copy(python, path, folder) {
  const target = `${folder}/${basename(path)}`;
  if (path.endsWith(".py")) {
    python.FS.writeFile(target, readFileSync(path));
  } else if (statSync(path).isDirectory() && basename(path) !== "__pycache__") {
    python.FS.mkdir(target);
    for (const name of readdirSync(path)) copy(python, join(path, name), target);
  }
}

// The same with texts by their paths, as a phone fetches them.
function write(python, path, text) {
  for (const { index } of path.matchAll(/\//g)) {
    const folder = `/${path.slice(0, index)}`;
    if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
  }
  python.FS.writeFile(`/${path}`, text);
}

export async function engine(paths, texts = {}) {
  const python = await loadMicroPython({ heapsize: HEAP });
  for (const path of paths) copy(python, path, "");
  for (const [path, text] of Object.entries(texts)) write(python, path, text);
  python.runPython(`import gc, sys\ngc.threshold(${TIDY})\nsys.path.insert(0, "/")`);
  return python;
}
