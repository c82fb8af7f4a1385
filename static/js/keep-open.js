// Where the page cannot be loaded again without the server, that is said once: when the
// connection is lost for the first time.
(() => {
  const TOLD = "told to keep the page open";

  const HTTPS = ["Without https no phone keeps a page. On the machine that serves, ", ["code", {}, "make run HTTPS=1"], " brings it."];
  const TRUST = ["This phone does not trust the server for good. ", ["a", { href: "/certificate/" }, "How it does"]];

  const way = () => {
    if (!isSecureContext) return HTTPS;
    return document.documentElement.dataset.unkept === "SecurityError" ? TRUST : [];
  };

  const made = (part) => {
    if (typeof part === "string") return part;
    const [name, traits, text] = part;
    return Object.assign(document.createElement(name), traits, { textContent: text });
  };

  const tell = () => {
    if (!document.documentElement.dataset.unkept || localStorage.getItem(TOLD)) return;
    const note = made(["aside", { className: "kept" }, ""]);
    const first = made(["p", {}, "No connection. Keep this page open: it cannot be loaded again until the server is back."]);
    const more = made(["p", { className: "small" }, ""]);
    const button = made(["button", { className: "btn plain", type: "button" }, "Understood"]);
    note.setAttribute("aria-label", "No connection");
    more.append(...way().map(made));
    note.append(first, more, button);
    button.addEventListener("click", () => note.remove());
    localStorage.setItem(TOLD, "yes");
    document.querySelector("main").prepend(note);
  };

  document.addEventListener("follow:lost", tell);
  document.addEventListener("htmx:sendError", tell);
  addEventListener("offline", tell);
})();
