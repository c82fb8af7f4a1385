// What is only on this phone is shown as text, and as QR codes that another reads.
import { made } from "../made.js";
import { asSent } from "../store/outbox.js";
import { takeOut } from "../store/taken-out.js";
import { acknowledged, ask, isAlone, section, waiting } from "./table.js";

const draw = () => ask("draw", { template: "games/_take_out.html", context: {} });

function open() {
  const { id } = acknowledged();
  takeOut(id, { game: id, ...asSent(acknowledged(), waiting()) }, section(), draw);
}

// Offers it beside the words that say so; an evening is taken out as a whole.
export function offer() {
  section().querySelector(".take-out")?.remove();
  const shown = section().querySelector(".truth");
  if (!shown || !waiting().length || isAlone()) return;
  const traits = { type: "button", className: "btn plain take-out" };
  const button = made("button", traits, "Show as text or QR");
  button.addEventListener("click", open);
  shown.append(button);
}
