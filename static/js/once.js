// A form that is under way is not sent twice by the second tap of a nervous thumb.
(() => {
  let isSent = false;
  document.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  addEventListener("pageshow", () => { isSent = false; });
})();
