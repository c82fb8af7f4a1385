// Each card of a trick stands under its player's name, where a tap takes it back; the
// last one sends them. They are kept in the form's own lists, in the order of play.
(() => {
  const inked = (place, sign, words) => {
    const card = document.createElement("b");
    const heard = Object.assign(document.createElement("small"), { className: "visually-hidden", textContent: words });
    card.textContent = sign;
    card.setAttribute("aria-hidden", "true");
    card.classList.toggle("red", /[\u2665\u2666]/.test(sign));
    place.replaceChildren(place.firstChild, card, heard);
  };

  const enhance = (field) => {
    const form = field.closest("form");
    const boxes = [...field.querySelectorAll(".box")];
    const lists = boxes.map((box) => box.querySelector("select"));
    const seats = boxes.map((box) => box.dataset.seat);
    const names = new Map(boxes.map((box) => [box.dataset.seat, box.querySelector("span").textContent.replace(/^\d+\. /, "")]));
    const said = document.createElement("output");
    const places = Object.assign(document.createElement("div"), { className: "spots" });

    const take = (list, card) => {
      list.value = card;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    };

    const next = () => lists.findIndex((list) => list.value === "");

    // Whoever is said to lead, the others follow in turn.
    const seatAt = (place) => {
      const leader = Math.max(0, seats.indexOf(form.elements.leader?.value ?? seats[0]));
      return seats[(leader + place) % seats.length];
    };

    const drawPlace = (button, place) => {
      const name = names.get(seatAt(place));
      const [sign, ...words] = lists[place].selectedOptions[0].textContent.split(" ");
      button.firstChild.textContent = name;
      button.style.order = seatAt(place);
      button.disabled = sign === "";
      button.classList.toggle("is-next", place === next());
      inked(button, sign, sign ? `${words.join(" ")}, take back` : "no card");
    };

    const draw = () => {
      [...places.children].forEach(drawPlace);
      const isFull = next() === -1;
      field.toggleAttribute("data-full", isFull);
      field.toggleAttribute("data-begun", next() !== 0);
      said.textContent = isFull ? "" : `${names.get(seatAt(next()))} plays`;
    };

    const placeOf = (list, place) => {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "spot" });
      button.append(document.createElement("span"));
      button.classList.toggle("leads", place === 0);
      button.addEventListener("click", () => take(list, ""));
      return button;
    };

    const play = (event) => {
      const place = next();
      if (place === -1) return;
      take(lists[place], event.detail.card);
      if (next() === -1) form.requestSubmit();
    };

    field.dataset.ready = "yes";
    said.className = "visually-hidden";
    boxes[0].before(places, said);
    places.append(...lists.map(placeOf));
    field.addEventListener("card", play);
    form.addEventListener("change", draw);
    draw();
  };

  const start = () => document.querySelectorAll(".trick:not([data-ready])").forEach(enhance);
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
