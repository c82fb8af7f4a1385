// An entry is felt when it is taken, and longer when it is refused.
(() => {
  const [TAKEN, REFUSED] = [15, 60]; // milliseconds
  let isOwn = false; // the table that comes answers a tap of this phone

  const feel = (time) => {
    const told = document.documentElement.dataset.device.split(" ");
    if (told.includes("vibrate")) navigator.vibrate?.(time);
  };

  const drawn = () => {
    if (document.querySelector("#table .refused")) feel(REFUSED);
    else if (isOwn) feel(TAKEN);
    isOwn = false;
  };

  document.addEventListener("htmx:beforeSwap", ({ detail }) => {
    isOwn = detail.requestConfig?.verb === "post" && detail.xhr.status === 200;
  });
  document.addEventListener("engine:swap", () => { isOwn = true; });
  document.addEventListener("htmx:afterSettle", drawn);
  for (const lost of ["htmx:sendError", "htmx:timeout", "htmx:responseError", "taps:lost"]) {
    document.addEventListener(lost, () => feel(REFUSED));
  }
  document.addEventListener("device:try", ({ detail }) => detail === "vibrate" && feel(REFUSED));
})();
