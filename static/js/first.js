// The page of a phone that opens nothing, or no longer: what is only on it is told.
import { tellWhatIsOnlyHere } from "./only-here.js";

tellWhatIsOnlyHere();
