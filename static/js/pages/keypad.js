// Numbers of any size get keys of their own, since the keyboard of a phone may lack a minus. One
// box is filled in at a time; a tile fills it in at once. Each total is shown as it will be.
import { begin, fill, made, words } from "../parts.js";

const KEYS = [..."12345", "\u00b1", ..."67890", "\u232b"];
const NAMES = { "\u00b1": "Change the sign", "\u232b": "Delete the last digit" };
const LONGEST = 7; // digits

const fresh = new WeakSet(); // boxes of which the next digit begins a new number

const written = (number) => String(number).replace("-", "\u2212");
const numberIn = (text) => Number(text.replace("\u2212", "-"));

const afterKey = (key, { value }, isFresh) => {
  if (key === "\u00b1") return String(-Number(value));
  if (key === "\u232b") return isFresh ? "0" : String(parseInt(value.slice(0, -1), 10) || 0);
  const begun = isFresh || value === "0" ? "" : value;
  return begun.replace("-", "").length < LONGEST ? begun + key : value;
};

class Keys {
  constructor(field) {
    this.field = field;
    this.inputs = [...field.querySelectorAll("input")];
    for (const input of this.inputs) {
      input.inputMode = "none";
      input.addEventListener("focus", () => this.go(input));
      input.addEventListener("input", () => this.total(input));
      this.total(input);
    }
    field.append(this.tiles(), this.keys());
    this.go(this.inputs[0]);
  }

  go(input) {
    this.now?.closest(".box").classList.remove("is-now");
    this.now = input;
    fresh.add(input);
    input.closest(".box").classList.add("is-now");
  }

  next() {
    this.go(this.inputs[this.inputs.indexOf(this.now) + 1] ?? this.inputs[0]);
  }

  total(input) {
    const output = input.closest(".box").querySelector("output");
    output.textContent = written(numberIn(output.dataset.from) + Number(input.value));
  }

  press(key) {
    fill(this.now, afterKey(key, this.now, fresh.has(this.now)));
    if (key !== "\u00b1") fresh.delete(this.now);
  }

  tiles() {
    const tile = (number) => this.button(written(number), () => {
      fill(this.now, number);
      this.next();
    });
    const next = this.button("Next \u203a", () => this.next());
    return made("div", { className: "tiles" }, ...words(this.field.dataset.tiles).map(tile), next);
  }

  keys() {
    const keys = KEYS.map((key) => this.button(key, () => this.press(key), NAMES[key]));
    return made("div", { className: "keypad" }, ...keys);
  }

  button(text, onclick, ariaLabel = null) {
    return made("button", { type: "button", className: "btn key", onclick, ariaLabel }, text);
  }
}

begin("[data-tiles]", (field) => new Keys(field));
