// What is only on this phone can be taken out: as text, and as QR codes for another.
import { section, table, waiting } from "./engine/table.js";
import { asSent } from "./store/outbox.js";
import { linesOf } from "./store/text.js";

let dialog;
let maker; // of QR codes, fetched while there is a network

const codeOf = ({ generate }, line, place, lines) => {
  const canvas = document.createElement("canvas");
  generate(line).toCanvas(canvas, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", `QR code ${place + 1} of ${lines.length}`);
  const figure = document.createElement("figure");
  const words = document.createElement("figcaption");
  words.textContent = `${place + 1} of ${lines.length}`;
  figure.append(canvas, words);
  return figure;
};

async function open() {
  const lines = await linesOf(table.known.id, asSent(table.known, waiting()));
  dialog.querySelector("textarea").value = lines.join("\n");
  const made = await maker;
  dialog.querySelector(".codes").replaceChildren(...(made ? lines.map((line, ...more) => codeOf(made, line, ...more)) : []));
  dialog.showModal();
}

const acts = {
  copy: (text) => navigator.clipboard.writeText(text.value),
  share: (text) => navigator.share({ text: text.value }),
  save(text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text.value], { type: "text/plain" }));
    link.download = `unsent-${table.known.id}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  },
};

const act = async ({ target: { dataset } }) => {
  const text = dialog.querySelector("textarea");
  const said = dialog.querySelector("[role=status]");
  try {
    await acts[dataset.act]?.(text);
    if (dataset.act === "copy") said.textContent = "Copied";
  } catch (error) {
    if (error.name !== "AbortError") text.select(); // to be copied by hand
  }
};

// The way there stands beside the words that say what is not sent.
const offer = () => {
  section().querySelector(".take-out")?.remove();
  const shown = section().querySelector(".truth");
  if (!shown || !waiting().length) return;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "btn plain take-out", textContent: "Take them out" });
  button.addEventListener("click", open);
  shown.after(button);
};

export async function takeOut() {
  maker = table.qr ? import(table.qr).catch(() => null) : null;
  const html = await table.engine("draw", { template: "games/_take_out.html", context: {} });
  section().insertAdjacentHTML("afterend", html);
  dialog = document.getElementById("take-out");
  const has = { copy: navigator.clipboard, share: navigator.share, save: true };
  for (const button of dialog.querySelectorAll("[data-act]")) button.hidden = !has[button.dataset.act];
  dialog.addEventListener("click", act);
  document.addEventListener("engine:told", offer);
}
