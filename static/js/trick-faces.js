// The faces of the cards that are left for a trick: the suit led is large, the others
// stand beside it or, while they are many, are folded to their signs.
(() => {
  const AT_ONCE = 35; // so many cards lie open for one who may play any suit
  const BESIDE = 21; // and so many beside the suit led
  const FEW = 24; // have room between them
  const ECHO = 350; // milliseconds in which a second tap was meant for the last layout
  const NEAR = 24; // pixels

  const make = (tag, traits, label, ...children) => {
    const made = Object.assign(document.createElement(tag), traits);
    made.setAttribute("aria-label", label);
    made.append(...children);
    return made;
  };

  const inked = (words, sign) => (/[\u2665\u2666]/.test(sign) ? `${words} red` : words);

  const faceOf = (option) => {
    const [sign, ...name] = option.textContent.split(" ");
    return make("button", { type: "button", className: inked("chip face", sign), value: option.value }, name.join(" "), sign);
  };

  const groupOf = (suit, className) => {
    const group = make("div", { className }, suit.label, ...[...suit.children].map(faceOf));
    group.setAttribute("role", "group");
    return group;
  };

  const foldOf = (suit) => {
    const sign = suit.firstElementChild.textContent.split(" ")[0].slice(-1);
    const key = make("button", { type: "button", className: inked("chip sign", sign) }, suit.label, sign);
    const fold = document.createElement("div");
    fold.append(key, groupOf(suit, "large"));
    return fold;
  };

  const suitOf = (group) => group.querySelector("[value]:not([value=''])").value[1];
  const size = (suits) => suits.reduce((sum, suit) => sum + suit.children.length, 0);
  const longest = (suits) => suits.reduce((one, other) => (other.children.length > one.children.length ? other : one));

  const enhance = (field) => {
    const lists = [...field.querySelectorAll("select")];
    const suits = [...lists[0].querySelectorAll("optgroup")];
    const faces = document.createElement("div");
    let last = { timeStamp: -ECHO }; // the tap that has laid the faces out anew

    const lay = (led, others, isFolded) => {
      const key = isFolded ? "folded" : `led ${led?.label}`;
      if (faces.dataset.key === key) return;
      faces.dataset.key = key;
      const laid = [...(led ? [groupOf(led, "large")] : []), ...others.map((suit) => groupOf(suit, ""))];
      faces.replaceChildren(...(isFolded ? suits.map(foldOf) : laid));
      faces.className = `faces ${isFolded ? "folded" : size(others) > FEW ? "" : "few"}`;
    };

    const open = (one) => {
      for (const fold of faces.children) {
        fold.firstChild.setAttribute("aria-expanded", fold === one);
        fold.lastChild.hidden = fold !== one;
      }
    };

    const draw = () => {
      const chosen = lists.map((list) => list.value);
      const led = field.dataset.follows && suits.find((suit) => suitOf(suit) === chosen[0][1]);
      const others = suits.filter((suit) => suit !== led);
      const isFolded = size(others) > (led ? BESIDE : AT_ONCE);
      lay(led, others, isFolded);
      if (isFolded) open(faces.children[suits.indexOf(led || longest(suits))]);
      for (const option of lists[0].querySelectorAll("optgroup > option")) {
        const left = Number(option.dataset.left ?? 1) - chosen.filter((card) => card === option.value).length;
        const face = faces.querySelector(`[value="${option.value}"]`);
        face.disabled = left <= 0;
        face.dataset.left = left > 1 ? left : "";
      }
    };

    const isEcho = (event) =>
      event.detail > 0 && event.timeStamp - last.timeStamp < ECHO && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < NEAR;

    const tap = (event) => {
      const sign = event.target.closest(".sign");
      if (sign) open(sign.parentElement);
      const face = event.target.closest("button.face");
      if (!face || isEcho(event)) return;
      const key = faces.dataset.key;
      face.dispatchEvent(new CustomEvent("card", { bubbles: true, detail: { card: face.value } }));
      if (faces.dataset.key !== key) last = event;
      if (event.detail === 0) faces.querySelector(".face:enabled:not([hidden] *)")?.focus();
    };

    field.dataset.faces = "yes";
    faces.addEventListener("click", tap);
    field.addEventListener("change", draw);
    field.append(faces);
    draw();
  };

  const start = () => {
    document.querySelectorAll(".trick:not([data-faces])").forEach(enhance);
  };
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
