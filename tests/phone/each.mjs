// Answers a JSON list with a function of a module in the phone's Python, one by one:
// node each.mjs MODULE FUNCTION PATH…
import { readFileSync } from "node:fs";
import { engine } from "./engine.mjs";

const [module, name, ...paths] = process.argv.slice(2);
const START = `
import json
from ${module} import ${name}

def answered(text):
    return json.dumps(${name}(json.loads(text)))
`;

const python = await engine(paths);
python.runPython(START);
const answered = python.globals.get("answered");
const given = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(`[${given.map((one) => answered(JSON.stringify(one))).join(",")}]`);
