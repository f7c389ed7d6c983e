//! Sound in Ogg: written by Debian's encoders, read as far as the tests ask.
//!
//! Short sounds are Opus, which keeps a knock sharp and has next to no header. Loops are Vorbis, whose long windows keep held
//! tones clean with few bits: at the same size Opus is two to four decibels noisier there.

use super::wav::wav;
use crate::list::Sound;
use crate::recording::Recording;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Short sounds, in kilobits per second. The serial number is chance unless given, room for later tags would be wasted.
const OPUS: &[&str] =
    &["--quiet", "--music", "--vbr", "--bitrate", "36", "--comp", "10", "--serial", "1", "--padding", "0"];

/// Loops. Nothing in them is heard above 13 kHz.
const VORBIS: &[&str] = &["--quiet", "--resample", "26000", "--quality", "-1", "--serial", "1"];

/// The tag with the fingerprint of the samples a file was made from.
const SAMPLES: &str = "SAMPLES";

/// Writes the recording of a sound into a file, by `opusenc` or `oggenc`.
///
/// # Errors
/// If the encoder is missing or fails.
pub fn encode(sound: &Sound, recording: &Recording, to: &Path) -> std::io::Result<()> {
    let (encoder, options, output) =
        if sound.is_loop() { ("oggenc", VORBIS, &["--output"][..]) } else { ("opusenc", OPUS, &[][..]) };
    let tags = [
        format!("title={}", sound.name),
        "license=MIT OR Apache-2.0".into(),
        format!("{SAMPLES}={:016x}", recording.fingerprint()),
    ];
    let mut child = Command::new(encoder)
        .args(options)
        .args(tags.iter().flat_map(|tag| ["--comment", tag]))
        .arg("-")
        .args(output)
        .arg(to)
        .stdin(Stdio::piped())
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(&wav(recording))?;
    }
    let status = child.wait()?;
    if status.success() { Ok(()) } else { Err(std::io::Error::other(format!("{encoder} failed ({status})"))) }
}

/// What a file says of itself.
#[derive(Clone, Debug, PartialEq)]
pub struct OggFile {
    /// One or two sides.
    pub channels: u8,
    /// How long it is, without what a decoder drops at the beginning and the end.
    pub seconds: f64,
    /// The fingerprint of the samples it was made from.
    pub fingerprint: Option<u64>,
}

impl OggFile {
    /// Reads it; nothing if it is no such file.
    pub fn read(bytes: &[u8]) -> Option<OggFile> {
        let number = |at: &[u8]| u64::from(u16::from_le_bytes([at[0], at[1]]));
        // Both formats count the samples up to here on each page.
        let last = bytes.windows(4).rposition(|w| w == b"OggS")?;
        let end = u64::from_le_bytes(bytes.get(last + 6..last + 14)?.try_into().ok()?);
        let (channels, skipped, rate) = if let Some(head) = from(bytes, b"OpusHead") {
            (*head.get(9)?, number(head.get(10..12)?), 48_000)
        } else {
            let head = from(bytes, b"\x01vorbis")?;
            (*head.get(11)?, 0, number(head.get(12..14)?))
        };
        let tag =
            from(bytes, format!("{SAMPLES}=").as_bytes()).and_then(|t| t.get(SAMPLES.len() + 1..)?.get(..16));
        let fingerprint = tag.and_then(|t| u64::from_str_radix(std::str::from_utf8(t).ok()?, 16).ok());
        let seconds = end.checked_sub(skipped)? as f64 / rate as f64;
        Some(OggFile { channels, seconds, fingerprint })
    }
}

/// The bytes from these on. The headers come first, so that the rest of the file never matters.
fn from<'a>(bytes: &'a [u8], these: &[u8]) -> Option<&'a [u8]> {
    bytes.windows(these.len()).position(|w| w == these).map(|ix| &bytes[ix..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_sound_is_nothing() {
        assert_eq!(OggFile::read(b""), None);
        assert_eq!(OggFile::read(b"OggS OpusHead"), None);
        assert_eq!(OggFile::read(b"OggS 12345678901234567890 \x01vorbis"), None);
    }
}
