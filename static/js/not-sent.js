// What did not reach the server, or was turned away there, is not lost in silence.
(() => {
  const tell = (words, isOffline = false) => {
    const pad = document.querySelector("#table .pad");
    const said = pad?.querySelector(".refused") ?? document.createElement("p");
    said.className = "refused";
    said.setAttribute("role", "alert");
    said.toggleAttribute("data-offline", isOffline);
    pad?.prepend(said);
    said.textContent = words;
  };

  // With the engine there only what a correction did is asked of the server.
  const lost = (path) => {
    const [, turn] = path.match(/entries\/(last|next)\/$/) ?? [];
    if (!turn) return "this was not entered. Try it again.";
    const isCorrection = document.documentElement.dataset.engine === "ready";
    const more = isCorrection ? "A correction waits for the server." : "Try it again.";
    return `nothing was ${turn === "last" ? "taken" : "brought"} back. ${more}`;
  };

  const tellOffline = ({ detail }) =>
    tell(`No connection: ${lost(detail.requestConfig?.path ?? "")}`, true);

  const isBack = () => document.querySelector("#table .refused[data-offline]")?.remove();

  document.addEventListener("htmx:sendError", tellOffline);
  document.addEventListener("htmx:timeout", tellOffline);
  document.addEventListener("follow:answered", isBack);
  addEventListener("online", isBack);
  // The sentence of the page that came instead of the table.
  const sentence = (text) =>
    new DOMParser().parseFromString(text, "text/html").querySelector("main header p")?.textContent;

  document.addEventListener("htmx:responseError", (event) => {
    const { status, responseText } = event.detail.xhr;
    const isShut = [403, 404].includes(status);
    const words = isShut ? "This table is no longer open to this phone." : sentence(responseText);
    tell(words ?? "This was not entered. Try it again.");
  });
  document.addEventListener("taps:lost", () => {
    if (document.querySelector("#table .refused:not(.past)")) return; // the referee said it
    tell("Another phone was first. What was tapped here was not entered.");
  });
})();
