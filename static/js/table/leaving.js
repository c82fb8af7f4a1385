// Before htmx exchanges a table whoever keeps something of it hears so. `form`: what this
// phone sent; null where the change is somebody else's.
const [TAKEN, OTHERS_FIRST] = [200, 409];

document.addEventListener("htmx:beforeSwap", ({ detail: { xhr, requestConfig } }) => {
  if (![TAKEN, OTHERS_FIRST].includes(xhr.status)) return;
  const form = xhr.status === TAKEN ? requestConfig.elt : null;
  document.dispatchEvent(new CustomEvent("table:goes", { detail: { form } }));
});
