// The review of a game: moment by moment, and all of it on paper.
import "./moments.js";
import "./open-to-print.js";
