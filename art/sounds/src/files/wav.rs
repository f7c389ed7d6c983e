//! The plainest file of sound there is.

use crate::maths::RATE;
use crate::recording::Recording;

/// The recording as a WAV file.
pub(super) fn wav(recording: &Recording) -> Vec<u8> {
    let data = recording.bytes();
    let sides = recording.channels.len() as u16;
    let (rate, length) = (RATE as u32, data.len() as u32);
    let mut out = Vec::with_capacity(data.len() + 44);
    out.extend(b"RIFF");
    out.extend((length + 36).to_le_bytes());
    out.extend(b"WAVEfmt ");
    out.extend(16_u32.to_le_bytes());
    // Plain numbers, then sides, rate, bytes per second, bytes per frame, bits per sample.
    out.extend(1_u16.to_le_bytes());
    out.extend(sides.to_le_bytes());
    out.extend(rate.to_le_bytes());
    out.extend((rate * u32::from(sides) * 2).to_le_bytes());
    out.extend((sides * 2).to_le_bytes());
    out.extend(16_u16.to_le_bytes());
    out.extend(b"data");
    out.extend(length.to_le_bytes());
    out.extend(data);
    out
}
