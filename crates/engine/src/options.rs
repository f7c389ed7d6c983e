//! What a table agrees on before it plays: edition switches, variants, difficulty. Saved with the game.

use serde::{Deserialize, Serialize};

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $default:literal | $other:literal;)*) => {
        /// A rule on which the editions differ; the default is the first option.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Switch { $($(#[$doc])* $name),* }

        impl Switch {
            /// All of them, in ledger order.
            pub const ALL: &'static [Switch] = &[$(Switch::$name),*];

            /// Its id in the ledger.
            pub const fn name(self) -> &'static str {
                match self { $(Switch::$name => $id),* }
            }

            /// The names of its two options, the default first.
            pub const fn options(self) -> [&'static str; 2] {
                match self { $(Switch::$name => [$default, $other]),* }
            }
        }
    };
}

switches! {
    /// INI-3.
    EncounterInitiative = "encounter-initiative", "track" | "anew";
    /// INI-6.
    BossCards = "boss-cards", "two" | "all";
    /// TIME-1.
    TimeIsShort = "time-is-short", "board" | "track";
    /// WAT-5.
    WaterFreeActions = "water-free-actions", "any-water" | "current-only";
    /// SEA-4.
    SearchOnce = "search-once", "side" | "tile";
    /// LOS-2.
    SightThings = "sight-things", "clear" | "blocked";
    /// LOS-2.
    SightCrystals = "sight-crystals", "clear" | "blocked";
    /// LOS-2.
    SightFurniture = "sight-furniture", "clear" | "blocked";
    /// WND-3.
    BossWounds = "boss-wounds", "wound-by-wound" | "one-card";
    /// FREE-6.
    ScrollFreeAction = "scroll-free-action", "free-action" | "as-printed";
    /// FREE-6.
    SpentScroll = "spent-scroll", "discards" | "out-of-game";
    /// MIN-8.
    AllAttacked = "all-attacked", "closest" | "any-in-reach";
    /// MIN-10.
    MinionHands = "minion-hands", "anyone" | "seats";
    /// CAPT-6.
    RescueScope = "rescue-scope", "board" | "room";
    /// DIS-1.
    DisguiseElites = "disguise-elites", "warriors-only" | "elites-too";
    /// ACH-1.
    CheesemasterSelf = "cheesemaster-self", "every-mouse" | "other-mice";
    /// ACH-2.
    RoachmasterReach = "roachmaster-reach", "tile" | "space";
}

/// Named variants (VAR).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Variant {
    /// VAR-1.
    SteadyPaws,
    /// VAR-2.
    LeanWheel,
    /// VAR-3.
    Keepsakes,
    /// VAR-4.
    TaleGoesOn,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 4] =
        [Variant::SteadyPaws, Variant::LeanWheel, Variant::Keepsakes, Variant::TaleGoesOn];

    /// Its id.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::SteadyPaws => "steady-paws",
            Variant::LeanWheel => "lean-wheel",
            Variant::Keepsakes => "keepsakes",
            Variant::TaleGoesOn => "tale-goes-on",
        }
    }
}

/// VAR-5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// End marker one page further on.
    Storybook,
    /// As printed.
    #[default]
    Adventurer,
    /// End marker one page nearer.
    Heroic,
}

impl Difficulty {
    /// All of them, easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Storybook, Difficulty::Adventurer, Difficulty::Heroic];

    /// Its id.
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Storybook => "storybook",
            Difficulty::Adventurer => "adventurer",
            Difficulty::Heroic => "heroic",
        }
    }
}

/// The revision of the rules a game is played with. A fix that changes play raises the newest one; a game that was begun
/// before keeps its own, and each rule that changed asks for it.
///
/// 2: no diagonal step upstream (WAT-3); all archers of a tie on one space (PLC-2); the closest again when all were
/// attacked (MIN-8); who is asked for minions (MIN-10); a mouse's grape is its attack (RUL-11); a fallen rat stands up
/// before it throws (RUL-44); no hook into a space open to one side (RUL-49).
///
/// 3: the mouse that acted last is the last on the track that did (RUL-14); who is captured as its turn starts rolls no
/// die (RUL-24); nobody is put on a full space, or stays for it (RUL-26); wounds of minions are heard, and those on cards that a
/// boss has lost count; any number of effects may last, and those of a kind that end together are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesRevision(u8);

impl RulesRevision {
    /// All of them by name, the first one first.
    pub const NAMES: &[&str] = &["1", "2", "3"];

    /// What new games are played with.
    pub const NEWEST: RulesRevision = RulesRevision(Self::NAMES.len() as u8);

    /// The revision with this number, if there was one.
    pub fn numbered(number: u32) -> Option<RulesRevision> {
        let number = u8::try_from(number).ok()?;
        (1..=Self::NEWEST.0).contains(&number).then_some(RulesRevision(number))
    }

    /// Its number.
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// Whether the game was begun before this revision.
    pub(crate) const fn before(self, number: u8) -> bool {
        self.0 < number
    }
}

impl Default for RulesRevision {
    fn default() -> RulesRevision {
        RulesRevision::NEWEST
    }
}

/// The options of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Options {
    switched: u32,
    variants: u8,
    /// VAR-5.
    pub difficulty: Difficulty,
    /// Individual achievements are played (ACH-0).
    pub achievements: bool,
    rules: RulesRevision,
}

impl Options {
    /// What held under a revision of the rules when nobody chose otherwise.
    pub const fn under(rules: RulesRevision) -> Options {
        let options = Options {
            switched: 0,
            variants: 0,
            difficulty: Difficulty::Adventurer,
            achievements: false,
            rules,
        };
        // MIN-8: the highest of all in reach was the rule before.
        options.with(Switch::AllAttacked, rules.before(2))
    }

    /// The revision of the rules.
    pub const fn rules(self) -> RulesRevision {
        self.rules
    }

    /// Whether the switch stands on its second option.
    pub const fn is(self, switch: Switch) -> bool {
        self.switched >> switch as u8 & 1 == 1
    }

    /// With the switch on its second option (or back on its default).
    #[must_use]
    pub const fn with(mut self, switch: Switch, second: bool) -> Options {
        self.switched = self.switched & !(1 << switch as u8) | (second as u32) << switch as u8;
        self
    }

    /// Whether the variant is played.
    pub const fn has(self, variant: Variant) -> bool {
        self.variants >> variant as u8 & 1 == 1
    }

    /// With the variant on or off.
    #[must_use]
    pub const fn variant(mut self, variant: Variant, on: bool) -> Options {
        self.variants = self.variants & !(1 << variant as u8) | (on as u8) << variant as u8;
        self
    }

    /// Sets one option by name: `boss-cards=all`, `steady-paws=on`, `difficulty=heroic`, `achievements=on`; `rules=1` for
    /// an earlier revision, with its defaults. Says whether name and value exist.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let on = matches!(value, "on" | "true");
        let flag = on || matches!(value, "off" | "false");
        if let Some(switch) = Switch::ALL.iter().find(|s| s.name() == name) {
            let Some(at) = switch.options().iter().position(|o| *o == value) else { return false };
            *self = self.with(*switch, at == 1);
        } else if let Some(variant) = Variant::ALL.iter().find(|v| v.name() == name) {
            *self = self.variant(*variant, on);
            return flag;
        } else if name == "difficulty" {
            let Some(d) = Difficulty::ALL.iter().find(|d| d.name() == value) else { return false };
            self.difficulty = *d;
        } else if name == "achievements" {
            self.achievements = on;
            return flag;
        } else if name == "rules" {
            let Some(rules) = value.parse().ok().and_then(RulesRevision::numbered) else { return false };
            let chosen = self.list();
            *self = Options::under(rules);
            chosen.into_iter().for_each(|(name, value)| {
                self.set(name, value);
            });
        } else {
            return false;
        }
        true
    }

    /// What differs from the defaults, as `name=value`, in a fixed order.
    pub fn list(self) -> Vec<(&'static str, &'static str)> {
        let mut out = Vec::new();
        let usual = Options::under(self.rules);
        for s in Switch::ALL.iter().filter(|s| self.is(**s) != usual.is(**s)) {
            out.push((s.name(), s.options()[usize::from(self.is(*s))]));
        }
        for v in Variant::ALL.iter().filter(|v| self.has(**v)) {
            out.push((v.name(), "on"));
        }
        if self.difficulty != Difficulty::default() {
            out.push(("difficulty", self.difficulty.name()));
        }
        if self.achievements {
            out.push(("achievements", "on"));
        }
        out
    }
}
