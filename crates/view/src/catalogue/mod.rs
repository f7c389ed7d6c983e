//! Everything printed, in every language: names, card faces, rooms, rules, and the words of effects.

mod chapters;
mod encounters;
mod faces;
pub(crate) mod ids;
mod locale;
pub(crate) mod names;
mod printed;
mod reference;
mod rules;
pub(crate) mod say;
mod sheet;
pub(crate) mod text;

pub use locale::{Catalogue, Locale, raised};
pub use names::PlaceView;
pub use printed::{
    AbilityFace, CardFace, EncounterFace, HeroFace, InitFace, Line, PowerText, RoomPlan, RuleRef, SpacePlan,
    WaveView, WeaponFace,
};
pub use reference::{COMPONENTS, Entry};
pub use rules::RuleEntry;
pub use sheet::{ChapterSheet, SheetPassage, SheetReader, SheetRoom, SheetTile, suggested_party};
pub use text::card_text;

pub(crate) use locale::{HOLE, Towards};
