// What was tapped and not sent yet stays when the table is drawn again, as long as the same is
// asked: the form goes over as it is. The browser, which goes by places alone, puts nothing back.
import { begin } from "../parts.js";

const CARRIED = "[name=seen], [name=id], [name=csrfmiddlewaretoken]";
export const PAD = "#table .pad form";

const looks = new WeakMap(); // of each form: how it came
let kept = [];
let isOwn = false; // whether the new table answers this phone

const look = (form) => {
  const copy = form.cloneNode(true);
  for (const part of copy.querySelectorAll(CARRIED)) part.remove();
  copy.classList.remove("htmx-added"); // and as it is written where it was opened
  return copy.outerHTML;
};

const cameAs = (one) =>
  one.matches("select") ? (one.querySelector("[selected]") ?? one[0]).value : one.defaultValue;

export const asks = (form) => looks.get(form);

export const isTapped = (form) =>
  [...form.querySelectorAll("input, select")].some(
    (one) => one.checked !== one.defaultChecked || one.value !== cameAs(one),
  );

export const folds = (part) => {
  const fold = part.parentElement?.closest("#table details");
  return fold ? [fold, ...folds(fold)] : [];
};

const stateOf = (form) => ({
  form,
  isTapped: isTapped(form),
  isOpen: folds(form)[0]?.open || form.querySelector("details[open]") !== null,
  focused: form.contains(document.activeElement) ? document.activeElement : null,
});

const take = ({ detail: { form: sent, overtaken } }) => {
  isOwn = sent !== null;
  const isAnother = (form) => form !== sent && form !== overtaken;
  const forms = [...document.querySelectorAll(PAD)].filter(isAnother);
  kept = forms.map(stateOf).filter((one) => one.isTapped || (one.isOpen && !isOwn));
  for (const { form } of kept) form.remove();
};

const putBack = ({ form, isOpen, focused }, twin) => {
  const fresh = twin.querySelectorAll(CARRIED);
  form.querySelectorAll(CARRIED).forEach((part, at) => { part.value = fresh[at].value; });
  twin.replaceWith(form);
  if (isOpen) for (const fold of folds(form)) fold.open = true;
  focused?.focus({ preventScroll: true });
};

const put = (table) => {
  const fresh = [...table.querySelectorAll(".pad form")];
  let isLost = false;
  for (const one of kept) {
    const twin = fresh.find((form) => look(form) === looks.get(one.form));
    if (twin) putBack(one, twin);
    else isLost ||= one.isTapped;
  }
  kept = [];
  if (isLost && !isOwn) document.dispatchEvent(new Event("taps:lost"));
};

document.addEventListener("table:goes", take);
begin("#table", put);
begin(PAD, (form) => {
  looks.set(form, look(form));
  form.autocomplete = "off";
});
