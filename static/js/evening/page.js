// An evening without a server: this page begins it, plays it, settles it and sends it.
import { engineAt } from "../engine/asking.js";
import { beginning } from "./beginning.js";
import { during, sendWhatIsOver } from "./during.js";
import { knownCircles } from "./known.js";
import { readyToTakeOut, taking } from "./out.js";
import { show } from "./show.js";
import { starting } from "./starting.js";
import { openStores, state } from "./state.js";
import { all } from "./store.js";
import { takeTable } from "./table.js";
import { where } from "./where.js";

const NOT_READY = "This page cannot keep score here: open it once with a connection, in a browser that keeps what it is told.";
const DO = { ...beginning, ...during, ...starting, ...taking };

const place = document.getElementById("evening");

async function act(name, value, form) {
  const fields = form ? Object.fromEntries(new FormData(form)) : {};
  state.typed = fields;
  if (fields.stake !== undefined) Object.assign(state.draft, fields);
  const before = location.hash;
  await DO[name](value, fields);
  if (location.hash === before) await show();
}

const click = ({ target }) => {
  const { dataset, form } = target.closest("#evening button[type=button][data-do]") ?? {};
  if (dataset) act(dataset.do, dataset.value, form);
};

// Nothing of this page is posted: what the table did not take is done here.
const submit = (event) => {
  const form = event.target;
  if (!place.contains(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (form.getAttribute("action")?.endsWith("again/")) act("again");
  const isAdded = event.submitter?.value === "add" && document.activeElement?.inputMode !== "decimal";
  if (form.dataset.do) act(isAdded ? "add" : form.dataset.do, null, form);
};

// What is over goes to the server as soon as there is one.
const sendAndShow = async () => {
  const isNews = await sendWhatIsOver();
  if (isNews && ["settle", "", undefined].includes(where().what)) await show();
};

const load = async () => {
  const [worker, python, wasm, liquid, family, qr] = place.dataset.engine.split(" ");
  await openStores();
  state.engine = engineAt(worker);
  [state.menu, state.circles, state.evenings] = await Promise.all([
    state.engine("load", { python, wasm, liquid, family }),
    knownCircles(state.store),
    all(state.store, "evenings"),
  ]);
  readyToTakeOut(qr);
  takeTable();
};

const begin = async () => {
  try {
    await load();
  } catch (error) {
    console.warn(error);
    place.querySelector("[data-waits]").textContent = NOT_READY;
    return;
  }
  document.addEventListener("click", click);
  document.addEventListener("submit", submit, true);
  addEventListener("hashchange", show);
  addEventListener("online", sendAndShow);
  document.addEventListener("visibilitychange", () => document.hidden || sendAndShow());
  await show();
  await sendAndShow();
};

if (place.dataset.engine) begin();
