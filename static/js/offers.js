// A card may bring others with it: each offer is a button that enters both.
// Where nothing is left to choose, the card alone does.
(() => {
  const words = (text) => text.split(" ").filter(Boolean);

  const ink = (label) => {
    const pieces = label.textContent.split(/([\u2665\u2666])/);
    label.replaceChildren(...pieces.map((text, place) => {
      return place % 2 ? Object.assign(document.createElement("b"), { className: "red", textContent: text }) : text;
    }));
  };

  const enhance = (field) => {
    const card = field.querySelector("input");
    const form = card.form;
    const filled = form.querySelector(`.cards input[name="${field.dataset.fills}"]`);
    const lists = [...field.querySelectorAll(".offers")];
    const enter = form.querySelector("button.go:not([type])");

    const offered = () => lists.find((list) => words(list.dataset.answers).includes(card.value));

    const draw = () => {
      const tapped = words(filled.value);
      for (const list of lists) list.hidden = list !== offered();
      for (const offer of field.querySelectorAll(".offers button")) {
        offer.hidden = !tapped.every((one) => words(offer.value).includes(one));
      }
      field.classList.toggle("is-answered", card.value !== "");
      enter.hidden = card.value === "" || tapped.length === 0;
    };

    const send = (value) => {
      const tapped = filled.value;
      filled.value = value;
      form.requestSubmit();
      filled.value = tapped; // should it be refused
    };

    const answer = () => {
      const offers = offered()?.querySelectorAll("button") ?? [];
      const isSettled = card.value && !filled.value && offers.length < 2;
      draw();
      if (isSettled) send(offers[0]?.value ?? "");
    };

    field.dataset.offering = "yes";
    field.querySelectorAll(".offers span").forEach(ink);
    field.addEventListener("click", (event) => {
      const offer = event.target.closest(".offers button");
      if (offer) send(offer.value);
    });
    card.addEventListener("input", answer);
    filled.addEventListener("input", draw);
    field.append(...lists); // below the pad of cards
    draw();
  };

  const start = () => {
    document.querySelectorAll(".cards[data-fills]:not([data-offering])").forEach(enhance);
  };
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
