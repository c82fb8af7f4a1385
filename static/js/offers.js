// A card may bring others with it: each offer is a button that enters both.
// Where nothing is left to choose, or all is ticked already, the card alone does.
(() => {
  const words = (text) => text.split(" ").filter(Boolean);
  const ink = (label) => {
    const pieces = label.textContent.split(/([\u2665\u2666])/);
    label.replaceChildren(...pieces.map((text, place) => {
      return place % 2 ? Object.assign(document.createElement("b"), { className: "red", textContent: text }) : text;
    }));
  };

  const enhance = (field) => {
    const form = field.closest("form");
    const boxes = [...form.querySelectorAll(`[type=checkbox][name="${field.dataset.fills}"]`)];
    const lists = [...field.querySelectorAll(".offers")];
    const enter = Object.assign(document.createElement("button"), { type: "button", className: "btn go", textContent: "Enter" });
    let chosen = null; // the face that was tapped, while it is open what it brings
    let isSettled = false;

    const ticked = () => boxes.filter((box) => box.checked).map((box) => box.value);
    const offersOf = (card) => lists.find((list) => words(list.dataset.answers).includes(card));

    const draw = () => {
      const taken = ticked();
      for (const list of lists) list.hidden = !chosen || list !== offersOf(chosen.value);
      for (const offer of field.querySelectorAll(".offers button")) {
        offer.hidden = !taken.every((one) => words(offer.value).includes(one));
      }
      field.classList.toggle("is-answered", chosen !== null);
      enter.hidden = chosen === null || taken.length === 0;
    };

    const tick = (cards) => {
      for (const box of boxes) box.checked = cards.includes(box.value);
    };

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

    const tap = (event) => {
      const face = event.target.closest("button.face");
      const offers = [...(face && offersOf(face.value)?.querySelectorAll("button") || [])];
      if (!face || isSettled || (!chosen && ticked().length) || !offers.length) return;
      event.preventDefault();
      if (offers.length === 1) send(face, words(offers[0].value));
      else choose(face);
    };

    const accept = (event) => {
      const offer = event.target.closest(".offers button");
      if (offer) send(chosen, words(offer.value));
    };

    field.dataset.offering = "yes";
    field.querySelectorAll(".offers span").forEach(ink);
    field.addEventListener("click", tap);
    field.addEventListener("click", accept);
    enter.addEventListener("click", () => send(chosen, ticked()));
    form.addEventListener("change", draw);
    field.append(enter);
    draw();
  };

  const start = () => document.querySelectorAll(".card[data-fills]:not([data-offering])").forEach(enhance);
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
