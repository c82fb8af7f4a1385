// Who enters by keys stays where he was: at the next question, of which no answer has the
// focus yet, so that a second Enter enters nothing; or at Undo.
(() => {
  let isKeyed = false;
  let tool = null; // the action of the tool that had the focus; "" for the pad itself

  const remember = () => {
    const active = document.activeElement;
    const isHere = isKeyed && document.getElementById("table")?.contains(active);
    tool = isHere ? active.closest(".steps form")?.getAttribute("action") ?? "" : null;
  };

  const isSeen = (one) => one.checkVisibility?.() ?? one.getClientRects().length > 0;

  const next = () => {
    const pad = document.querySelector("#table .pad");
    const same = tool && pad?.querySelector(`.steps form[action="${tool}"] button`);
    return same || [...(pad?.querySelectorAll("h2") ?? [])].find(isSeen) || pad;
  };

  const restore = ({ target }) => {
    if (tool === null || target.id !== "table") return;
    const place = target.contains(document.activeElement) ? null : next();
    if (place?.matches("h2, section")) place.tabIndex = -1;
    place?.focus();
    if (place) scrollTo(0, 0); // to what the table must hear now
    tool = null;
  };

  document.addEventListener("keydown", () => { isKeyed = true; });
  document.addEventListener("pointerdown", () => { isKeyed = false; });
  document.addEventListener("follow:swap", remember);
  document.addEventListener("engine:swap", remember);
  document.addEventListener("htmx:beforeSwap", remember);
  document.addEventListener("htmx:afterSettle", restore);
})();
