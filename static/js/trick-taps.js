// A tapped face is a card of the trick; the second tap of a nervous thumb, where the
// faces have just been laid out anew, is none.
(() => {
  const ECHO = 350; // milliseconds
  const NEAR = 24; // pixels
  let last = { at: -ECHO }; // the tap that changed the layout: where, and when

  const isEcho = ({ detail, clientX, clientY }) =>
    detail > 0 && performance.now() - last.at < ECHO && Math.hypot(clientX - last.x, clientY - last.y) < NEAR;

  const tap = (event) => {
    const face = event.target.closest(".trick > .faces button.face");
    if (!face || isEcho(event)) return;
    const faces = face.closest(".faces");
    const { layout } = faces.dataset;
    face.dispatchEvent(new CustomEvent("card", { bubbles: true, detail: { card: face.value } }));
    if (faces.dataset.layout !== layout) last = { x: event.clientX, y: event.clientY, at: performance.now() };
    const isKeyed = event.detail === 0; // its face is gone, and the focus with it
    if (isKeyed) faces.querySelector(".face:enabled:not([hidden] *)")?.focus();
  };

  document.addEventListener("click", tap);
})();
