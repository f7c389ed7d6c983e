//! How a chapter ends: the castle's own tune, told twice.

use crate::instruments::{bellows, drum, kalimba, lute, rim};
use crate::room::Room;
use crate::score::{melody, pitch};
use crate::track::Track;

const HALL: Room = Room { size: 1.8, seconds: 1.1, soft: 0.5, gain: 0.2 };

/// The tune rises and ends bright.
pub(crate) fn victory() -> Vec<f64> {
    const BEAT: f64 = 0.42;
    let mut track = Track::open();
    for n in melody(0, 3.0, "d4:.5 f4:.5 a4:1 g4:.5 a4:.5 | b4:.5 c5:.5 d5:2") {
        let at = n.beat * BEAT;
        track.add(at, &lute(n.hertz, 1.4, 201), 0.42);
        track.add(at + 0.004, &kalimba(n.hertz * 2.0, 1.2, 202), 0.26);
    }
    for n in melody(0, 3.0, "d3:1 a3:1 g3:1 | g3:.5 a3:.5 d3:2") {
        track.add(n.beat * BEAT, &lute(n.hertz, 1.6, 203), 0.34);
        track.add(n.beat * BEAT, &drum(92.0, 204), 0.22);
    }
    // The last chord is broken upwards, with the bright third.
    for (ix, name) in (0_u32..).zip(["d4", "f#4", "a4", "d5", "f#5"]) {
        let at = 4.0 * BEAT + 0.035 * f64::from(ix);
        track.add(at, &lute(pitch(name), 1.9, 205), 0.26);
        track.add(at, &kalimba(pitch(name), 1.9, 206), 0.14);
    }
    for (name, gain) in [("d3", 0.2), ("a3", 0.17), ("f#4", 0.1)] {
        track.add(3.6 * BEAT, &bellows(pitch(name), 1.1, 207), gain);
    }
    track.add(4.0 * BEAT, &rim(208), 0.16);
    HALL.with(track.samples())
}

/// The tune sinks and stays open: it may be tried again.
pub(crate) fn defeat() -> Vec<f64> {
    const BEAT: f64 = 0.62;
    let mut track = Track::open();
    for n in melody(0, 3.0, "a4:1 g4:.5 f4:.5 e4:1 | d4:1 -:2") {
        track.add(n.beat * BEAT, &lute(n.hertz, 1.8, 211), 0.4);
    }
    for (beat, names) in [(0.0, ["d3", "f3", "a3"]), (2.0, ["c3", "e3", "g3"]), (3.0, ["d3", "a3", "e4"])] {
        for name in names {
            track.add(beat * BEAT, &bellows(pitch(name), if beat < 3.0 { 0.9 } else { 1.1 }, 212), 0.15);
        }
    }
    track.add(3.0 * BEAT, &drum(70.0, 213), 0.45);
    track.add(3.5 * BEAT, &kalimba(pitch("a4"), 1.8, 214), 0.2);
    HALL.with(track.samples())
}
