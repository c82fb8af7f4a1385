// A refusal leaves the pad as it was tapped: it stands above, and marks what it is about.
(() => {
  const takeAway = () => {
    document.querySelector("#table .refused")?.remove();
    for (const part of document.querySelectorAll("#table [aria-invalid]")) {
      part.removeAttribute("aria-invalid");
      part.removeAttribute("aria-describedby");
    }
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

  document.addEventListener("htmx:beforeRequest", takeAway);
  document.addEventListener("engine:asked", takeAway);
  document.addEventListener("engine:refused", ({ detail }) => mark(detail.form));
  document.addEventListener("htmx:afterSwap", ({ detail }) => {
    if (detail?.xhr?.status === 422) mark(detail.requestConfig.elt);
  });
})();
