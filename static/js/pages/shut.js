// A page that was refused, or of keys that were given back: what they opened goes.
import { tryToForget } from "../device/forgetting.js";

tryToForget();
