// Answers each line, a JSON list, with a function of a module in the phone's Python:
// node each.mjs MODULE FUNCTION PATH…
import { engine } from "./engine.mjs";
import { answerLines } from "./lines.mjs";

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
await answerLines((all) => `[${all.map((one) => answered(JSON.stringify(one))).join(",")}]`);
