// The cards of a suit are one stop of the Tab key; arrows go from card to card.
const GROUP = ".faces [role=group]";
const BY = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const faces = (group) => [...group.querySelectorAll("button:enabled, [type=checkbox]")];

document.addEventListener("focusin", ({ target }) => {
  const group = target.closest(GROUP);
  for (const one of group ? faces(group) : []) one.tabIndex = one === target ? 0 : -1;
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  const group = target.closest(GROUP);
  if (!group || group.contains(relatedTarget)) return;
  for (const one of faces(group)) one.removeAttribute("tabindex");
});
document.addEventListener("keydown", (event) => {
  const group = event.target.closest?.(GROUP);
  if (!group || !BY[event.key] || event.target.type === "radio") return;
  event.preventDefault();
  const all = faces(group);
  all.at((all.indexOf(event.target) + BY[event.key]) % all.length).focus();
});
