// Names are typed one after the other: Enter goes on to the next field, or to the button.
import { isSeen, on } from "../parts.js";

on("keydown", "[name^=name_]", (name, event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const names = [...name.form.querySelectorAll("[name^=name_]")].filter(isSeen);
  const next = name.value.trim() && names[names.indexOf(name) + 1];
  (next || name.form.querySelector("button")).focus();
});
