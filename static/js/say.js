// What the referee says is read out by a screen reader, and a refusal is felt.
(() => {
  const say = ({ target }) => {
    if (document.querySelector("#table .refused")) navigator.vibrate?.(60);
    if (target.id !== "table") return; // the call is the same
    const call = document.querySelector("#table .call");
    const said = document.getElementById("said");
    if (call && said) said.textContent = call.innerText.trim();
  };

  document.addEventListener("htmx:afterSettle", say);
})();
