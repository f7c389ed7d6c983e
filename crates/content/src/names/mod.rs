//! What has a name, and which name stands where.

mod notes;

pub(crate) use notes::Notes;
pub use notes::{Index, Mention, Name, Role, WordOffer};

/// Kinds of things that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Kind {
    Search,
    Minion,
    Mouse,
    Room,
    Ability,
    Encounter,
    Chapter,
    Init,
    Tag,
    Kin,
    Achievement,
    Counter,
    Story,
    Figure,
    Honour,
    Marker,
    Moment,
    Option,
    Answer,
    Use,
    Rule,
    Space,
    Goal,
    Decision,
}

impl Kind {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Kind::Search => "C0102",
            Kind::Minion => "C0103",
            Kind::Mouse => "C0104",
            Kind::Room => "C0105",
            Kind::Tag => "C0109",
            Kind::Kin => "C0110",
            Kind::Counter => "C0111",
            Kind::Achievement => "C0112",
            _ => "C0119",
        }
    }

    /// The word for it in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Search => "search-card",
            Kind::Minion => "minion",
            Kind::Mouse => "mouse",
            Kind::Room => "room",
            Kind::Ability => "ability",
            Kind::Encounter => "encounter",
            Kind::Chapter => "chapter",
            Kind::Init => "initiative-card",
            Kind::Tag => "tag",
            Kind::Kin => "kin",
            Kind::Achievement => "achievement",
            Kind::Counter => "counter",
            Kind::Story => "story",
            Kind::Figure => "figure",
            Kind::Honour => "honour",
            Kind::Marker => "marker",
            Kind::Moment => "moment",
            Kind::Option => "setting",
            Kind::Answer => "option",
            Kind::Use => "use",
            Kind::Rule => "rule",
            Kind::Space => "space",
            Kind::Goal => "goal",
            Kind::Decision => "decision",
        }
    }
}
