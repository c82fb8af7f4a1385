// The phone's Python with files from here in its root folder.
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const HEAP = 16 * 1024 * 1024;
// After so many new bytes the memory is tidied up. The engine's own measure is so small
// that every single call would end with it, for longer than all else takes together.
const TIDY = 4 * 1024 * 1024;

// The ms that the processor has worked for this process; the engine asks it, too.
export function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

globalThis.clock = clock;

function copy(python, path, folder) {
  const target = `${folder}/${basename(path)}`;
  if (path.endsWith(".py") || path.endsWith(".json")) {
    python.FS.writeFile(target, readFileSync(path));
  } else if (statSync(path).isDirectory() && basename(path) !== "__pycache__") {
    python.FS.mkdirTree(target);
    for (const name of readdirSync(path)) copy(python, join(path, name), target);
  }
}

// The same with modules (path, content), as a phone fetches them.
function write(python, path, content) {
  python.FS.mkdirTree(`/${path.slice(0, path.lastIndexOf("/"))}`);
  python.FS.writeFile(`/${path}`, content);
}

export async function engine(paths, modules = []) {
  const python = await loadMicroPython({ heapsize: HEAP });
  for (const path of paths) copy(python, path, "");
  for (const module of modules) write(python, ...module);
  python.runPython(`import gc, sys\ngc.threshold(${TIDY})\nsys.path.insert(0, "/")`);
  return python;
}
