// What is tapped on the page of an evening, and what is filled in, is done here.
import { said } from "../engine/tapping.js";
import { beginning } from "./beginning.js";
import { correcting } from "./correcting.js";
import { during } from "./during.js";
import { taking } from "./out.js";
import { paying } from "./paying.js";
import { show } from "./show.js";
import { starting } from "./starting.js";
import { state } from "./state.js";

const DO = { ...beginning, ...during, ...starting, ...taking, ...correcting, ...paying };

const place = document.getElementById("evening");

async function act(name, value, form, button) {
  const told = form ? said(form, button) : [];
  const fields = Object.fromEntries(told);
  state.typed = fields;
  if (fields.stake !== undefined) Object.assign(state.draft, fields);
  const before = location.hash;
  await DO[name](value, fields, told);
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
  const adding = document.activeElement?.inputMode !== "decimal" && event.submitter?.closest(".adding");
  if (adding) adding.querySelector("input").focus(); // for the next name
  const isAdded = adding && event.submitter.value === "add";
  const does = form.dataset.do ?? form.closest("[data-all-do]")?.dataset.allDo;
  if (does) act(isAdded ? "add" : does, null, form, event.submitter);
};

export const takeAll = () => {
  document.addEventListener("click", click);
  document.addEventListener("submit", submit, true);
};
