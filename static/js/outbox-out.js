// What is only on this phone is shown as text, and as QR codes that another reads.
import { section, table, waiting } from "./engine/table.js";
import { asSent } from "./store/outbox.js";
import { linesOf } from "./store/text.js";
import { makerAt, place, showLines } from "./taken-out.js";

let maker; // of QR codes

async function open() {
  const { id } = table.known;
  const lines = await linesOf({ game: id, ...asSent(table.known, waiting()) });
  showLines(id, lines, await maker);
}

// The way there stands beside the words that say what is not sent.
const offer = () => {
  section().querySelector(".take-out")?.remove();
  const shown = section().querySelector(".truth");
  if (!shown || !waiting().length) return;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "btn plain take-out", textContent: "Show as text or QR" });
  button.addEventListener("click", open);
  shown.after(button);
};

export async function takeOut() {
  maker = makerAt(table.qr);
  place(await table.engine("draw", { template: "games/_take_out.html", context: {} }), section());
  document.addEventListener("engine:told", offer);
}
