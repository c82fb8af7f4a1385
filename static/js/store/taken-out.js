// A dialog with what is only on this phone: as text, and as QR codes for another.
import { made } from "../parts.js";
import { save } from "./saving.js";
import { linesOf } from "./text.js";

const codeOf = ({ generate }, line, place, lines) => {
  const words = `${place + 1} of ${lines.length}`;
  const canvas = made("canvas", { role: "img", ariaLabel: `QR code ${words}` });
  generate(line).toCanvas(canvas, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
  return made("figure", {}, canvas, made("figcaption", {}, words));
};

const acts = {
  copy: (text) => navigator.clipboard.writeText(text),
  share: (text) => navigator.share({ text }),
  save: (text, { of }) => save(new File([text], `unsent-${of}.txt`, { type: "text/plain" })),
};

async function act({ target: { dataset }, currentTarget }) {
  const text = currentTarget.querySelector("textarea");
  try {
    await acts[dataset.act]?.(text.value, currentTarget.dataset);
    if (dataset.act !== "copy") return;
    currentTarget.querySelector("[role=status]").textContent = "Copied";
  } catch (error) {
    if (error.name !== "AbortError") text.select(); // to be copied by hand
  }
}

const dialog = () => document.getElementById("take-out");

let maker; // of QR codes

// What draws QR codes is fetched while there is a network: at an address, if there is one.
export const readyToDraw = (address) => {
  maker = address && import(address).catch(() => null);
};

function place(html, part) {
  part.insertAdjacentHTML("afterend", html);
  const has = { copy: navigator.clipboard, share: navigator.share, save: true };
  for (const button of dialog().querySelectorAll("[data-act]")) {
    button.hidden = !has[button.dataset.act];
  }
  dialog().addEventListener("click", act);
}

// Shows `content` behind a part of the page. `of`: its id; `draw`: gives the dialog as a text.
export async function takeOut(of, content, part, draw) {
  if (!dialog()) place(await draw(), part);
  const lines = await linesOf(content);
  const generator = await maker;
  dialog().dataset.of = of;
  dialog().querySelector("textarea").value = lines.join("\n");
  const codes = generator ? lines.map((...line) => codeOf(generator, ...line)) : [];
  dialog().querySelector(".codes").replaceChildren(...codes);
  dialog().showModal();
}
