// What is typed into a number replaces the one that stood there: it is selected with the focus, and
// by the tap that gave the focus. The next tap sets the cursor.
import { on } from "../parts.js";

const NUMBERS = ":is(input[type=number], [inputmode=numeric], [inputmode=decimal])";

let fresh = null; // it just got the focus

on("focusin", NUMBERS, (field) => {
  fresh = field;
  field.select();
});
on("click", NUMBERS, (field) => {
  if (field === fresh) field.select();
  fresh = null;
});
