// Scores records with rules/ in the phone's Python: a JSON list in, a JSON list out.
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const ANSWER = `
import json
import rules

def answer(text):
    try:
        answer = {"scored": rules.score(json.loads(text), prompts=True)}
    except rules.RuleError as error:
        parts = ("entry", "code", "message")
        answer = {"error": {part: getattr(error, part) for part in parts}}
    return json.dumps(answer)
`;

function copyPython(python, folder, target) {
  python.FS.mkdir(target);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (name !== "__pycache__") copyPython(python, path, `${target}/${name}`);
    } else if (name.endsWith(".py")) {
      python.FS.writeFile(`${target}/${name}`, readFileSync(path));
    }
  }
}

const python = await loadMicroPython({ heapsize: 16 * 1024 * 1024 });
copyPython(python, process.argv[2], "/rules");
python.runPython(`import sys\nsys.path.insert(0, "/")\n${ANSWER}`);
const answer = python.globals.get("answer");
const records = JSON.parse(readFileSync(0, "utf8"));
const answers = records.map((record) => answer(JSON.stringify(record)));
process.stdout.write(`[${answers.join(",")}]`);
