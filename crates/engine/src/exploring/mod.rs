//! Leaving rooms, entering them, and what waits there: encounters, surges, finds.

mod encounter;
mod explore;
mod search;
