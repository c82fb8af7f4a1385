// The phone's Python, as the engine's worker loads it, with files of its own.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { loadPython } from "../../static/js/engine/python.js";

const PACKAGE = "@micropython/micropython-webassembly-pyscript/micropython.mjs";
const script = createRequire(import.meta.url).resolve(PACKAGE);
const TABLE = `
import gc
from .in_a_folder.deep import WORD

class Table:
    def __init__(self, record, way):
        self.word = record + way + WORD

    def said(self):
        return self.word

    def spill(self):
        for place in range(1000):
            list(range(100))

    def held(self):
        return gc.mem_alloc()
`;
const FILES = {
  "phone/__init__.py": "from .table import Table\n",
  "phone/in_a_folder/deep/__init__.py": "WORD = 'deep'\n",
  "phone/table.py": TABLE,
};

const loaded = async () => {
  const python = pathToFileURL(script).href;
  const read = await loadPython({ python, wasm: join(dirname(script), "micropython.wasm") });
  return read(FILES);
};

test("files lie in their folders, and a table is begun of them", async () => {
  const python = await loaded();
  python.begin("a", "b");
  assert.equal(python.call("said"), "abdeep");
});

test("what a tap leaves lying is tidied up when it is asked, and not before", async () => {
  const python = await loaded();
  python.begin("", "");
  const before = python.call("held");
  python.call("spill");
  const after = python.call("held");
  assert.ok(after > before + 400_000);
  python.tidy();
  assert.ok(python.call("held") < before + 100_000);
});
