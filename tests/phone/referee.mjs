// Answers records with rules/ and screen/ in the phone's Python: a JSON list in, a JSON list out.
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const START = `
import json
import sys

sys.path.insert(0, "/")
from answer import answer

def answered(text):
    return json.dumps(answer(json.loads(text)))
`;

function copy(python, path, folder) {
  const target = `${folder}/${basename(path)}`;
  if (path.endsWith(".py")) {
    python.FS.writeFile(target, readFileSync(path));
  } else if (statSync(path).isDirectory() && basename(path) !== "__pycache__") {
    python.FS.mkdir(target);
    for (const name of readdirSync(path)) copy(python, join(path, name), target);
  }
}

const python = await loadMicroPython({ heapsize: 16 * 1024 * 1024 });
for (const path of process.argv.slice(2)) copy(python, path, "");
python.runPython(START);
const answered = python.globals.get("answered");
const records = JSON.parse(readFileSync(0, "utf8"));
const answers = records.map((record) => answered(JSON.stringify(record)));
process.stdout.write(`[${answers.join(",")}]`);
