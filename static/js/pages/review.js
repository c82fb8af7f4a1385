// The review of a game: buttons, arrow keys and links to a moment move the slider, which
// fetches the table as it stood.
const form = document.getElementById("moments");
const slider = form.querySelector("#at");

const go = (at) => {
  const before = slider.value;
  slider.value = at;
  const isShown = document.querySelector("#stood.asked-for") && slider.value === before;
  if (!isShown) slider.dispatchEvent(new Event("input", { bubbles: true }));
};

const step = (by) => go(Number(slider.value) + Number(by));

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-step], [data-to]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.dataset.step) return step(link.dataset.step);
  go(link.dataset.to);
  form.closest(".story").scrollIntoView();
});

document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const isTyping = event.target.closest("input, select, textarea");
  if (!by || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  step(by);
});

slider.addEventListener("input", () => {
  form.querySelector("[data-at]").value = slider.value;
  for (const link of form.querySelectorAll("[data-step]")) {
    const at = Number(slider.value) + Number(link.dataset.step);
    link.href = `?at=${Math.min(Math.max(at, 0), slider.max)}#story`;
  }
});
