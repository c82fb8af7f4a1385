// A refusal leaves the pad as it was tapped: it stands above, and marks what it is about.
// Once that is changed the refusal is past: it keeps its room, so that nothing jumps.
(() => {
  const wrongParts = () => [...document.querySelectorAll("#table [aria-invalid]")];

  const unmark = () => {
    for (const part of wrongParts()) {
      part.removeAttribute("aria-invalid");
      part.removeAttribute("aria-describedby");
    }
  };

  const takeAway = () => {
    document.querySelector("#table .refused")?.remove();
    unmark();
  };

  const pass = ({ target }) => {
    const refused = document.getElementById("refused");
    const marked = wrongParts();
    const concerned = marked.length ? marked : [...document.querySelectorAll("#table .prompt")];
    if (!refused || !concerned.some((part) => part.contains(target))) return;
    refused.classList.add("past");
    unmark();
  };

  const isAbout = (part, wrong) =>
    [...part.querySelectorAll("[name]")].some(
      ({ name }) => name === wrong || name.startsWith(`${wrong}-`),
    );

  const mark = (form) => {
    const { part: name } = document.getElementById("refused").dataset;
    const parts = [...form.children].filter((one) => one.querySelector("[name]"));
    const named = parts.filter((part) => isAbout(part, name));
    const wrong = named.length || parts.length > 1 ? named : parts;
    for (const part of wrong) {
      part.setAttribute("aria-invalid", "true");
      part.setAttribute("aria-describedby", "refused");
    }
  };

  for (const name of ["input", "change"]) document.addEventListener(name, pass);
  document.addEventListener("htmx:beforeRequest", takeAway);
  document.addEventListener("engine:asked", takeAway);
  document.addEventListener("engine:refused", ({ detail }) => mark(detail.form));
  document.addEventListener("htmx:afterSwap", ({ detail }) => {
    if (detail?.xhr?.status === 422) mark(detail.requestConfig.elt);
  });
})();
