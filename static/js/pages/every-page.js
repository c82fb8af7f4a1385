// What every page does, and how htmx behaves there: it evaluates nothing.
import "../device/copies.js";
import "../device/double-tap.js";

Object.assign(htmx.config, {
  allowEval: false,
  includeIndicatorStyles: false,
  historyCacheSize: 0,
  timeout: 10000,
  defaultSettleDelay: 0,
  refreshOnHistoryMiss: true,
});
htmx.config.responseHandling.unshift({ code: "409|422", swap: true });
