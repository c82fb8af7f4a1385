// The page of the settings of this phone, on which each can be tried.
import "./feel.js";
import "./sound.js";
import "./speak.js";
import "./device-form.js";
import "./every-page.js";
