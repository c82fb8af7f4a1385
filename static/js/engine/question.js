// Two phones say different things of the same entry: the table is asked which it was.
import { take } from "./answering.js";
import { flush } from "./sending.js";
import { post } from "./server.js";
import { inTurn, section, table, waiting } from "./table.js";
import { tell } from "./truth.js";

const WAITS = "No connection: it can be chosen once there is one.";

const make = (name, traits, ...parts) => {
  const made = Object.assign(document.createElement(name), traits);
  made.append(...parts);
  return made;
};

const button = (keep, words) => {
  const made = make("button", { type: "button", className: "btn" }, words);
  made.addEventListener("click", () => choose(keep));
  return made;
};

const ask = () => {
  section().querySelector(".question")?.remove();
  if (!table.question) return;
  const { mine, theirs, by } = table.question;
  const words = `${by}: “${theirs}”. This phone: “${mine}”. Which was it?`;
  const asked = make("div", { className: "refused question" }, make("p", {}, words));
  asked.setAttribute("role", "alert");
  asked.append(button("theirs", theirs), button("mine", mine));
  section().querySelector(".pad")?.prepend(asked);
};

async function choose(keep) {
  const { id, place, seen } = table.question;
  const rows = waiting().filter((row) => row.id === id);
  const { status, answer } = await post("choice/", { id, keep, entry: rows[0]?.entry, place, seen });
  if (status !== 200) return tell(answer?.refusal?.message ?? WAITS);
  await inTurn(() => take(rows, answer));
  return flush();
}

export const askTheTable = () => {
  document.addEventListener("engine:asks", ask);
  document.addEventListener("engine:drawn", ask);
};
