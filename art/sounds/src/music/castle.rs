//! The castle: a slow dance on D in the Dorian mode, for lute, kalimba and bellows.

use super::Pulse;
use crate::instruments::{bellows, kalimba, lute, rim};
use crate::room::Room;
use crate::score::{Note, melody, pitch};
use crate::track::{Seat, Stage};

const PULSE: Pulse = Pulse { beat: 35_000, bar: 3, bars: 26 };
const HALL: Room = Room { size: 2.4, seconds: 1.5, soft: 0.5, gain: 0.3 };

const TUNE: Seat = Seat { gain: 0.5, side: -0.15, far: 0.3 };
const TINES: Seat = Seat { gain: 0.34, side: 0.35, far: 0.4 };
const BASS: Seat = Seat { gain: 0.4, side: -0.35, far: 0.2 };
const CHORDS: Seat = Seat { gain: 0.2, side: -0.4, far: 0.25 };
const ORGAN: Seat = Seat { gain: 0.085, side: 0.1, far: 0.5 };
const TAPS: Seat = Seat { gain: 0.05, side: 0.25, far: 0.6 };

/// First strain: two bars of nothing but the lute's chords, then the tune.
const FIRST: &str = "d4:1 a4:1.5 g4:.5 | f4:1 e4:.5 f4:.5 g4:1 | a4:1.5 b4:.5 c5:1 | a4:3 \
    | d5:1 c5:.5 b4:.5 a4:1 | g4:1 b4:.5 a4:.5 g4:1 | f4:1 e4:1 c4:1 | d4:3";
const SECOND: &str = "a4:1 c5:1 d5:1 | e5:1.5 d5:.5 c5:1 | d5:1 b4:.5 c5:.5 d5:1 | a4:2 g4:1 \
    | f4:1 a4:1 c5:1 | b4:1.5 a4:.5 g4:1 | a4:1 g4:.5 f4:.5 e4:1 | f4:.5 e4:.5 d4:1 c4:1";
const THIRD: &str = "d4:1 a4:1.5 g4:.5 | f4:.5 g4:.5 f4:.5 e4:.5 c4:1 | d4:1 f4:.5 a4:.5 c5:1 | b4:2 a4:.5 g4:.5 \
    | a4:1 d5:1.5 c5:.5 | b4:.5 c5:.5 b4:.5 a4:.5 g4:1 | f4:1 e4:.5 d4:.5 c4:1 | d4:3";
/// What the bellows sing below the third strain.
const BELOW: &str = "f3:3 | a3:3 | a3:2 f3:1 | g3:3 | f3:3 | d4:2 b3:1 | a3:2 g3:1 | f3:3";

/// Bass, middle and top of the chord of each bar.
const BARS: [[&str; 3]; 26] = [
    ["d3", "a3", "d4"],
    ["d3", "a3", "e4"],
    ["d3", "a3", "f4"],
    ["f3", "a3", "c4"],
    ["a2", "e3", "c4"],
    ["a2", "e3", "a3"],
    ["d3", "a3", "f4"],
    ["g2", "d3", "b3"],
    ["c3", "g3", "e4"],
    ["d3", "a3", "d4"],
    ["f3", "a3", "c4"],
    ["c3", "g3", "e4"],
    ["g2", "d3", "b3"],
    ["d3", "a3", "d4"],
    ["f3", "c4", "a3"],
    ["g2", "d3", "b3"],
    ["a2", "e3", "c4"],
    ["c3", "g3", "e4"],
    ["d3", "a3", "f4"],
    ["f3", "a3", "c4"],
    ["d3", "a3", "c4"],
    ["g2", "d3", "b3"],
    ["d3", "a3", "f4"],
    ["g2", "d3", "b3"],
    ["c3", "g3", "e4"],
    ["d3", "a3", "d4"],
];

/// Left and right.
pub(crate) fn castle() -> [Vec<f64>; 2] {
    let mut stage = Stage::new(PULSE.length(), 301);
    let strains =
        [(2, FIRST), (10, SECOND), (18, THIRD)].map(|(bar, text)| melody(bar, PULSE.bar_beats(), text));
    let second = |n: &Note| PULSE.seconds(n.beat);
    for (ix, n) in strains[0].iter().chain(&strains[2]).enumerate() {
        stage.play_by_hand(second(n), &lute(n.hertz, PULSE.ring(n.beats), 310 + ix as u64 % 3), TUNE, 1.0);
    }
    for n in &strains[1] {
        stage.play_by_hand(second(n), &kalimba(n.hertz, PULSE.ring(n.beats), 320), TINES, 0.9);
        // The lute follows an octave below, hardly heard.
        stage.play_by_hand(second(n), &lute(n.hertz / 2.0, PULSE.ring(n.beats), 321), TUNE, 0.4);
    }
    // In the third strain the tines answer the long notes only.
    for n in strains[2].iter().filter(|n| n.beats >= 1.0) {
        stage.play_by_hand(second(n), &kalimba(n.hertz * 2.0, PULSE.ring(n.beats), 322), TINES, 0.5);
    }
    for n in melody(18, PULSE.bar_beats(), BELOW) {
        stage.play(second(&n), &bellows(n.hertz, PULSE.seconds(n.beats) - 0.2, 323), ORGAN, 1.1);
    }
    for (bar, chord) in (0_u32..).zip(BARS) {
        let [bass, middle, top] = chord.map(pitch);
        stage.play_by_hand(PULSE.at(bar, 0.0), &lute(bass, 2.4, 330), BASS, 1.0);
        for (beat, hertz, gain) in [(1.0, middle, 0.9), (1.5, top, 0.55), (2.0, middle, 0.7)] {
            // A little air in every fourth bar, where the tune holds its breath.
            if bar % 4 != 1 || beat < 1.4 {
                stage.play_by_hand(
                    PULSE.at(bar, beat),
                    &lute(hertz, 1.6, 331 + u64::from(bar) % 2),
                    CHORDS,
                    gain,
                );
            }
        }
        if (10..18).contains(&bar) {
            stage.play_by_hand(PULSE.at(bar, 1.0), &rim(340), TAPS, 0.8);
            stage.play_by_hand(PULSE.at(bar, 2.0), &rim(341), TAPS, 0.5);
        }
        if bar.is_multiple_of(2) {
            let long = PULSE.seconds(5.0);
            stage.play(PULSE.at(bar, 0.0), &bellows(bass, long, 350 + u64::from(bar)), ORGAN, 0.9);
            stage.play(PULSE.at(bar, 0.1), &bellows(middle, long, 380 + u64::from(bar)), ORGAN, 0.6);
        }
    }
    for (beat, name) in [(0.0, "a5"), (3.0, "e5")] {
        stage.play_by_hand(PULSE.seconds(beat), &kalimba(pitch(name), 2.2, 360), TINES, 0.45);
    }
    stage.finish(&HALL)
}
