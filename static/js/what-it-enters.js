// The button that sends a form says what it enters: the answers that were tapped.
(() => {
  const IN_A_LINE = 32; // letters

  const isAnswer = (part) => !part.matches?.(".on, .off"); // what a tick means is in the question
  const words = (chip) =>
    [...chip.childNodes].filter(isAnswer).map((part) => part.textContent.trim()).filter(Boolean).join(" ");

  // One that may be left open is what the others leave.
  const numbers = (field) => {
    const inputs = [...field.querySelectorAll("input")];
    const open = inputs.filter(({ value }) => !value);
    const isTold = !open.length || (inputs.length > 2 && open.length === 1 && !open[0].required);
    return isTold ? [inputs.map(({ value }) => value || "rest").join(" \u2013 ")] : [];
  };

  const chosen = (form) =>
    [...form.querySelectorAll(".pick > input:checked")]
      .filter((input) => !input.closest(".assumed:not([open]), .share"))
      .map((input) => {
        const times = input.closest(".twice") ? Number(input.value) : 1;
        return times ? words(input.nextElementSibling) + (times > 1 ? " \u00d7 2" : "") : "";
      })
      .filter(Boolean);

  const tell = (form) => {
    const button = form?.querySelector("button[data-words]");
    if (!button) return;
    const typed = [...form.querySelectorAll(".numbers")].flatMap(numbers);
    const nothing = form.querySelector(".twice") ? "nothing" : "";
    const told = [...typed, ...chosen(form)].join(" \u00b7 ") || nothing;
    button.textContent = `${button.dataset.words} ${told}`.trim();
    button.classList.toggle("wordy", button.textContent.length > IN_A_LINE);
  };

  const tellAll = () => {
    for (const button of document.querySelectorAll("button[data-words]")) tell(button.form);
  };

  document.addEventListener("input", ({ target }) => tell(target.form));
  document.addEventListener("change", ({ target }) => tell(target.form));
  document.addEventListener("DOMContentLoaded", tellAll);
  document.addEventListener("htmx:afterSettle", tellAll);
})();
