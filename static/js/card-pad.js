// Cards are tapped on a pad of faces instead of being typed.
(() => {
  const SIGNS = { S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663" };
  const NAMES = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
  const FEW = 12; // so many cards lie in one row

  const rowsOf = (pack) => {
    const suits = [..."SHDC"].map((suit) => pack.filter((card) => card[1] === suit));
    return pack.length > FEW ? suits : [suits.flat()];
  };

  const face = (card, isSeen, tap) => {
    const key = document.createElement("button");
    key.type = "button";
    key.className = "HD".includes(card[1]) ? "face red" : "face";
    key.textContent = (card[0] === "T" ? "10" : card[0]) + SIGNS[card[1]];
    key.setAttribute("aria-label", `${card[0] === "T" ? "10" : card[0]} of ${NAMES[card[1]]}`);
    key.setAttribute("aria-pressed", "false");
    key.disabled = isSeen;
    key.dataset.card = card;
    key.addEventListener("click", () => tap(card));
    return key;
  };

  const enhance = (field) => {
    const input = field.querySelector("input");
    const pack = field.dataset.pack.split(" ");
    const seen = field.dataset.seen.split(" ");
    const count = Number(field.dataset.count);
    const copies = Number(field.dataset.copies) || 1; // of each card in the pack
    const faces = document.createElement("div");
    const chosen = document.createElement("output");
    const back = document.createElement("button");
    let cards = input.value.split(" ").filter(Boolean);

    const draw = () => {
      input.value = cards.join(" ");
      chosen.textContent = cards.map((card) => card.replace("T", "10")[0] === "1" ? "10" + SIGNS[card[1]] : card[0] + SIGNS[card[1]]).join(" ");
      back.hidden = copies === 1 || cards.length === 0;
      input.dispatchEvent(new Event("input"));
      for (const key of faces.querySelectorAll("button")) {
        key.setAttribute("aria-pressed", String(cards.includes(key.dataset.card)));
      }
    };

    const tap = (card) => {
      if (cards.filter((one) => one === card).length === copies) cards = cards.filter((one) => one !== card);
      else cards = count === 1 ? [card] : [...cards, card];
      draw();
      const form = input.form;
      if (count && cards.length === count && form.querySelectorAll(".cards").length === 1) {
        form.requestSubmit();
      }
    };

    field.dataset.ready = "yes";
    faces.className = "faces";
    chosen.className = "chosen";
    Object.assign(back, { type: "button", className: "btn plain", textContent: "Take one back", hidden: true });
    back.addEventListener("click", () => { cards = cards.slice(0, -1); draw(); });
    for (const cardsInRow of rowsOf(pack)) {
      const row = document.createElement("div");
      row.className = "suit";
      for (const card of cardsInRow) row.append(face(card, seen.includes(card), tap));
      faces.append(row);
    }
    input.closest("label").hidden = true;
    field.append(chosen, back, faces);
    if (cards.length) draw();
  };

  const start = () => {
    document.querySelectorAll(".cards[data-pack]:not([data-ready])").forEach(enhance);
  };
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
