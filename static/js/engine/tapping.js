// One path for every tap: the engine referees, the store keeps, the table is drawn, and
// only then the server hears of it.
import { on, stop } from "../parts.js";
import { newId } from "../store/outbox.js";
import { count, lay, refuse } from "./drawing.js";
import { keepRow } from "./keeping.js";
import { flush } from "./sending.js";
import { acknowledged, ask, drawn, inTurn, isBehind, isReady, may, page } from "./table.js";

const ENDS = { "entries/": "add", "entries/last/": "undo", "entries/next/": "redo" };

const operationOf = (form) => {
  if ("note" in form.dataset) return "note"; // of what the referee was asked
  return ENDS[form.getAttribute("action")?.replace(acknowledged().page.url, "")];
};

// A note of a ruling needs to know how many rulings there is room for.
const pageFor = (operation) =>
  operation === "note" ? { ...page(), law: acknowledged().law } : page();

async function tap(form, operation, fields) {
  const id = newId();
  const answer = await ask(operation, { fields, page: pageFor(operation), id }, count);
  if (answer.refusal) return refuse(answer.html);
  const { id: game, version } = acknowledged();
  const keep = (made) => keepRow({ game, version, made_at: new Date().toISOString(), ...made });
  const kept = keep({ id, operation, entry: answer.entry });
  if (answer.note) keep({ id: newId(), operation: "note", entry: answer.note }); // it was ruled
  lay(drawn(answer), form);
  kept.then(flush); // the next tap waits for neither
}

// What a form says with the button that sent it, which older browsers leave out.
export const fieldsOf = (form, button) =>
  [...new FormData(form), ...(button?.name ? [[button.name, button.value]] : [])];

// What only the server can do goes to it with what is known here by now; a change of one entry
// with what was known when it was offered.
const leave = ({ dataset, elements: { seen, csrfmiddlewaretoken: token } }) => {
  if (seen && !("asSeen" in dataset)) seen.value = acknowledged().seen;
  if (token) token.value = acknowledged().page.csrf_token;
};

on("submit", "#table form", (form, event) => {
  if (!isReady() || isBehind()) return;
  const operation = operationOf(form);
  if (!operation || !may(operation)) return leave(form);
  stop(event);
  const fields = fieldsOf(form, event.submitter);
  form.classList.add("htmx-request"); // nothing else is taken until it is answered
  inTurn(() => tap(form, operation, fields).finally(() => form.classList.remove("htmx-request")));
}, true);
