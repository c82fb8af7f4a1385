// What has the focus keeps it, and what is open stays open, whoever enters. Who answers by keys
// goes on to the question (no answer, lest a second Enter enters it), the result, or stays at Undo.
import { begin, isSeen } from "../parts.js";

const OPEN = "#table :is(.sheet details, .table-menu)[open] > summary";
const TRAITS = ["id", "href", "data-say", "popovertarget"];
const CHANGES = "select, .go, input:not([type=radio], [type=checkbox])"; // in value or words

let isKeyed = false;
let isFirst = true; // on the page that comes the question has the focus
let lost = null; // what had the focus in the table that goes
let opened = []; // the lines of the sheet that told why, and the menu

// Which control it is, whatever it shows now: by a trait, or by its question and its answer.
const identity = (one) => {
  const trait = TRAITS.map((name) => one.getAttribute(name)).find(Boolean);
  if (trait) return `${one.localName} ${trait}`;
  const asked = [one.form, one.closest(".group")].map((part) => part?.querySelector("h2"));
  const answer = one.matches(CHANGES) ? "" : one.value || one.textContent;
  return String([one.localName, one.name, answer, ...asked.map((part) => part?.textContent)]);
};

const alike = (root, { name, known }) =>
  [...root.querySelectorAll(name)].filter((one) => identity(one) === known);

const remember = ({ detail: { form } }) => {
  const [table, active] = [document.getElementById("table"), document.activeElement];
  opened = [...document.querySelectorAll(OPEN)].map(identity);
  lost = null;
  if (!table?.contains(active) || (form && !isKeyed)) return;
  const one = { name: active.localName, known: identity(active) };
  const tool = active.closest(".steps form")?.getAttribute("action");
  lost = { ...one, tool, place: alike(table, one).indexOf(active), isSent: form?.contains(active) };
};

const question = (table) =>
  table.querySelector(".result h2") ??
  [...table.querySelectorAll(".pad h2")].find(isSeen) ??
  table.querySelector(".pad") ?? table.querySelector(".call");

const next = (table) => {
  const { tool, isSent, place } = lost;
  if (tool) return table.querySelector(`.steps form[action="${tool}"] button`) ?? question(table);
  return (isSent ? null : alike(table, lost)[place]) ?? question(table);
};

const focus = (one) => {
  if (one.matches("h2, section, .call")) {
    one.tabIndex = -1;
    one.toggleAttribute("data-quiet", !isKeyed); // a thumb needs no frame
  }
  one.focus({ preventScroll: true });
};

const restore = (table) => {
  for (const one of table.querySelectorAll(":is(.sheet, .table-menu) summary")) {
    if (opened.includes(identity(one))) one.parentElement.open = true;
  }
  const isLost = (isFirst || lost) && !table.contains(document.activeElement);
  if (isLost) focus(lost ? next(table) : question(table));
  if (isLost && lost?.isSent) scrollTo(0, 0); // to what the table must hear now
  lost = null;
  isFirst = false;
};

document.addEventListener("keydown", () => { isKeyed = true; });
for (const way of ["pointerdown", "touchstart"]) addEventListener(way, () => { isKeyed = false; });
document.addEventListener("table:goes", remember);
begin("#table", restore);
