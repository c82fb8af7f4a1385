// What an entry is made with: numbers by steps, one question at a time, cards by their faces.
import "./unanswered.js";
import "./steppers.js";
import "./steps.js";
import "./card-pad.js";
import "./trick-faces.js";
import "./trick-pad.js";
import "./offers.js";
import "./what-fits.js";
import "./columns.js";
import "./sum.js";
