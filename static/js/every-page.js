// What every page does: it stays on the phone for when there is no network.
import "./htmx-config.js";
import "./service.js";
import "./kept.js";
