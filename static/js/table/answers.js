// What a control of the pad says, and of whom, so that it is known again when the table is drawn.
const CARRIED = "[name=seen], [name=id], [name=csrfmiddlewaretoken], [name=way]";

const settled = (form, more = "") => {
  const parts = form.querySelectorAll(`input[type=hidden]${more}`);
  return [...parts].filter((part) => !part.matches(CARRIED)).map(({ value }) => value);
};

// What is written beside an answer, such as who leads, comes and goes.
const saying = ({ name, value, textContent }) => (name ? [name, value] : [textContent.trim()]);

// The answer under a thumb: that of one trick and of the next is the same, that of two players is
// not. Null where a second tap takes something back.
export const meaningOf = (target) => {
  const control = target.closest(".pad button:not(.steps button), .pad .twice");
  const form = control?.closest("form");
  if (!form) return null;
  const whose = settled(form, ", [name=seat]:checked");
  return String([form.dataset.type, ...whose, ...saying(control)]);
};

// The same for every player.
export const likenessOf = (control) => {
  const form = control.closest("form");
  const sent = form ? [form.getAttribute("action"), form.dataset.type, ...settled(form)] : [];
  return String([...sent, control.localName, ...saying(control.control ?? control)]);
};
