// What is filled in while an answer of the server is on its way stays when that answer is drawn.
const form = document.getElementById("new-game");
const since = new Map(); // the values filled in since the last request, by name

const valueOf = ({ type, checked, value }) => (type === "checkbox" ? checked : value);

const note = ({ target }) => target.name && since.set(target.name, valueOf(target));

// The change tells the server, in case the part that asked has been replaced.
const restore = ([name, value]) => {
  const control = form.elements.namedItem(name); // a list of radio buttons has a value as well
  if (!control || valueOf(control) === value) return;
  control[control.type === "checkbox" ? "checked" : "value"] = value;
  (control.length ? control[0] : control).dispatchEvent(new Event("change", { bubbles: true }));
};

form?.addEventListener("input", note);
form?.addEventListener("htmx:beforeRequest", () => since.clear());
document.addEventListener("htmx:afterSwap", () => [...since].forEach(restore));
