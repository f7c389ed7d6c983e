//! What is promised of every sound, and of the files made from them.

use sounds::files::{OggFile, row};
use sounds::loudness::{greatest_power, lufs, mean_power, peak_db};
use sounds::{LEAD, Recording, SOUNDS, Sound};
use std::path::PathBuf;
use std::sync::LazyLock;

/// All of them together, in bytes.
const MOST_BYTES: u64 = 600_000;

/// Every sound, made once for all tests.
static ALL: LazyLock<Vec<(Sound, Recording)>> = LazyLock::new(|| {
    std::thread::scope(|scope| {
        let made: Vec<_> = SOUNDS.iter().map(|s| (*s, scope.spawn(|| s.record()))).collect();
        made.into_iter().map(|(s, thread)| (s, thread.join().unwrap())).collect()
    })
});

#[test]
fn the_same_program_makes_the_same_samples() {
    for (sound, recording) in ALL.iter().filter(|(s, _)| !s.is_loop()) {
        assert_eq!(sound.record().bytes(), recording.bytes(), "{}", sound.name);
    }
}

#[test]
fn the_files_are_what_the_kit_makes() {
    for (sound, recording) in ALL.iter() {
        let file = read(sound);
        assert_eq!(
            file.fingerprint,
            Some(recording.fingerprint()),
            "{} is old: `cargo xtask sounds` makes it anew",
            sound.file()
        );
        assert_eq!(usize::from(file.channels), recording.channels.len(), "{}", sound.file());
        let off = (file.seconds - recording.seconds()).abs();
        assert!(off < 0.000_1, "{} is {off} seconds off", sound.file());
    }
}

#[test]
fn all_files_together_are_small_and_none_is_left_over() {
    let mut names: Vec<String> = SOUNDS.iter().map(Sound::file).collect();
    names.sort();
    let entries: Vec<_> = std::fs::read_dir(folder()).unwrap().map(Result::unwrap).collect();
    let mut found: Vec<String> = entries.iter().map(|e| e.file_name().into_string().unwrap()).collect();
    found.sort();
    assert_eq!(found, names);
    let bytes: u64 = entries.iter().map(|e| e.metadata().unwrap().len()).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
}

#[test]
fn the_page_lists_every_file() {
    let page = std::fs::read_to_string(root().join("docs/sounds.md")).unwrap();
    for (sound, recording) in ALL.iter() {
        let bytes = std::fs::metadata(folder().join(sound.file())).unwrap().len();
        let row = row(sound, recording, bytes);
        assert!(page.contains(&row), "docs/sounds.md lacks {row}");
    }
}

#[test]
fn nothing_clips() {
    for (sound, recording) in ALL.iter() {
        let peak = peak_db(&recording.floats());
        assert!(peak < -3.0, "{}: {peak:.2} dB", sound.name);
    }
}

#[test]
fn phones_play_what_happens() {
    let lost = ALL.iter().map(|(sound, recording)| (sound.name, recording.lost_on_small_speakers()));
    let quiet: Vec<_> = lost.filter(|(_, db)| *db > 6.0).collect();
    assert!(quiet.is_empty(), "decibels lost below 300 Hz: {quiet:.1?}");
}

#[test]
fn everything_is_as_loud_as_it_says() {
    for (sound, recording) in ALL.iter() {
        let floats = recording.floats();
        let power = if sound.is_loop() { mean_power(&floats) } else { greatest_power(&floats) };
        let off = (lufs(power) - sound.lufs).abs();
        assert!(off < 0.8, "{}: {:.1} LUFS", sound.name, lufs(power));
    }
}

#[test]
fn short_sounds_are_short_and_begin_at_once() {
    for (sound, recording) in ALL.iter().filter(|(s, _)| !s.is_loop()) {
        let side = &recording.channels[0];
        assert!((0.1..4.0).contains(&recording.seconds()), "{}", sound.name);
        let loudest = |part: &[i16]| part.iter().map(|x| x.unsigned_abs()).max().unwrap();
        let most = loudest(side);
        assert!(loudest(&side[..480]) > most / 600, "{} begins with silence", sound.name);
        assert!(loudest(&side[side.len() - 4_800..]) > most / 1_500, "{} ends with silence", sound.name);
        assert!(side[0].abs() < 8 && side[side.len() - 1].abs() < 8, "{} clicks at an edge", sound.name);
    }
}

#[test]
fn loops_go_on_where_they_end() {
    for (sound, recording) in ALL.iter().filter(|(s, _)| s.is_loop()) {
        let lead = (LEAD * 48_000.0) as usize;
        let seconds = recording.seconds() - 2.0 * LEAD;
        assert!((40.0..=70.0).contains(&seconds), "{}: {seconds} seconds", sound.name);
        for side in &recording.channels {
            let end = side.len() - lead;
            // What comes before the loop is its end, what comes after it its beginning.
            assert_eq!(side[..lead], side[end - lead..end], "{}", sound.name);
            assert_eq!(side[end..], side[lead..2 * lead], "{}", sound.name);
            // From its last sample to its first is no greater step than its neighbours take.
            let step = |from: i16, to: i16| (i32::from(to) - i32::from(from)).abs();
            let around = side[end - 480..end].windows(2).chain(side[lead..lead + 480].windows(2));
            let usual = around.map(|w| step(w[0], w[1])).max().unwrap();
            let seam = step(side[end - 1], side[lead]);
            assert!(seam <= usual, "{}: {seam} at the seam, at most {usual} around it", sound.name);
        }
    }
}

#[test]
fn names_are_said_once_and_captions_are_keys() {
    for (ix, sound) in SOUNDS.iter().enumerate() {
        assert!(SOUNDS[..ix].iter().all(|s| s.name != sound.name), "{}", sound.name);
        assert!(sound.caption.starts_with("heard-") && !sound.english.is_empty(), "{}", sound.name);
    }
}

fn read(sound: &Sound) -> OggFile {
    let path = folder().join(sound.file());
    let bytes = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    OggFile::read(&bytes).unwrap_or_else(|| panic!("{} is no sound", path.display()))
}

fn folder() -> PathBuf {
    root().join("art/sounds/out")
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
