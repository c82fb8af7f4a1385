// What every page does, and how htmx behaves there: it evaluates nothing.
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
    { code: "[23]..|409|422", swap: true },
    { code: "[45]..", swap: false, error: true },
  ],
});
