// Says where the truth is: what is only on this phone, and when all is sent.
import { waitsLong } from "../store/outbox.js";
import { mayGo } from "../store/stay.js";
import { section, table, waiting } from "./table.js";

const SOON = 1200; // ms in which an entry is sent without a word
const BRIEF = 4000; // ms for which it says that all is sent

let told = ""; // what stands there until all is sent
let timer;
let oldest = { id: "", at: 0 }; // of what waits; since when this page knows it

const heard = () => document.getElementById("truth"); // read out

const words = () => {
  const rows = waiting();
  if (!rows.length) return "";
  const only = `${rows.length} ${rows.length === 1 ? "entry" : "entries"} only on this phone`;
  return waitsLong(rows) ? [`${only} for more than a day`, mayGo()].filter(Boolean).join(". ") : only;
};

const show = (first = words()) => {
  if (!section()) return; // the table was left meanwhile
  const text = [first, told, table.warning].filter(Boolean).join(" \u00b7 ");
  if (heard().textContent !== text) heard().textContent = text;
  section().querySelector(".truth")?.remove();
  if (text) write(text);
  document.dispatchEvent(new Event("engine:told"));
};

const write = (text) => {
  const shown = Object.assign(document.createElement("p"), { className: "truth", textContent: text });
  shown.setAttribute("aria-hidden", "true"); // it was said already
  (section().querySelector(".tools") ?? section()).append(shown);
};

// Says something that stands until something else is said.
export function tell(text) {
  told = text;
  tellTruth();
}

// How long it is until what waits longest has waited too long for nothing to be said,
// however fast more is entered.
const patience = () => {
  const { id } = waiting()[0];
  if (id !== oldest.id) oldest = { id, at: performance.now() };
  return oldest.at + SOON - performance.now();
};

export function tellTruth() {
  clearTimeout(timer);
  const isOld = !waiting().length || heard().textContent !== "" || patience() <= 0;
  if (isOld || told || table.warning) show();
  else timer = setTimeout(show, patience());
}

// All is sent: said only to those who were told that it was not.
export function tellSent() {
  clearTimeout(timer);
  told = "";
  const isNews = heard().textContent !== "";
  if (waiting().length) return tellTruth();
  show(isNews ? "Sent" : "");
  if (isNews) timer = setTimeout(show, BRIEF);
}
