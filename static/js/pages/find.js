// A search field narrows a list as one types. Its data-finds is the id of the list, whose
// items bear what they are found by, in small plain letters, as data-find.
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const isFound = (place) => place.querySelector("[data-find]:not([hidden])") !== null;

const narrow = (field) => {
  const words = plain(field.value).split(/\s+/);
  const list = document.getElementById(field.dataset.finds);
  for (const item of list.querySelectorAll("[data-find]")) {
    item.hidden = !words.every((word) => item.dataset.find.includes(word));
  }
  for (const family of list.querySelectorAll("section")) family.hidden = !isFound(family);
  const status = field.form.querySelector("[role=status]");
  status.textContent = isFound(list) ? "" : status.dataset.none;
};

for (const field of document.querySelectorAll("[data-finds]")) {
  field.addEventListener("input", () => narrow(field));
  // Going back to the page brings back what was typed, but not what it found.
  addEventListener("pageshow", () => narrow(field));
}
