// The first page, and nights: what is only on this phone, and what an evening here needs.
import { keepForAnEvening } from "../evening/circles.js";
import "./only-here.js";

keepForAnEvening();
