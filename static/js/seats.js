// Seats by tapping: the names are tapped in the order in which people sit.
// The selects stay in the form and carry the answer; the buttons only set them.
for (const seats of document.querySelectorAll("[data-seats]")) {
  const most = Number(seats.dataset.seats);
  const places = [...seats.querySelectorAll(".seat")].map(withButton);
  const order = places
    .filter((place) => place.select.value)
    .sort((one, other) => one.select.value - other.select.value);

  for (const hidden of seats.querySelectorAll("[data-with-script]")) {
    hidden.hidden = false;
  }
  draw();

  function withButton(seat) {
    const select = seat.querySelector("select");
    const label = seat.querySelector("label");
    const button = document.createElement("button");
    const number = document.createElement("span");
    button.type = "button";
    button.className = "chip";
    number.className = "n";
    button.append(number, label.textContent);
    label.hidden = select.hidden = true;
    seat.append(button);
    const place = { select, button, number, person: seat.dataset.person };
    button.addEventListener("click", () => tap(place));
    return place;
  }

  function tap(place) {
    const at = order.indexOf(place);
    if (at >= 0) {
      order.splice(at, 1);
    } else if (order.length < most) {
      order.push(place);
    }
    draw();
  }

  function draw() {
    for (const place of places) {
      const seat = order.indexOf(place) + 1;
      place.select.value = seat || "";
      place.number.textContent = seat || "";
      place.button.setAttribute("aria-pressed", String(seat > 0));
      drawDealer(place.person, seat > 0);
    }
  }

  function drawDealer(person, plays) {
    const dealer = seats.form.querySelector(`[name=dealer][value="${person}"]`);
    dealer.disabled = !plays;
    dealer.closest(".pick").hidden = !plays;
    const chosen = seats.form.querySelector("[name=dealer]:checked:enabled");
    if (!chosen && order.length) {
      const first = order[0].person;
      seats.form.querySelector(`[name=dealer][value="${first}"]`).checked = true;
    }
  }
}
