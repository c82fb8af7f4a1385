// The page of the referee: what is asked in words, the answer as it is heard, and all rulings.
import "../pad/question.js";
import "./ruling.js";
