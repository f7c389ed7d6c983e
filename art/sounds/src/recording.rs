//! From what the instruments made to what is written: cut, levelled, rounded to 16 bits.

use crate::filter::high;
use crate::loudness::{greatest_power, hold, lufs, mean_power, power};
use crate::maths::{RATE, ease, gain, samples};

/// Seconds of a loop's end that come before it in its file, and of its beginning that come after. However many samples a decoder
/// loses at the edges, a loop that starts here and ends as long before the end is never interrupted.
pub const LEAD: f64 = 0.25;

/// Nothing may be louder, in decibels: the codec adds up to a decibel of its own, and -1 is the limit.
const CEILING: f64 = -3.0;

/// Quieter than the loudest sample by so many decibels is silence.
const SILENCE: f64 = -56.0;

/// One finished sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// One list of samples for each side.
    pub channels: Vec<Vec<i16>>,
}

impl Recording {
    /// A short sound: silence cut away, as loud as asked.
    pub(crate) fn short(sound: &[f64], lufs: f64) -> Recording {
        let mut channels = vec![trimmed(sound)];
        let factor = (power(lufs) / greatest_power(&channels)).sqrt();
        for x in channels.iter_mut().flatten() {
            *x *= factor;
        }
        hold(&mut channels, CEILING);
        Recording::round(&channels)
    }

    /// A piece that goes round, as loud as asked, with its end before it and its beginning after it.
    pub(crate) fn looping(sides: [Vec<f64>; 2], lufs: f64) -> Recording {
        let factor = (power(lufs) / mean_power(&sides)).sqrt();
        let lead = samples(LEAD);
        let mut channels = sides.map(|side| {
            let side: Vec<f64> = side.iter().map(|x| x * factor).collect();
            [&side[side.len() - lead..], &side, &side[..lead]].concat()
        });
        hold(&mut channels, CEILING);
        Recording::round(&channels)
    }

    /// How long it is.
    pub fn seconds(&self) -> f64 {
        self.frames() as f64 / RATE
    }

    /// Samples of each side.
    pub fn frames(&self) -> usize {
        self.channels.first().map_or(0, Vec::len)
    }

    /// Sample after sample, side beside side, as a file has them.
    pub fn bytes(&self) -> Vec<u8> {
        let frame = |ix: usize| self.channels.iter().flat_map(move |side| side[ix].to_le_bytes());
        (0..self.frames()).flat_map(frame).collect()
    }

    /// Samples between -1 and 1.
    pub fn floats(&self) -> Vec<Vec<f64>> {
        self.channels.iter().map(|side| side.iter().map(|x| f64::from(*x) / 32_768.0).collect()).collect()
    }

    /// How much quieter it is heard from a speaker that plays nothing below 300 Hz, as in phones and flat laptops, in decibels.
    pub fn lost_on_small_speakers(&self) -> f64 {
        let whole = self.floats();
        let small: Vec<Vec<f64>> = whole.iter().map(|side| high(&high(side, 300.0), 300.0)).collect();
        if whole.len() == 1 {
            lufs(greatest_power(&whole)) - lufs(greatest_power(&small))
        } else {
            lufs(mean_power(&whole)) - lufs(mean_power(&small))
        }
    }

    /// A number that another recording is most unlikely to have (FNV-1a).
    pub fn fingerprint(&self) -> u64 {
        self.bytes().iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    fn round(channels: &[Vec<f64>]) -> Recording {
        let to_bits = |x: &f64| (x * 32_767.0).round() as i16;
        Recording { channels: channels.iter().map(|side| side.iter().map(to_bits).collect()).collect() }
    }
}

/// Without the silence before and after, faded in over a millisecond and out over thirty.
fn trimmed(sound: &[f64]) -> Vec<f64> {
    let most = sound.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    let heard = |x: &f64| x.abs() > most * gain(SILENCE);
    let first = sound.iter().position(heard).unwrap_or(0).saturating_sub(samples(0.001));
    let last = sound.iter().rposition(heard).map_or(sound.len(), |ix| ix + 1);
    let mut out = sound[first..last].to_vec();
    let (rise, fade) = (samples(0.001).min(out.len()), samples(0.03).min(out.len()));
    for ix in 0..rise {
        out[ix] *= ease(ix as f64 / rise as f64);
    }
    let end = out.len();
    for ix in 0..fade {
        out[end - 1 - ix] *= ease(ix as f64 / fade as f64);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_is_cut_away() {
        let mut sound = vec![0.0; 48_000];
        sound[10_000..20_000].fill(0.5);
        let cut = trimmed(&sound);
        assert_eq!(cut.len(), 10_048);
        assert!(cut[0].abs() < 1e-9 && cut[cut.len() - 1].abs() < 1e-9);
    }
}
