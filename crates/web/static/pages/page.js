// What every page does, the table's too. Without this file all of it works, only less comfortably.
import { wireDates } from "./dates.js";
import { wireSwitches } from "./switches.js";

wireDates();
wireSwitches();
