// A game about to begin: the names are tapped in the order in which people sit.
import { begin, made } from "../parts.js";
import "./begun.js";
import "./filled-in.js";

const withButton = (seat) => {
  const [select, label] = [seat.querySelector("select"), seat.querySelector("label")];
  const number = made("span", { className: "n" });
  const button = made("button", { type: "button", className: "chip" }, number, label.textContent);
  label.hidden = select.hidden = true;
  seat.append(button);
  return { select, button, number, person: seat.dataset.person };
};

// The selects stay in the form and carry the answer; the buttons only set them.
begin("[data-seats]", (seats) => {
  const places = [...seats.querySelectorAll(".seat")].map(withButton);
  const order = places.filter(({ select }) => select.value);
  order.sort((one, other) => one.select.value - other.select.value);

  const dealerOf = ({ person }) => seats.form.querySelector(`[name=dealer][value="${person}"]`);

  const draw = () => {
    for (const place of places) {
      const seat = order.indexOf(place) + 1;
      const dealer = dealerOf(place);
      place.select.value = place.number.textContent = seat || "";
      place.button.ariaPressed = seat > 0;
      dealer.disabled = dealer.closest(".pick").hidden = seat === 0;
    }
    const chosen = seats.form.querySelector("[name=dealer]:checked:enabled");
    if (!chosen && order.length) dealerOf(order[0]).checked = true;
  };

  const tap = (place) => {
    const at = order.indexOf(place);
    if (at >= 0) order.splice(at, 1);
    else if (order.length < Number(seats.dataset.seats)) order.push(place);
    draw();
    seats.dispatchEvent(new Event("change"));
  };

  for (const place of places) place.button.addEventListener("click", () => tap(place));
  for (const hidden of seats.querySelectorAll("[data-with-script]")) hidden.hidden = false;
  draw();
});
