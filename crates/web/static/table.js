// The table page: wires the modules together. Without this file the page still plays, form by form.
import { connect } from "./stream.js";
import { wireBoard } from "./board.js";
import { wireKeys } from "./keys.js";
import { wireForms } from "./post.js";
import { wireDialogs } from "./dialogs.js";
import { wireSpeed } from "./motion.js";
import { wireHints } from "./hints.js";
import { wireCircle } from "./circle.js";
import { wirePings } from "./pings.js";
import { wireAbout } from "./about.js";
import { wireDrawers } from "./drawers.js";
import { wireKeymap } from "./keymap.js";
import { wireZoom } from "./zoom.js";

wireSpeed();
wireForms();
wireZoom();
wireAbout();
wireBoard();
wireKeymap();
wireKeys();
wireDrawers();
wireDialogs();
wireHints();
wireCircle();
wirePings();
connect();
