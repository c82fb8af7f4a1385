// Each card of a trick stands under its player's name, where a tap takes it back; the
// last one sends them. They are kept in the form's own lists, in the order of play.
import { begin, fill, made } from "../parts.js";
import { cardOf, inked } from "./faces.js";

const seen = (sign) => Object.assign(inked(sign), { ariaHidden: "true" });
const aloud = (words) => made("small", { className: "visually-hidden" }, words);

const nameOf = (list) => list.selectedOptions[0].textContent.split(" ").slice(1).join(" ");

begin(".trick", (field) => {
  const { form } = field;
  const boxes = [...field.querySelectorAll(".box")];
  const lists = boxes.map((box) => box.querySelector("select"));
  const turn = made("output", { className: "visually-hidden" });

  const next = () => lists.findIndex((list) => list.value === "");

  const nameAt = (place) => boxes[place].querySelector("span").textContent.replace(/^\d+\. /, "");

  // The leader comes first, the others in turn; the cards stay in their order.
  const follow = () => {
    const at = boxes.findIndex(({ dataset }) => dataset.seat === form.elements.leader?.value);
    if (at < 1) return;
    const cards = lists.map(({ value }) => cardOf(value));
    for (const row of [boxes, lists]) row.push(...row.splice(0, at));
    turn.after(...boxes);
    lists.forEach((list, place) => {
      list.value = [...list.options].find(({ value }) => cardOf(value) === cards[place])?.value;
    });
    field.dispatchEvent(new Event("input"));
  };

  const drawSpot = (spot, place) => {
    const [sign] = lists[place].selectedOptions[0].textContent.split(" ");
    const words = sign ? `${nameOf(lists[place])}, remove` : "no card";
    spot.style.order = boxes[place].dataset.seat;
    spot.disabled = sign === "";
    spot.replaceChildren(made("span", {}, nameAt(place)), seen(sign), aloud(words));
  };

  const spots = lists.map((_, place) =>
    made("button", { type: "button", className: "spot", onclick: () => fill(lists[place], "") }));

  const draw = () => {
    follow();
    spots.forEach(drawSpot);
    const at = next();
    const played = at > 0 ? `${nameAt(at - 1)}: ${nameOf(lists[at - 1])}. ` : "";
    turn.textContent = at === -1 ? "" : `${played}${nameAt(at)} to play`;
  };

  boxes[0].before(made("div", { className: "spots" }, ...spots), turn);
  field.addEventListener("click", ({ target, detail }) => {
    const face = target.closest(".faces .face");
    if (!face || next() === -1) return;
    fill(lists[next()], face.value);
    const isKeyed = detail === 0; // its face is gone, and the focus with it
    if (isKeyed) field.querySelector(":scope > .faces .face:enabled:not([hidden] *)")?.focus();
    if (next() === -1) form.requestSubmit();
  });
  form.addEventListener("input", draw);
  draw();
});
