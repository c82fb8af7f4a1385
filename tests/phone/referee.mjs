// Answers records with the rules in the phone's Python: a JSON list in, one out.
import { readFileSync } from "node:fs";
import { engine } from "./engine.mjs";

const START = `
import json
from answer import answer

def answered(text):
    return json.dumps(answer(json.loads(text)))
`;

const python = await engine(process.argv.slice(2));
python.runPython(START);
const answered = python.globals.get("answered");
const records = JSON.parse(readFileSync(0, "utf8"));
const answers = records.map((record) => answered(JSON.stringify(record)));
process.stdout.write(`[${answers.join(",")}]`);
