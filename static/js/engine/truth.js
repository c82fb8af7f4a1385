// Says where the truth is: what is only on this phone, and when all is sent.
import { made } from "../parts.js";
import { isCounted } from "../store/outbox.js";
import { mayGo, waitsLong } from "../store/stay.js";
import { offers } from "./server.js";
import { section, settledIds, waiting } from "./table.js";

const SOON = 1200; // ms in which an entry is sent without a word
const BRIEF = 4000; // ms for which it says that all is sent

let notice = ""; // stands there until all is sent
let warning = ""; // what is wrong with this phone
let timer;

const aloud = () => document.getElementById("truth"); // read out

const unsent = () => waiting().filter(isCounted).filter(({ id }) => !settledIds().includes(id));

const words = () => {
  const rows = unsent();
  if (!rows.length) return "";
  const only = `${rows.length} ${rows.length === 1 ? "entry" : "entries"} only on this phone`;
  if (!waitsLong(rows)) return only;
  return [`${only} for more than a day`, mayGo()].filter(Boolean).join(". ");
};

const show = (first = words()) => {
  const score = section()?.querySelector(".score");
  if (!score) return; // the table was left meanwhile, or the next one is not laid yet
  const text = [first, notice, warning].filter(Boolean).join(" \u00b7 ");
  if (aloud().textContent !== text) aloud().textContent = text;
  section().querySelector(".truth")?.remove();
  if (!text) return;
  const told = made("span", { ariaHidden: "true" }, text); // it was said already
  const truth = made("p", { className: "truth" }, told, ...offers());
  score.append(truth); // always in sight, and it moves no answer
};

// Says something that stands until something else is said.
export function tell(text) {
  notice = text;
  tellTruth();
}

export function warn(text) {
  warning = text;
  tellTruth();
}

// How long it is until what waits longest has waited too long for nothing to be said,
// however fast more is entered.
const patience = () => Date.parse(unsent()[0].made_at) + SOON - Date.now();

export function tellTruth() {
  clearTimeout(timer);
  const isOld = !unsent().length || aloud().textContent !== "" || patience() <= 0;
  if (isOld || notice || warning) show();
  else timer = setTimeout(show, patience());
}

// All is sent: said only to those who were told that it was not.
export function tellSent() {
  clearTimeout(timer);
  notice = "";
  const isNews = aloud().textContent !== "";
  if (unsent().length) return tellTruth();
  show(isNews ? "Sent" : "");
  if (isNews) timer = setTimeout(show, BRIEF);
}

document.addEventListener("engine:drawn", tellTruth);
