// Asks the phone's Python about an evening, as its page does: each line a JSON list of
// [name, text] in, the answers out.
import { join } from "node:path";
import { engine } from "./engine.mjs";
import { answerLines } from "./lines.mjs";

const ROOT = join(import.meta.dirname, "../..");
const START = `
import json
from phone import evening

def answered(name, given):
    return json.dumps(getattr(evening, name)(json.loads(given)))
`;

const folders = [join(ROOT, "rules"), join(ROOT, "phone"), ...process.argv.slice(2)];
const python = await engine(folders);
python.runPython(START);
const answered = python.globals.get("answered");
await answerLines((calls) =>
  JSON.stringify(calls.map(([name, given]) => answered(name, given))),
);
