// What an entry is made with: numbers by steps, cards by their faces.
import "./steppers.js";
import "./card-pad.js";
import "./trick-faces.js";
import "./trick-pad.js";
import "./trick-taps.js";
import "./lying-cards.js";
import "./offers.js";
import "./rows.js";
