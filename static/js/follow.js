// Other phones follow the table: a small conditional request, often at first, then seldom.
(() => {
  const FIRST = 2; // seconds; from then on the answers say how long to wait
  let timer;

  const table = () => document.getElementById("table");

  const plan = (seconds) => {
    clearTimeout(timer);
    if (seconds > 0) timer = setTimeout(look, seconds * 1000);
  };

  const swap = (html) => {
    const news = new Event("follow:news", { cancelable: true });
    if (!document.dispatchEvent(news)) return; // the engine draws it
    document.dispatchEvent(new Event("follow:swap"));
    if (document.getElementById("table").contains(document.activeElement)) {
      document.activeElement.blur();
    }
    htmx.swap("#table", html, { swapStyle: "outerHTML" });
  };

  // A change of our own that is under way brings the table with it.
  const isStill = (seen) =>
    table()?.dataset.seen === seen && !document.querySelector(".htmx-request");

  const look = async () => {
    const shown = table();
    if (!shown || document.hidden || !shown.dataset.poll) return;
    const seen = shown.dataset.seen;
    let after = FIRST;
    try {
      const answer = await fetch(`${shown.dataset.poll}&way=${shown.dataset.way}`, {
        headers: { "If-None-Match": `"${seen}"`, "HX-Request": "true" },
        cache: "no-store",
      });
      document.dispatchEvent(new Event("follow:answered"));
      const isShut = answer.status === 403 || answer.status === 404;
      if (isShut) document.dispatchEvent(new Event("follow:shut"));
      after = isShut ? 0 : Number(answer.headers.get("Poll-After") ?? after);
      const html = await answer.text();
      if (answer.status === 200 && isStill(seen)) swap(html);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // no network: ask again later
      document.dispatchEvent(new Event("follow:lost"));
    }
    plan(after);
  };

  const begin = () => plan(table()?.dataset.poll ? FIRST : 0);
  document.addEventListener("DOMContentLoaded", begin);
  document.addEventListener("htmx:afterSettle", begin);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
})();
