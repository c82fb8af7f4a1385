// A set of cards is ticked card by card; the last one of a known number sends it.
(() => {
  const enhance = (field) => {
    const ticked = () => field.querySelectorAll("input:checked").length;
    const count = Number(field.dataset.count);
    field.dataset.ready = "yes";
    field.addEventListener("change", () => {
      const form = field.closest("form");
      const isAll = form.querySelectorAll(".cards").length === 1;
      if (count && ticked() === count && isAll) form.requestSubmit();
    });
  };

  const start = () => {
    document.querySelectorAll(".cards:not([data-ready])").forEach(enhance);
  };
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
