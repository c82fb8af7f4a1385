// The phone's Python from an image of its memory: made as it is when files are
// collected, and begun as the engine's worker begins it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadImage } from "../../static/js/engine/image.js";

const PACKAGE = "@micropython/micropython-webassembly-pyscript/micropython.mjs";
const script = createRequire(import.meta.url).resolve(PACKAGE);
const wasm = join(dirname(script), "micropython.wasm");
const maker = fileURLToPath(new URL("../../scorekeeper/engine/image.mjs", import.meta.url));
const TABLE = `
import gc
from rules.games.small import WORD

class Table:
    def __init__(self, record, way):
        self.words = [record, way, WORD]

    def said(self, more):
        self.words.append(more)
        return " ".join(str(word) for word in self.words)

    def fail(self):
        raise ValueError("nö")

    def hold(self):
        self.held = [bytearray(1_000_000) for place in range(40)]
        return str(len(self.held))

    def spill(self):
        for place in range(1000):
            list(range(100))

    def taken(self):
        return str(gc.mem_alloc())
`;
const python = {
  "phone/__init__.py": "from .table import Table\n",
  "phone/table.py": TABLE,
  "rules/__init__.py": "",
  "rules/games/__init__.py": "def read_family(family):\n    from . import small\n",
  "rules/games/small/__init__.py": "WORD = 'ü ♥'\n",
};
const families = { small: { python, templates: { a: "b" } } };
const input = JSON.stringify({ script, wasm, families });
const made = execFileSync(process.execPath, ["--no-warnings", maker], { input });
const image = Buffer.from(JSON.parse(made).small, "base64");

globalThis.fetch = async (path) => {
  const type = path === wasm ? "application/wasm" : "application/octet-stream";
  const body = path === wasm ? readFileSync(wasm) : image;
  return new Response(body, { headers: { "Content-Type": type } });
};
const { functions, templates } = await loadImage({ wasm, family: "small.image" });
const { begin, call, tidy } = functions;

test("a table is begun of what was read when the image was made", () => {
  begin("ä", null);
  assert.equal(call("said", "1"), "ä None ü ♥ 1");
  assert.equal(call("said", "2"), "ä None ü ♥ 1 2");
  assert.deepEqual(templates, { a: "b" });
});

test("what goes wrong there is told, and nothing is lost", () => {
  begin("a", "b");
  assert.throws(() => call("fail"), /ValueError: [^]*nö/);
  assert.throws(() => call("nobody"), /AttributeError/);
  assert.equal(call("said", "c"), "a b ü ♥ c");
});

test("its memory grows, and is tidied up when that is asked", () => {
  begin("", "");
  const before = Number(call("taken"));
  call("spill");
  assert.ok(Number(call("taken")) > before + 400_000);
  tidy();
  assert.ok(Number(call("taken")) < before + 100_000);
  assert.equal(call("hold"), "40");
});
