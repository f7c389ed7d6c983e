//! Everything that can be heard.

use crate::recording::Recording;
use crate::{effects, music};

/// One file of sound.
#[derive(Clone, Copy, Debug)]
pub struct Sound {
    /// Its name, and that of its file.
    pub name: &'static str,
    /// How it is made.
    pub making: Making,
    /// How loud it is, in LUFS: the loudest 0.4 seconds of a short sound, the mean of a loop.
    pub lufs: f64,
    /// When it is heard.
    pub heard: &'static str,
    /// The key of its subtitle.
    pub caption: &'static str,
    /// Its subtitle in English, as a suggestion.
    pub english: &'static str,
}

/// How a sound is made.
#[derive(Clone, Copy, Debug)]
pub enum Making {
    /// Once, in mono.
    Short(fn() -> Vec<f64>),
    /// Without end, left and right.
    Loop(fn() -> [Vec<f64>; 2]),
}

impl Sound {
    /// Makes it.
    pub fn record(&self) -> Recording {
        match self.making {
            Making::Short(make) => Recording::short(&make(), self.lufs),
            Making::Loop(make) => Recording::looping(make(), self.lufs),
        }
    }

    /// Whether it goes round.
    pub fn is_loop(&self) -> bool {
        matches!(self.making, Making::Loop(_))
    }

    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{}.{}", self.name, if self.is_loop() { "ogg" } else { "opus" })
    }
}

const DICE: &str = "dice fall; one of the three by chance";
const STEP: &str = "a figure enters a space; one of the three, never the same twice running";

/// All sounds, the short ones first.
pub const SOUNDS: &[Sound] = &[
    short("dice-1", || effects::dice(1), -21.0, DICE, "heard-dice", "dice tumble on wood"),
    short("dice-2", || effects::dice(2), -21.0, DICE, "heard-dice", "dice tumble on wood"),
    short("dice-3", || effects::dice(3), -21.0, DICE, "heard-dice", "dice tumble on wood"),
    short("step-1", || effects::step(1), -32.0, STEP, "heard-step", "small paws"),
    short("step-2", || effects::step(2), -32.0, STEP, "heard-step", "small paws"),
    short("step-3", || effects::step(3), -32.0, STEP, "heard-step", "small paws"),
    short("hit", effects::hit, -20.0, "a blow wounds", "heard-hit", "a blow lands"),
    short("block", effects::block, -21.0, "a blow is parried", "heard-block", "a shield holds"),
    short(
        "cheese",
        effects::cheese,
        -22.0,
        "a mouse gains or gives cheese",
        "heard-cheese",
        "a nibble and two bright notes",
    ),
    short(
        "search",
        effects::search,
        -23.0,
        "a search: rummage, then its card turns",
        "heard-search",
        "rummaging, a card is turned",
    ),
    short("page", effects::page, -24.0, "a story page opens or turns", "heard-page", "a page turns"),
    short("door", effects::door, -21.0, "a room is revealed", "heard-door", "a heavy door creaks open"),
    short(
        "surge",
        effects::surge,
        -19.0,
        "a surge: the wheel is full, enemies come",
        "heard-surge",
        "drums grow, claws on stone",
    ),
    short("capture", effects::capture, -20.0, "a mouse is captured", "heard-capture", "a trap snaps shut"),
    short("victory", effects::victory, -19.0, "a chapter is won", "heard-victory", "a bright tune"),
    short("defeat", effects::defeat, -21.0, "a chapter is lost", "heard-defeat", "a tune sinks"),
    Sound {
        name: "castle",
        making: Making::Loop(music::castle),
        lufs: -27.0,
        heard: "in the rooms of the castle, and before a chapter",
        caption: "heard-castle",
        english: "a slow dance on lute and kalimba",
    },
    Sound {
        name: "walls",
        making: Making::Loop(music::walls),
        lufs: -28.0,
        heard: "in the tunnels behind the walls",
        caption: "heard-walls",
        english: "tines over a drone, water drips",
    },
    Sound {
        name: "danger",
        making: Making::Loop(music::danger),
        lufs: -27.0,
        heard: "a boss is on the board, the wheel is nearly full, or the last page nears",
        caption: "heard-danger",
        english: "a low drum and an uneasy tune",
    },
];

const fn short(
    name: &'static str,
    make: fn() -> Vec<f64>,
    lufs: f64,
    heard: &'static str,
    caption: &'static str,
    english: &'static str,
) -> Sound {
    Sound { name, making: Making::Short(make), lufs, heard, caption, english }
}
