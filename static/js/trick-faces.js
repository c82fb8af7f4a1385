// The faces of the cards that are left for a trick: the suit led is large, the others
// stand beside it or, while they are many, are folded to their signs.
(() => {
  const [AT_ONCE, BESIDE] = [35, 21]; // so many cards lie open: of any suit, beside the suit led
  const [FEW, MANY, LARGE] = [24, 28, 5]; // clear of the edge; eight in a row; a row of the suit led

  const key = (className, label, sign) => {
    const button = document.createElement("button");
    const ink = /[\u2665\u2666]/.test(sign) ? " red" : "";
    button.setAttribute("aria-label", label);
    return Object.assign(button, { type: "button", className: `chip ${className}${ink}`, textContent: sign });
  };

  const faceOf = (option) => {
    const [sign, ...name] = option.textContent.split(" ");
    return Object.assign(key("face", name.join(" "), sign), { value: option.value });
  };
  const groupOf = (suit, className = "") => {
    const group = Object.assign(document.createElement("div"), { className });
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", suit.label);
    group.append(...[...suit.children].map(faceOf));
    return group;
  };
  const foldOf = (suit) => {
    const fold = document.createElement("div");
    const sign = suit.firstElementChild.textContent.split(" ")[0].slice(-1);
    fold.append(key("sign", suit.label, sign), groupOf(suit, "large"));
    return fold;
  };

  const size = (suits) => suits.reduce((sum, suit) => sum + suit.children.length, 0);
  const longest = (suits) => [...suits].sort((one, other) => size([other]) - size([one]))[0];

  const enhance = (field) => {
    const lists = [...field.querySelectorAll("select")];
    const suits = [...lists[0].querySelectorAll("optgroup")];
    const faces = document.createElement("div");
    const open = (one) => [...faces.children].forEach((fold) => {
      fold.firstChild.setAttribute("aria-expanded", fold === one);
      fold.lastChild.hidden = fold !== one;
    });

    // Drawn anew only where it changes: what the thumb is on stays where it is.
    const lay = (led, others, isFolded) => {
      const layout = isFolded ? "folded" : `led ${led?.label}`;
      if (faces.dataset.layout === layout) return;
      faces.dataset.layout = layout;
      const isTall = led && size([led]) > LARGE && size(others) > 2 * LARGE;
      const crowd = isTall || size(others) > MANY ? "many" : size(others) > FEW ? "" : "few";
      faces.className = `faces ${isFolded ? "folded" : crowd}`;
      const groups = [...(led ? [groupOf(led, "large")] : []), ...others.map((suit) => groupOf(suit))];
      faces.replaceChildren(...(isFolded ? suits.map(foldOf) : groups));
    };

    const draw = () => {
      const chosen = lists.map((list) => list.value);
      const led = field.dataset.follows && suits.find((suit) => suit.contains(lists[0].selectedOptions[0]));
      const others = suits.filter((suit) => suit !== led);
      const isFolded = size(others) > (led ? BESIDE : AT_ONCE);
      lay(led, others, isFolded);
      if (isFolded) open(faces.children[suits.indexOf(led || longest(suits))]);
      for (const face of faces.querySelectorAll(".face")) {
        const { left = 1 } = lists[0].querySelector(`[value="${face.value}"]`).dataset;
        const rest = left - chosen.filter((card) => card === face.value).length;
        Object.assign(face, { disabled: rest === 0 }).dataset.left = rest > 1 ? rest : "";
      }
    };

    field.dataset.faces = "yes";
    faces.addEventListener("click", ({ target }) => target.matches(".sign") && open(target.parentElement));
    field.addEventListener("change", draw);
    field.append(faces);
    draw();
  };

  const start = () => document.querySelectorAll(".trick:not([data-faces])").forEach(enhance);
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
