// Who enters by keys stays where he was: at the next question, or at Undo.
(() => {
  let isKeyed = false;
  let action = null; // of the form that had the focus, while the table is swapped

  const firstOf = (form) =>
    [...(form?.querySelectorAll("button, input:not([type=hidden])") ?? [])].find((one) => one.checkVisibility());

  const remember = () => {
    const active = document.activeElement;
    const isHere = isKeyed && document.getElementById("table")?.contains(active);
    action = isHere ? active.closest("form")?.getAttribute("action") ?? "" : null;
  };

  const restore = () => {
    if (action === null) return;
    const pad = document.querySelector("#table .pad");
    const forms = [...(pad?.querySelectorAll("form") ?? [])];
    const same = forms.find((form) => form.getAttribute("action") === action);
    (firstOf(same) ?? firstOf(pad))?.focus();
    action = null;
  };

  document.addEventListener("keydown", () => { isKeyed = true; });
  document.addEventListener("pointerdown", () => { isKeyed = false; });
  document.addEventListener("htmx:beforeSwap", remember);
  document.addEventListener("htmx:afterSettle", restore);
})();
