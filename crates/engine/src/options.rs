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
    /// WAT-5.
    WaterFreeActions = "water-free-actions", "any-water" | "current-only";
    /// SEA-4.
    SearchOnce = "search-once", "side" | "tile";
    /// WND-3.
    BossWounds = "boss-wounds", "wound-by-wound" | "one-card";
    /// FREE-6.
    ScrollFreeAction = "scroll-free-action", "free-action" | "as-printed";
    /// FREE-6.
    SpentScroll = "spent-scroll", "discards" | "out-of-game";
    /// MIN-8.
    AllAttacked = "all-attacked", "any-in-reach" | "closest";
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

/// The options of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Options {
    switched: u16,
    variants: u8,
    /// VAR-5.
    pub difficulty: Difficulty,
    /// Individual achievements are played (ACH-0).
    pub achievements: bool,
}

impl Options {
    /// Whether the switch stands on its second option.
    pub const fn is(self, switch: Switch) -> bool {
        self.switched >> switch as u8 & 1 == 1
    }

    /// With the switch on its second option (or back on its default).
    #[must_use]
    pub const fn with(mut self, switch: Switch, second: bool) -> Options {
        self.switched = self.switched & !(1 << switch as u8) | (second as u16) << switch as u8;
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

    /// Sets one option by name: `boss-cards=all`, `steady-paws=on`, `difficulty=heroic`,
    /// `achievements=on`. Says whether name and value exist.
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
        } else {
            return false;
        }
        true
    }

    /// What differs from the defaults, as `name=value`, in a fixed order.
    pub fn list(self) -> Vec<(&'static str, &'static str)> {
        let mut out = Vec::new();
        for s in Switch::ALL.iter().filter(|s| self.is(**s)) {
            out.push((s.name(), s.options()[1]));
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
