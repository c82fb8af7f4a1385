// What the phone's Python makes of names: a JSON list in, [tidy, key] of each out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engine } from "./engine.mjs";

const ROOT = join(import.meta.dirname, "../..");
const START = `
import json
from phone import names

def answered(text):
    return json.dumps([[names.tidy(one), names.key(one)] for one in json.loads(text)])
`;

const python = await engine([join(ROOT, "rules"), join(ROOT, "phone")]);
python.runPython(START);
const given = JSON.stringify(JSON.parse(readFileSync(0, "utf8"))); // as a page writes it
process.stdout.write(python.globals.get("answered")(given));
