// Merges outboxes into logs in the phone's Python: a JSON list in, one out.
import { readFileSync } from "node:fs";
import { engine } from "./engine.mjs";

const START = `
import json
from merged import came

def answered(text):
    return json.dumps(came(json.loads(text)))
`;

const python = await engine(process.argv.slice(2));
python.runPython(START);
const answered = python.globals.get("answered");
const cases = JSON.parse(readFileSync(0, "utf8"));
const answers = cases.map((one) => answered(JSON.stringify(one)));
process.stdout.write(`[${answers.join(",")}]`);
