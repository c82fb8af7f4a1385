// A dialog with what is only on this phone: as text, and as QR codes for another.
import { on } from "../parts.js";
import { save } from "./saving.js";

const INK = { on: [0, 0, 0, 255], off: [255, 255, 255, 255] };

const acts = {
  copy: (text) => navigator.clipboard.writeText(text),
  share: (text) => navigator.share({ text }),
  save: (text, { of }) => save(new File([text], `unsent-${of}.txt`, { type: "text/plain" })),
};

on("click", "#take-out [data-act]", async ({ dataset: { act } }) => {
  const dialog = document.getElementById("take-out");
  const text = dialog.querySelector("textarea");
  try {
    await acts[act](text.value, dialog.dataset);
    if (act === "copy") dialog.querySelector("[role=status]").textContent = "Copied";
  } catch (error) {
    if (error.name !== "AbortError") text.select(); // to be copied by hand
  }
});

let maker; // of QR codes

// What draws QR codes is fetched while there is a network: at an address, if there is one.
export const readyToDraw = (address) => {
  maker = address && import(address).catch(() => null);
};

// Shows the dialog behind a part of the page. `of`: the id of what is taken out.
export async function takeOut(of, html, part) {
  document.getElementById("take-out")?.remove();
  part.insertAdjacentHTML("afterend", html);
  const dialog = document.getElementById("take-out");
  const has = { copy: navigator.clipboard, share: navigator.share, save: true };
  for (const button of dialog.querySelectorAll("[data-act]")) {
    button.hidden = !has[button.dataset.act];
  }
  dialog.dataset.of = of;
  const generator = await maker;
  dialog.querySelector(".codes").hidden = !generator;
  for (const code of dialog.querySelectorAll("canvas")) {
    generator?.generate(code.dataset.says).toCanvas(code, INK);
  }
  dialog.showModal();
}
