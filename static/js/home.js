// The first page, and nights: what is only on this phone, and what an evening here needs.
import "./only-here.js";
import "./evening/keep.js";
