// What is only on this phone is shown as text, and as QR codes that another reads.
import { made } from "../made.js";
import { section, table, waiting } from "./table.js";
import { asSent } from "../store/outbox.js";
import { linesOf } from "../store/text.js";
import { dialog, makerAt, place, showLines } from "../store/taken-out.js";

const LATER = 1000; // ms in which a first tap would come, that shall not wait for it

let maker; // of QR codes

const draw = () => table.engine("draw", { template: "games/_take_out.html", context: {} });

async function open() {
  const { id } = table.known;
  if (!dialog()) place(await draw(), section());
  const lines = await linesOf({ game: id, ...asSent(table.known, waiting()) });
  showLines(id, lines, await maker);
}

// The way there stands beside the words that say what is not sent.
const offer = () => {
  section().querySelector(".take-out")?.remove();
  const shown = section().querySelector(".truth");
  if (!shown || !waiting().length) return;
  const traits = { type: "button", className: "btn plain take-out" };
  const button = made("button", traits, "Show as text or QR");
  button.addEventListener("click", open);
  shown.after(button);
};

export function takeOut() {
  setTimeout(() => { maker = makerAt(table.qr); }, LATER);
  document.addEventListener("engine:told", offer);
}
