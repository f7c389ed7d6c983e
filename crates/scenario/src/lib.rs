//! Cases: positions, loaded dice, choices and what must come of them.
