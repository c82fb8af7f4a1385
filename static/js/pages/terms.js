// A word of the game tells on a tap what it means, as the page brought it, the longest first.
import { begin, made } from "../parts.js";

const SAID = ":is(p, .was li span, .result :is(dt, dd), .changes li, .deals :is(th, li) span, " +
  ".counts h2, .records li > span)";

const APART = ".meaning, summary *, .cell hgroup p, [aria-hidden]";

// The keys come to the answers first, then to the words of the hint. It stays beside its question.
const putBehindAnswers = (hint) => {
  const form = hint.matches(".pad hgroup > p") && hint.closest("form");
  if (!form) return;
  hint.className = "hint";
  form.append(hint);
};

begin(".meanings", ({ dataset: { of, spelt } }) => {
  const places = JSON.parse(spelt);
  const spelling = new RegExp(`(?<!\\p{L})(${Object.keys(places).join("|")})(?!\\p{L})`, "iu");
  const termOf = (word) => {
    const popoverTargetElement = document.getElementById(places[word.toLowerCase()]);
    return made("button", { type: "button", className: "term", popoverTargetElement }, word);
  };

  begin(`[data-game="${of}"] ${SAID}:not(${APART})`, (part) => {
    for (const text of [...part.childNodes].filter(({ data }) => data)) {
      const pieces = text.data.split(spelling); // every other one is a word
      text.replaceWith(...pieces.map((piece, at) => (at % 2 ? termOf(piece) : piece)));
    }
    if (part.querySelector(".term")) putBehindAnswers(part);
  });
});
