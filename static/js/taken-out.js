// A dialog with what is only on this phone: as text, and as QR codes for another.
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

const acts = {
  copy: (text) => navigator.clipboard.writeText(text.value),
  share: (text) => navigator.share({ text: text.value }),
  save(text, { dataset }) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text.value], { type: "text/plain" }));
    link.download = `unsent-${dataset.of}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may be slow to take it
  },
};

async function act({ target, currentTarget }) {
  const text = currentTarget.querySelector("textarea");
  const said = currentTarget.querySelector("[role=status]");
  try {
    await acts[target.dataset.act]?.(text, currentTarget);
    if (target.dataset.act === "copy") said.textContent = "Copied";
  } catch (error) {
    if (error.name !== "AbortError") text.select(); // to be copied by hand
  }
}

export const dialog = () => document.getElementById("take-out");

// What draws QR codes, fetched while there is a network: for an address, if there is one.
export const makerAt = (address) => (address ? import(address).catch(() => null) : null);

// Puts the dialog, drawn as a text, behind a part of the page.
export function place(html, part) {
  part.insertAdjacentHTML("afterend", html);
  const has = { copy: navigator.clipboard, share: navigator.share, save: true };
  for (const button of dialog().querySelectorAll("[data-act]")) button.hidden = !has[button.dataset.act];
  dialog().addEventListener("click", act);
}

// `of`: the id of what the lines hold.
export function showLines(of, lines, maker) {
  dialog().dataset.of = of;
  dialog().querySelector("textarea").value = lines.join("\n");
  const codes = maker ? lines.map((line, ...more) => codeOf(maker, line, ...more)) : [];
  dialog().querySelector(".codes").replaceChildren(...codes);
  dialog().showModal();
}
