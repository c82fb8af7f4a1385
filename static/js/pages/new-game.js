// A game about to begin: who sits where is tapped, and what is played for is said as it
// is filled in.
import "./seats.js";
import "./stake.js";
