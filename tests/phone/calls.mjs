// Asks the phone's Python about an evening, as its page does: a JSON list of [name, text]
// in, the answers out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engine } from "./engine.mjs";

const ROOT = join(import.meta.dirname, "../..");
const START = `
from phone import evening

def answered(name, given):
    return getattr(evening, name)(given)
`;

const python = await engine([join(ROOT, "rules"), join(ROOT, "phone")]);
python.runPython(START);
const answered = python.globals.get("answered");
const calls = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(calls.map(([name, given]) => answered(name, given))));
