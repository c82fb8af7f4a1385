// A page that is shown as a copy says so, and how old it is.
const HOUR = 60; // minutes
const DAY = 24 * HOUR;

const timeOf = (then) => {
  const isToday = then.toDateString() === new Date().toDateString();
  const time = then.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const day = then.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  return isToday ? time : `${time} on ${day}`;
};

const ageOf = (then) => {
  const minutes = Math.floor((Date.now() - then) / 60_000);
  if (minutes < 1) return "less than a minute ago";
  const words = new Intl.RelativeTimeFormat("en-GB");
  if (minutes < HOUR) return words.format(-minutes, "minute");
  if (minutes < DAY) return words.format(-Math.floor(minutes / HOUR), "hour");
  return words.format(-Math.floor(minutes / DAY), "day");
};

const pageFrom = (then) => `This page is from ${timeOf(then)}, ${ageOf(then)}.`;

// Shown only at a table without an engine. Its pad is hidden: it would ask again for entries
// that were made since.
const SHUT =
  "Entries made since then are not shown. Nothing can be entered until it answers.";

const SILENT = "The server is not answering.";
const TROUBLED = "The server can't show this page now.";

// `answer`: with which the server or a proxy refused, if any.
const copyOf = async (kept, answer) => {
  const then = new Date(kept.headers.get("Date"));
  const age = isNaN(then) ? "This page is a copy." : pageFrom(then);
  const words = `${answer ? TROUBLED : SILENT} ${age} <span class="shut">${SHUT}</span>`;
  const html = await kept.text();
  const note = (main) => `${main}<p class="kept" role="status">${words}</p>`;
  const marked = html.replace(/<main[^>]*>/, note).replace("<html", '<html data-held="yes"');
  return new Response(marked, { headers: kept.headers });
};
