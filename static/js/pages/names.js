// Names are typed one after the other: Enter goes on to the next field, or to the button.
import { isSeen } from "../parts.js";

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (key !== "Enter" || !target.name?.startsWith("name_")) return;
  event.preventDefault();
  const names = [...target.form.querySelectorAll("[name^=name_]")].filter(isSeen);
  const next = target.value.trim() && names[names.indexOf(target) + 1];
  (next || target.form.querySelector("button")).focus();
});
