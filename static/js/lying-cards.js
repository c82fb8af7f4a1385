// Cards that lie before the player in turn are on top; a tap there says where from.
(() => {
  const words = (text) => (text ?? "").split(" ").filter(Boolean);

  const enhance = (field) => {
    const boxes = [...field.querySelectorAll(".box")];
    const lists = boxes.map((box) => box.querySelector("select"));
    const places = boxes.map((box) => words(box.dataset.lying));
    const flags = boxes.map(() => ""); // for each card whether it came from the table
    const table = document.createElement("div");
    const row = document.createElement("div");
    const sent = document.createElement("div");

    const face = (card) => {
      const copy = field.querySelector(`.faces [value="${card}"]`)?.cloneNode(true);
      copy?.setAttribute("aria-label", `${copy.getAttribute("aria-label")}, from the table`);
      return copy;
    };

    const send = () => {
      const isSaid = flags.every(Boolean);
      sent.replaceChildren(...(isSaid ? flags : []).map((flag) => {
        const part = document.createElement("input");
        return Object.assign(part, { type: "hidden", name: field.dataset.flags, value: flag });
      }));
    };

    const draw = () => {
      const next = lists.findIndex((list) => list.value === "");
      lists.forEach((list, place) => {
        if (list.value === "") flags[place] = "";
      });
      const lying = (places[next] ?? []).map((card) => face(card.replace("!", ""))).filter(Boolean);
      row.replaceChildren(...lying);
      table.hidden = lying.length === 0;
      send();
    };

    const say = (event) => {
      const next = lists.findIndex((list) => list.value === "");
      if (next === -1) return;
      const { card, isLying } = event.detail;
      flags[next] = String(isLying === true || places[next].includes(`${card}!`));
    };

    const tap = (event) => {
      const card = event.target.closest("button")?.value;
      if (card) row.dispatchEvent(new CustomEvent("card", { bubbles: true, detail: { card, isLying: true } }));
    };

    field.dataset.lies = "yes";
    table.className = "lying";
    row.className = "faces few";
    row.addEventListener("click", tap);
    table.append("On the table", row);
    field.querySelector(".faces").before(table);
    field.append(sent);
    field.addEventListener("card", say, true);
    field.addEventListener("change", draw);
    draw();
  };

  const start = () => {
    document.querySelectorAll(".trick[data-flags]:not([data-lies])").forEach(enhance);
  };
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
