// A set of cards is ticked card by card; the last one of a known number sends it.
(() => {
  const enhance = (field) => {
    const form = field.closest("form");
    const count = Number(field.dataset.count);
    const sends = count > 0 && form.querySelectorAll(".cards").length === 1;
    const chosen = document.createElement("output");

    const draw = () => {
      const ticked = [...field.querySelectorAll("input:checked + .face")];
      const signs = ticked.map((face) => face.textContent).join(" ");
      chosen.textContent = count ? `${signs} \u00b7 ${ticked.length} of ${count}` : signs;
      chosen.hidden = ticked.length === 0;
      field.toggleAttribute("data-open", sends && ticked.length !== count);
      return ticked.length === count;
    };

    field.dataset.ready = "yes";
    chosen.className = "chosen";
    field.querySelector(".faces").before(chosen);
    field.addEventListener("change", () => {
      if (draw() && sends) form.requestSubmit();
    });
    draw();
  };

  const start = () => document.querySelectorAll(".cards:not([data-ready])").forEach(enhance);
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
