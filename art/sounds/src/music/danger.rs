//! Danger: a drum that does not stop, a low string, a barking wheel, and a tune that turns on its half tone.

use super::Pulse;
use crate::instruments::{bellows, buzz, drum, hurdy_gurdy, lute, muted_lute, rim};
use crate::room::Room;
use crate::score::{melody, pitch};
use crate::track::{Seat, Stage};

/// Beats are quavers, six to a bar.
const PULSE: Pulse = Pulse { beat: 10_500, bar: 6, bars: 36 };
const CELLAR: Room = Room { size: 2.0, seconds: 1.1, soft: 0.55, gain: 0.26 };

const LOW: Seat = Seat { gain: 0.4, side: -0.3, far: 0.2 };
const TUNE: Seat = Seat { gain: 0.27, side: 0.2, far: 0.35 };
const SKIN: Seat = Seat { gain: 0.3, side: 0.0, far: 0.3 };
const NAIL: Seat = Seat { gain: 0.06, side: 0.4, far: 0.4 };
const WHEEL: Seat = Seat { gain: 0.08, side: 0.1, far: 0.3 };
const BARK: Seat = Seat { gain: 0.03, side: 0.3, far: 0.3 };
const ORGAN: Seat = Seat { gain: 0.1, side: -0.1, far: 0.5 };

const FIRST: &str = "d4:3 f4:2 eb4:1 | d4:3 a3:3 | g4:3 f4:2 eb4:1 | d4:6 | a4:3 bb4:2 a4:1 | g4:2 f4:1 eb4:3 \
    | f4:2 eb4:1 c4:3 | d4:6";
const SECOND: &str = "d5:3 c5:2 bb4:1 | a4:3 f4:3 | g4:2 a4:1 bb4:2 g4:1 | a4:6 | d5:2 c5:1 bb4:2 a4:1 | g4:3 eb4:3 \
    | f4:2 g4:1 eb4:2 c4:1 | d4:6";

/// The lowest tone of each bar and its fifth.
const D: [&str; 2] = ["d3", "a3"];
const E: [&str; 2] = ["eb3", "bb3"];
const C: [&str; 2] = ["c3", "g3"];
const B: [&str; 2] = ["bb2", "f3"];
const G: [&str; 2] = ["g2", "d3"];
const BARS: [[&str; 2]; 36] = [
    D, D, E, D, D, C, E, D, // alone
    D, D, E, D, D, E, C, D, // the tune
    B, D, G, D, B, E, C, D, // the tune, higher
    D, D, E, D, // alone
    D, D, E, D, D, E, C, D, // the tune, by the bellows
];

/// Left and right.
pub(crate) fn danger() -> [Vec<f64>; 2] {
    let mut stage = Stage::new(PULSE.length(), 501);
    for (bar, [low, fifth]) in (0_u32..).zip(BARS) {
        let (low, fifth) = (pitch(low), pitch(fifth));
        for (beat, hertz, gain) in [(0.0, low, 1.0), (2.0, low, 0.5), (3.0, fifth, 0.6), (5.0, low, 0.55)] {
            stage.play_by_hand(PULSE.at(bar, beat), &muted_lute(hertz, 510), LOW, gain);
        }
        stage.play_by_hand(PULSE.at(bar, 0.0), &drum(78.0, 520), SKIN, 1.0);
        stage.play_by_hand(PULSE.at(bar, 3.0), &drum(104.0, 521), SKIN, 0.4);
        if bar % 4 == 3 {
            stage.play_by_hand(PULSE.at(bar, 4.0), &drum(104.0, 522), SKIN, 0.45);
            stage.play_by_hand(PULSE.at(bar, 5.0), &drum(92.0, 523), SKIN, 0.55);
        }
        for (beat, gain) in [(2.0, 0.6), (5.0, 0.9)] {
            stage.play_by_hand(PULSE.at(bar, beat), &rim(530 + u64::from(bar) % 3), NAIL, gain);
        }
        // The wheel is silent where the drum is alone, and barks in the higher strain only.
        if !(24..28).contains(&bar) && bar >= 4 {
            let long = PULSE.seconds(5.6);
            stage.play(PULSE.at(bar, 0.0), &hurdy_gurdy(pitch("d3"), long, 540 + u64::from(bar)), WHEEL, 1.0);
            stage.play(PULSE.at(bar, 0.0), &hurdy_gurdy(pitch("a3"), long, 580 + u64::from(bar)), WHEEL, 0.6);
        }
        if (16..24).contains(&bar) {
            for (beat, gain) in [(0.0, 0.7), (3.0, 1.0), (5.0, 0.6)] {
                stage.play_by_hand(PULSE.at(bar, beat), &buzz(pitch("d3"), 0.2, 620), BARK, gain);
            }
        }
    }
    for (from, text) in [(8, FIRST), (16, SECOND)] {
        for n in melody(from, PULSE.bar_beats(), text) {
            stage.play_by_hand(PULSE.seconds(n.beat), &lute(n.hertz, PULSE.ring(n.beats), 550), TUNE, 1.0);
        }
    }
    for n in melody(28, PULSE.bar_beats(), FIRST) {
        stage.play(PULSE.seconds(n.beat), &bellows(n.hertz, PULSE.seconds(n.beats) - 0.08, 560), ORGAN, 1.0);
    }
    stage.finish(&CELLAR)
}
