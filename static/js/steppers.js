// Numbers get a step down and up; where the total is known the last one follows.
(() => {
  const button = (box, input, by, sign) => {
    const step = document.createElement("button");
    step.type = "button";
    step.className = "btn step";
    step.textContent = sign;
    const name = box.querySelector("span").textContent;
    step.setAttribute("aria-label", `${name} ${by > 0 ? "one more" : "one less"}`);
    step.addEventListener("click", () => {
      const value = Number(input.value || 0) + by * Number(input.step);
      input.value = Math.min(Number(input.max), Math.max(Number(input.min), value));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return step;
  };

  const infer = (field, inputs) => {
    const open = inputs.filter((input) => !input.dataset.touched);
    if (!field.dataset.total || open.length !== 1) return;
    const known = inputs.filter((input) => input !== open[0]);
    const sum = known.reduce((total, input) => total + Number(input.value || 0), 0);
    open[0].value = Math.max(0, Number(field.dataset.total) - sum);
    open[0].closest(".box").classList.add("is-inferred");
  };

  const enhance = (field) => {
    const inputs = [...field.querySelectorAll('input[type="number"]')];
    field.dataset.stepped = "yes";
    const isSmall = Number(inputs[0]?.max) <= 60;
    if (isSmall) field.classList.add("stepped");
    for (const input of inputs) {
      const box = input.closest(".box");
      if (isSmall) {
        // Its label names the first button from here on.
        input.setAttribute("aria-label", box.querySelector("span").textContent);
        input.before(button(box, input, -1, "\u2212"));
        input.after(button(box, input, 1, "+"));
      }
      input.addEventListener("input", () => {
        input.dataset.touched = "yes";
        box.classList.remove("is-inferred");
        infer(field, inputs);
      });
    }
  };

  const start = () => {
    document.querySelectorAll(".numbers:not([data-stepped])").forEach(enhance);
  };
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
