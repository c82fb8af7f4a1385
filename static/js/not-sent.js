// What did not reach the server, or was turned away there, is not lost in silence.
(() => {
  const tell = (words) => {
    const pad = document.querySelector("#table .pad");
    const said = pad?.querySelector(".refused") ?? document.createElement("p");
    said.className = "refused";
    said.setAttribute("role", "alert");
    pad?.prepend(said);
    said.textContent = words;
    navigator.vibrate?.(60);
  };

  document.addEventListener("htmx:sendError", () => {
    tell("No connection: this was not entered. Try it again.");
  });
  document.addEventListener("htmx:responseError", (event) => {
    const isShut = [403, 404].includes(event.detail.xhr.status);
    tell(isShut ? "This table is no longer open to this phone." : "This was not entered. Try it again.");
  });
})();
