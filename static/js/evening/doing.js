// What is tapped on the page of an evening, and what is filled in, is done here.
import { fieldsOf } from "../engine/tapping.js";
import { on, stop } from "../parts.js";
import { acted, keepCorrection } from "./asking.js";
import { forget, keep, where } from "./kept.js";
import { out, send, sendWhatIsOver } from "./sending.js";
import { announce, remember, show } from "./show.js";

async function done(name, value, fields) {
  const { evening, row, note, told, go } = await acted(name, value, fields);
  if (evening && !(await keep(evening))) return;
  if (row && !(await keepCorrection(row))) return;
  if (note) await keepCorrection(note); // it was ruled
  if (told) announce(told);
  if (go) location.replace(`#${go}`); // what was filled in is not come back to
  if (name === "end") await sendWhatIsOver();
}

const HERE = { send, forget, out };

async function act(name, value, form, button) {
  const fields = form ? fieldsOf(form, button) : [];
  remember(Object.fromEntries(fields));
  const before = location.hash;
  await (HERE[name] ? HERE[name](where().evening) : done(name, value, fields));
  if (location.hash === before) await show();
}

on("click", "#evening button[type=button][data-do]", ({ dataset, form }) =>
  act(dataset.do, dataset.value, form));

// Nothing of this page is posted: what the table did not take is done here.
on("submit", "#evening form", (form, event) => {
  stop(event);
  const isSum = document.activeElement?.inputMode === "decimal";
  const adding = isSum ? null : event.submitter?.closest(".adding");
  if (adding) adding.querySelector("input").focus(); // for the next name
  const isAdded = adding && event.submitter.value === "add";
  const does = form.dataset.do ?? form.closest("[data-all-do]")?.dataset.allDo;
  if (does) act(isAdded ? "add" : does, null, form, event.submitter);
}, true);
