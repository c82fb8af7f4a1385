// A call that is new is read out by a screen reader, and told to what speaks or sounds it.
(() => {
  let last = "";

  const call = () => document.querySelector("#table .call");
  const aloud = () =>
    [...call().querySelectorAll(".loud, .after")].map((one) => one.innerText.trim()).join(". ");

  const say = ({ target }) => {
    if (target.id !== "table" || !call()) return; // the call is the same
    const words = call().innerText.trim();
    if (words === last) return;
    last = words;
    const said = document.getElementById("said");
    if (said) said.textContent = words;
    document.dispatchEvent(new CustomEvent("call:new", { detail: aloud() }));
  };

  document.addEventListener("DOMContentLoaded", () => { last = call()?.innerText.trim() ?? ""; });
  document.addEventListener("htmx:afterSettle", say);
})();
