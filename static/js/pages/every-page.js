// What every page does: it stays on the phone for when there is no network; and how htmx
// behaves there: it evaluates nothing, and a refusal is shown.
import "../device/copies.js";

Object.assign(htmx.config, {
  allowEval: false,
  includeIndicatorStyles: false,
  historyCacheSize: 0,
  timeout: 10000,
  defaultSettleDelay: 0,
  refreshOnHistoryMiss: true,
  responseHandling: [
    { code: "204", swap: false },
    { code: "[23]..", swap: true },
    { code: "409|422", swap: true },
    { code: "[45]..", swap: false, error: true },
  ],
});
