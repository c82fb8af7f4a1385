// From entry to entry: the buttons, the arrow keys and the links to a moment move the
// slider, and the slider fetches the table as it stood.
(() => {
  const form = document.getElementById("moments");
  const slider = form.querySelector("#at");

  const go = (at) => {
    const before = slider.value;
    slider.value = at;
    const isShown = document.querySelector("#stood.asked-for") && slider.value === before;
    if (!isShown) slider.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const show = () => {
    form.querySelector("[data-at]").value = slider.value;
    for (const link of form.querySelectorAll("[data-step]")) {
      const at = Number(slider.value) + Number(link.dataset.step);
      link.href = `?at=${Math.min(Math.max(at, 0), slider.max)}#story`;
    }
  };

  const say = () => {
    const call = document.querySelector("#stood .call");
    form.querySelector("[data-said]").textContent = call.innerText.trim();
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-step], [data-to]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { step, to } = link.dataset;
    go(step ? Number(slider.value) + Number(step) : to);
    if (to) form.closest(".story").scrollIntoView();
  });

  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isTyping = event.target.closest("input, select, textarea");
    if (!step || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(Number(slider.value) + step);
  });

  slider.addEventListener("input", show);
  document.addEventListener("htmx:afterSettle", say);
})();
