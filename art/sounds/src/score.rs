//! Melodies as text: `d4:1 a4:1.5 g4:.5 | f4:3`, notes with their length in beats, `-` for a rest.

use crate::maths::exp2;

/// One note of a melody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// The beat on which it begins, counted from nought.
    pub beat: f64,
    /// How many beats it lasts.
    pub beats: f64,
    /// Its pitch in hertz.
    pub hertz: f64,
}

/// The pitch of a name: letter, `b` or `#`, octave.
///
/// # Panics
/// If it is no name of a pitch: scores are part of the program.
pub fn pitch(name: &str) -> f64 {
    let (letter, rest) = name.split_at(1);
    let step = match letter {
        "c" => 0,
        "d" => 2,
        "e" => 4,
        "f" => 5,
        "g" => 7,
        "a" => 9,
        "b" => 11,
        _ => panic!("`{name}` is no pitch"),
    };
    let (shift, octave) = match rest.split_at(rest.len() - 1) {
        ("", octave) => (0, octave),
        ("b", octave) => (-1, octave),
        ("#", octave) => (1, octave),
        _ => panic!("`{name}` is no pitch"),
    };
    let octave: i32 = octave.parse().unwrap_or_else(|_| panic!("`{name}` has no octave"));
    440.0 * exp2(f64::from(step + shift - 9) / 12.0 + f64::from(octave - 4))
}

/// The notes of a melody whose bars have so many beats, from this bar on.
///
/// # Panics
/// If a bar is too short or too long.
pub fn melody(from_bar: u32, beats_in_bar: f64, text: &str) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut start = f64::from(from_bar) * beats_in_bar;
    for bar in text.split('|') {
        let mut beat = start;
        for word in bar.split_whitespace() {
            let (name, beats) = word.split_once(':').unwrap_or((word, "1"));
            let beats: f64 = beats.parse().unwrap_or_else(|_| panic!("`{word}` has no length"));
            if name != "-" {
                notes.push(Note { beat, beats, hertz: pitch(name) });
            }
            beat += beats;
        }
        start += beats_in_bar;
        assert!((beat - start).abs() < 1e-9, "`{bar}` is not {beats_in_bar} beats long");
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_pitches() {
        for (name, hertz) in [("a4", 440.0), ("c4", 261.6256), ("eb4", 311.127), ("f#3", 184.997)] {
            assert!((pitch(name) - hertz).abs() < 0.001, "{name}");
        }
    }

    #[test]
    fn a_melody_counts_its_beats() {
        let notes = melody(1, 3.0, "a4:1.5 -:.5 a3 | a5:3");
        let beats: Vec<(f64, f64)> = notes.iter().map(|n| (n.beat, n.beats)).collect();
        assert_eq!(beats, [(3.0, 1.5), (5.0, 1.0), (6.0, 3.0)]);
    }

    #[test]
    #[should_panic(expected = "is not 3 beats long")]
    fn a_bar_that_is_too_short_is_found() {
        melody(0, 3.0, "a4:1 b4:1");
    }
}
