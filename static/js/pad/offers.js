// A card may bring others with it: each offer enters both. With no choice the card does.
import { begin, made, words } from "../parts.js";

begin(".card[data-fills]", (field) => {
  const { form } = field;
  const boxes = [...form.querySelectorAll(`[type=checkbox][name="${field.dataset.fills}"]`)];
  const lists = [...field.querySelectorAll(".offers")];
  const onclick = () => send(chosen, ticked());
  const enter = made("button", { type: "button", className: "btn go", onclick }, "Enter");
  let chosen = null; // the face that was tapped, while it is open what it brings
  let isSettled = false;

  const ticked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const listOf = (face) => lists.find((list) => words(list.dataset.answers).includes(face?.value));
  const offersOf = (face) => [...(listOf(face)?.querySelectorAll("button") ?? [])];

  const draw = () => {
    const taken = ticked();
    for (const list of lists) list.hidden = list !== listOf(chosen);
    for (const offer of field.querySelectorAll(".offers button")) {
      offer.hidden = !taken.every((one) => words(offer.value).includes(one));
    }
    field.classList.toggle("is-answered", chosen !== null);
    enter.hidden = chosen === null || taken.length === 0;
  };

  const tick = (cards) => boxes.forEach((box) => { box.checked = cards.includes(box.value); });

  const send = (face, taken) => {
    const before = ticked();
    tick(taken);
    isSettled = true;
    face.click();
    isSettled = false;
    tick(before); // should it be refused
  };

  const choose = (face) => {
    chosen?.removeAttribute("aria-pressed");
    chosen = chosen === face ? null : face;
    chosen?.setAttribute("aria-pressed", "true");
    draw();
  };

  field.addEventListener("click", (event) => {
    const offer = event.target.closest(".offers button");
    if (offer) return send(chosen, words(offer.value));
    const face = event.target.closest("button.face");
    const offers = offersOf(face);
    if (isSettled || (!chosen && ticked().length) || !offers.length) return;
    event.preventDefault();
    if (offers.length === 1) send(face, words(offers[0].value));
    else choose(face);
  });
  form.addEventListener("input", draw);
  field.append(enter);
  draw();
});
