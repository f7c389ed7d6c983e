//! Behind the walls: tines over a drone on E, a wheel that hums to itself, water far away.

use super::Pulse;
use crate::filter::low;
use crate::instruments::{bellows, drop, hurdy_gurdy, kalimba, wood_block};
use crate::maths::Chance;
use crate::room::Room;
use crate::score::{melody, pitch};
use crate::track::{Seat, Stage};

const PULSE: Pulse = Pulse { beat: 42_000, bar: 4, bars: 16 };
const TUNNEL: Room = Room { size: 3.4, seconds: 2.0, soft: 0.6, gain: 0.34 };

const TINES: Seat = Seat { gain: 0.36, side: -0.2, far: 0.5 };
const WHEEL: Seat = Seat { gain: 0.17, side: 0.2, far: 0.5 };
const ORGAN: Seat = Seat { gain: 0.12, side: 0.0, far: 0.4 };
const WATER: Seat = Seat { gain: 0.05, side: 0.7, far: 1.3 };
const KNOCKS: Seat = Seat { gain: 0.07, side: -0.6, far: 1.2 };

const TUNE: &str = "e4:3 f#4:1 | g4:2 f#4:1 d4:1 | e4:4 | -:4 | b4:3 a4:1 | g4:2 a4:1 f#4:1 | g4:1 f#4:1 e4:2 | d4:4 \
    | g4:2 a4:1 b4:1 | c5:2 b4:1 a4:1 | b4:4 | a4:1 g4:1 f#4:2 | e4:4";

/// Drone, and the three tines of each bar.
const BARS: [[&str; 4]; 16] = [
    ["e3", "e4", "b4", "g4"],
    ["e3", "e4", "b4", "f#4"],
    ["e3", "e4", "b4", "g4"],
    ["g3", "d4", "b4", "g4"],
    ["c3", "e4", "c5", "g4"],
    ["c3", "e4", "b4", "g4"],
    ["e3", "e4", "b4", "g4"],
    ["d3", "d4", "a4", "f#4"],
    ["e3", "e4", "b4", "g4"],
    ["d3", "d4", "a4", "f#4"],
    ["g3", "d4", "b4", "g4"],
    ["a3", "e4", "c5", "a4"],
    ["e3", "e4", "b4", "g4"],
    ["d3", "d4", "a4", "f#4"],
    ["e3", "e4", "b4", "g4"],
    ["e3", "e4", "b4", "a4"],
];

/// When each tine sounds, in beats, and how softly; which tine it is.
const FIGURE: [(f64, usize, f64); 6] =
    [(0.0, 1, 0.8), (0.5, 3, 0.4), (1.0, 2, 0.6), (2.0, 3, 0.55), (2.5, 2, 0.45), (3.5, 3, 0.3)];

/// Left and right.
pub(crate) fn walls() -> [Vec<f64>; 2] {
    let mut stage = Stage::new(PULSE.length(), 401);
    let mut chance = Chance::new(402);
    for (bar, tones) in (0_u32..).zip(BARS) {
        for (beat, tine, gain) in FIGURE {
            // Not every tine every time: a figure that is always the same is soon a nuisance.
            if beat > 0.0 && chance.unit() < 0.22 {
                continue;
            }
            stage.play_by_hand(
                PULSE.at(bar, beat),
                &kalimba(pitch(tones[tine]), 2.6, 410 + tine as u64),
                TINES,
                gain,
            );
        }
        let drone = low(&bellows(pitch(tones[0]), PULSE.seconds(3.4), 420 + u64::from(bar)), 700.0);
        stage.play(PULSE.at(bar, 0.0), &drone, ORGAN, 1.0);
        if bar % 2 == 1 {
            stage.play(
                PULSE.at(bar, 2.0),
                &bellows(pitch("b3"), PULSE.seconds(2.4), 440 + u64::from(bar)),
                ORGAN,
                0.4,
            );
        }
    }
    for n in melody(2, PULSE.bar_beats(), TUNE) {
        let long = PULSE.seconds(n.beats) - 0.12;
        stage.play(PULSE.seconds(n.beat), &hurdy_gurdy(n.hertz / 2.0, long, 450), WHEEL, 1.0);
    }
    for (beat, hertz) in
        [(5.3, 740.0), (17.7, 890.0), (21.2, 660.0), (38.6, 820.0), (39.1, 990.0), (60.4, 705.0)]
    {
        stage.play(PULSE.seconds(beat), &drop(hertz), WATER, 1.0);
    }
    for (beat, hertz) in
        [(6.0, 310.0), (6.5, 268.0), (22.5, 310.0), (47.0, 268.0), (62.0, 310.0), (62.5, 268.0)]
    {
        stage.play_by_hand(PULSE.seconds(beat), &wood_block(hertz, 460), KNOCKS, 1.0);
    }
    stage.finish(&TUNNEL)
}
