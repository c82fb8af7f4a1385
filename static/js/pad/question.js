// A question in words: Enter asks it, Shift+Enter is a new line, and its field grows with it.
import { keepTo, on } from "../parts.js";

const FIELD = ".asking textarea";
const MOST_ROWS = 12;

on("keydown", FIELD, ({ form }, event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});

const grow = (field) => {
  field.rows = 1;
  while (field.scrollHeight > field.clientHeight && field.rows < MOST_ROWS) field.rows += 1;
};

// Most browsers let it grow by their own.
if (!CSS.supports("field-sizing", "content")) keepTo(FIELD, grow);
