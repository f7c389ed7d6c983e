//! Three quiet pieces that go round and round. Our own tunes, in the old modes.

mod castle;
mod danger;
mod walls;

pub(crate) use castle::castle;
pub(crate) use danger::danger;
pub(crate) use walls::walls;

use crate::maths::RATE;

/// How time passes in a piece. A beat is a whole number of samples, so that the end meets the beginning exactly.
#[derive(Clone, Copy, Debug)]
struct Pulse {
    /// Samples in a beat.
    beat: u32,
    /// Beats in a bar.
    bar: u32,
    /// Bars in the piece.
    bars: u32,
}

impl Pulse {
    const fn length(self) -> usize {
        (self.beat * self.bar * self.bars) as usize
    }

    fn seconds(self, beats: f64) -> f64 {
        beats * f64::from(self.beat) / RATE
    }

    /// The second at which a beat of a bar falls.
    fn at(self, bar: u32, beat: f64) -> f64 {
        self.seconds(f64::from(bar * self.bar) + beat)
    }

    /// How long a plucked note of a tune rings: a little into the next one, no longer, or steps would blur.
    fn ring(self, beats: f64) -> f64 {
        self.seconds(beats) + 0.3
    }

    fn bar_beats(self) -> f64 {
        f64::from(self.bar)
    }
}
