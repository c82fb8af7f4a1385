// Before a table is exchanged whoever keeps something of it hears so, whether htmx, the
// engine or another phone's entry brings the next one. `form`: what this phone sent; null
// where the change is somebody else's.
const [TAKEN, OTHERS_FIRST] = [200, 409];

document.addEventListener("htmx:beforeSwap", ({ detail: { xhr, requestConfig } }) => {
  if (![TAKEN, OTHERS_FIRST].includes(xhr.status)) return;
  const form = xhr.status === TAKEN ? requestConfig.elt : null;
  document.dispatchEvent(new CustomEvent("table:goes", { detail: { form } }));
});
