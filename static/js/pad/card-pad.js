// A set of cards is ticked card by card; the last one of a known number sends it.
import { begin, made } from "../parts.js";
import { inked } from "./faces.js";

begin(".cards", (field) => {
  const form = field.closest("form");
  const count = Number(field.dataset.count);
  const sends = count > 0 && form.querySelectorAll(".cards").length === 1;
  const chosen = made("output", { className: "chosen" });

  const draw = () => {
    const ticked = [...field.querySelectorAll("input:checked + .face")];
    const signs = ticked.flatMap(({ textContent }) => [inked(textContent), " "]);
    chosen.replaceChildren(...signs, count ? `\u00b7 ${ticked.length} of ${count}` : "");
    chosen.hidden = ticked.length === 0;
    field.toggleAttribute("data-open", sends && ticked.length !== count);
  };

  field.querySelector(".faces").before(chosen);
  field.addEventListener("input", () => {
    draw();
    if (sends && !field.matches("[data-open]")) form.requestSubmit();
  });
  draw();
});
