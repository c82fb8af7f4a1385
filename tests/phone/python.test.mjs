// The phone's Python, as the engine's worker loads it, with files of its own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { loadPython, unpacked } from "../../static/js/engine/python.js";

const PACKAGE = "@micropython/micropython-webassembly-pyscript/micropython.mjs";
const script = createRequire(import.meta.url).resolve(PACKAGE);
const TABLE = `
import gc
from .in_a_folder.deep import WORD

class Table:
    def __init__(self, record, way):
        self.word = record + way + WORD

    def may(self):
        return "{}"

    def said(self):
        return self.word

    def spill(self):
        for place in range(1000):
            list(range(100))

    def held(self):
        return gc.mem_alloc()
`;
const FILES = {
  "phone/worker.py": readFileSync("phone/worker.py", "utf8"),
  "phone/__init__.py": "",
  "phone/in_a_folder/deep/__init__.py": "WORD = 'deep'\n",
  "phone/table.py": TABLE,
};

const loaded = async () => {
  const python = pathToFileURL(script).href;
  const read = await loadPython({ python, wasm: join(dirname(script), "micropython.wasm") });
  return read(Object.entries(FILES));
};

test("files lie in their folders, and a table is begun of them", async () => {
  const python = await loaded();
  python.begin("a", "b");
  assert.equal(python.call("said"), "abdeep");
});

test("what comes later is found when it is imported", async () => {
  const python = await loaded();
  python.bring([["phone/evening.py", "def begin(given):\n  return given + ' again'\n"]]);
  assert.equal(python.evening("begin", "deep"), "deep again");
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

test("the file of a family has its modules behind a line of JSON", async () => {
  const first = JSON.stringify({ modules: [["a/b.mpy", 3], ["c.mpy", 2]], menu: "Rümmeln" });
  const { modules, menu } = await unpacked(new Response(`${first}\n\nM\nMM`));
  assert.equal(menu, "Rümmeln");
  const texts = modules.map(([path, content]) => [path, new TextDecoder().decode(content)]);
  assert.deepEqual(texts, [["a/b.mpy", "\nM\n"], ["c.mpy", "MM"]]);
});
