// Cards that lie before a player are on top of the pad; a tap there says where from.
(() => {
  const words = (text) => text.split(" ").filter(Boolean);

  const enhance = (field) => {
    const input = field.querySelector("input");
    const places = field.dataset.lying.split("|").map(words);
    const table = document.createElement("div");
    const row = document.createElement("div");
    const sent = document.createElement("div");
    let cards = [];
    let flags = []; // for each card whether it came from the table
    let isTapped = false;
    // Cards were taken back out of order, or stood there: nothing is said of them.
    let isLost = input.value !== "";

    const key = (card) => field.querySelector(`.faces:not(.lying) [data-card="${card}"]`);

    const lyingKey = (card) => {
      const copy = key(card).cloneNode(true);
      copy.setAttribute("aria-pressed", "false");
      copy.setAttribute("aria-label", `${copy.getAttribute("aria-label")}, from the table`);
      copy.addEventListener("click", () => {
        isTapped = true;
        key(card).click();
        isTapped = false;
      });
      return copy;
    };

    const draw = () => {
      const lying = (places[cards.length] ?? []).map((card) => card.replace("!", ""));
      row.replaceChildren(...lying.map(lyingKey));
      table.hidden = lying.length === 0;
    };

    const send = () => {
      sent.replaceChildren(...(isLost ? [] : flags).map((flag) => {
        const part = document.createElement("input");
        return Object.assign(part, { type: "hidden", name: field.dataset.flags, value: String(flag) });
      }));
    };

    const read = () => {
      const before = cards;
      cards = words(input.value);
      const place = cards.length - 1;
      const kept = cards.filter((card, index) => card === before[index]).length;
      if (cards.length > before.length) {
        flags.push(isTapped || places[place].includes(`${cards[place]}!`));
      } else {
        isLost = cards.length > 0 && (isLost || kept < cards.length);
        flags = flags.slice(0, cards.length);
      }
      send();
      draw();
    };

    field.dataset.lies = "yes";
    table.className = "faces lying";
    row.className = "suit";
    table.append("On the table", row);
    field.querySelector(".faces").before(table);
    field.append(sent);
    input.addEventListener("input", read);
    read();
  };

  const start = () => {
    document.querySelectorAll(".cards[data-lying]:not([data-lies])").forEach(enhance);
  };
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
