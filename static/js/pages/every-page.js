// What every page does, and how htmx behaves there: it evaluates nothing, and keeps no page.
import "../device/copies.js";
import "../device/double-tap.js";
import "../device/select-number.js";
import "../device/zone.js";

Object.assign(htmx.config, { allowEval: false, includeIndicatorStyles: false });
Object.assign(htmx.config, { historyCacheSize: 0, refreshOnHistoryMiss: true });
Object.assign(htmx.config, { timeout: 10_000, defaultSettleDelay: 0 });
htmx.config.responseHandling.unshift({ code: "409|422", swap: true });
