// What is only on this phone is shown as text, and as QR codes that another reads.
import { made } from "../made.js";
import { asSent } from "../store/outbox.js";
import { readyToDraw, takeOut } from "../store/taken-out.js";
import { acknowledged, ask, section, waiting } from "./table.js";

const LATER = 1000; // ms in which a first tap would come, that shall not wait for it

const draw = () => ask("draw", { template: "games/_take_out.html", context: {} });

function open() {
  const { id } = acknowledged();
  takeOut(id, { game: id, ...asSent(acknowledged(), waiting()) }, section(), draw);
}

const offer = () => {
  section().querySelector(".take-out")?.remove();
  const shown = section().querySelector(".truth");
  if (!shown || !waiting().length) return;
  const traits = { type: "button", className: "btn plain take-out" };
  const button = made("button", traits, "Show as text or QR");
  button.addEventListener("click", open);
  shown.after(button);
};

export function readyToTakeOut(address) {
  setTimeout(readyToDraw, LATER, address);
  document.addEventListener("engine:truth", offer);
}
