// The script of all pages, by subjects. Without it pages work by their forms; there is no state here that could be
// lost.
import { tellTurn, writeOut } from "./links.js";
import { listen } from "./stream.js";
import "./post.js";
import "./keys.js";
import "./tips.js";
import "./ask.js";
import "./lying.js";
import "./picks.js";
import "./prefs.js";
import "./pace.js";
import "./past.js";
import "./review.js";
import "./away.js";
import "./fingers.js";
import "./framing.js";
import "./mapkeys.js";
import "./journeys.js";
import "./muster.js";
import "./end.js";
import "./stepper.js";
import "./clock.js";
import "./guide.js";
import "./share.js";

writeOut();
tellTurn();
listen();
