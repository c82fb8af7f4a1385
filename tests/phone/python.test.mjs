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
const WORKER = `
import gc, json
from .in_a_folder.deep import WORD

def answer(name, given):
    if name == "spill":
        for place in range(1000):
            list(range(100))
    if name == "later":
        from .later import LATER
        return json.dumps(LATER)
    return json.dumps({"said": json.loads(given) + WORD, "held": gc.mem_alloc()})
`;
const FILES = {
  "phone/worker.py": WORKER,
  "phone/__init__.py": "",
  "phone/in_a_folder/deep/__init__.py": "WORD = 'deep'\n",
};

const loaded = async () => {
  const python = pathToFileURL(script).href;
  const read = await loadPython({ python, wasm: join(dirname(script), "micropython.wasm") });
  return read(Object.entries(FILES));
};

test("files lie in their folders, and the worker of them answers", async () => {
  const python = await loaded();
  assert.equal(python.answer("say", "ab").said, "abdeep");
});

test("what comes later is found when it is imported", async () => {
  const python = await loaded();
  python.bring([["phone/later.py", "LATER = 'again'\n"]]);
  assert.equal(python.answer("later", ""), "again");
});

test("what a tap leaves lying is tidied up when it is asked, and not before", async () => {
  const python = await loaded();
  const before = python.answer("", "").held;
  const after = python.answer("spill", "").held;
  assert.ok(after > before + 400_000);
  python.tidy();
  assert.ok(python.answer("", "").held < before + 100_000);
});

test("the file of a family has its modules behind a line of JSON", async () => {
  const first = JSON.stringify({ modules: [["a/b.mpy", 3], ["c.mpy", 2]], menu: "Rümmeln" });
  const { modules, menu } = await unpacked(new Response(`${first}\n\nM\nMM`));
  assert.equal(menu, "Rümmeln");
  const texts = modules.map(([path, content]) => [path, new TextDecoder().decode(content)]);
  assert.deepEqual(texts, [["a/b.mpy", "\nM\n"], ["c.mpy", "MM"]]);
});
