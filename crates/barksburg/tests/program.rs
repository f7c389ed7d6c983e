//! What somebody who downloads the program waits for: its size, and the time in which it checks all content.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::Command;

/// Most bytes of the released program, with several servers built in.
const MOST: u64 = 40_000_000;
/// Most seconds of a processor for checking the box, all books and all languages.
const SECONDS: f64 = 2.0;

/// `cargo test --release --features nats -p barksburg --test program` measures the released program itself. The suite builds
/// none, and asks for as much less of its own: this build has 49.0 million bytes where the released one has 38.2, for
/// the same code takes more room as long as it is not optimised.
#[test]
fn the_program_stays_below_forty_megabytes() {
    let file = std::fs::read(env!("CARGO_BIN_EXE_barksburg")).expect("the program");
    let (size, most) = if cfg!(debug_assertions) {
        // While developing, content lies beside the program and not in it.
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let beside = ["content", "conformance", "crates/web/static", "art/sounds/out"]
            .map(|folder| bytes_in(&root.join(folder)));
        (kept_when_stripped(&file) + beside.iter().sum::<u64>(), MOST * 490 / 382)
    } else {
        (file.len() as u64, MOST)
    };
    assert!(size > MOST / 4 && size < most, "{size} bytes of {most}");
}

#[test]
fn all_content_is_checked_in_two_seconds() {
    // The shell says how long a processor worked for it; other programs beside it do not count.
    let script = r#""$0" check >/dev/null && times"#;
    let output = Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_barksburg")]).output();
    let output = output.expect("a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("text");
    let of_children = told.lines().nth(1).expect("a line for the shell, and one for what it called");
    let seconds = |time: &str| {
        let (minutes, seconds) = time.strip_suffix('s')?.split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    };
    let spent: f64 = of_children.split_whitespace().map(|time| seconds(time).expect("a time")).sum();
    assert!(spent > 0.0 && spent < SECONDS, "{spent} seconds");
}

/// Bytes of the sections of an ELF file that are needed to run it: what is left when names and lines are taken out.
fn kept_when_stripped(file: &[u8]) -> u64 {
    let number = |at: usize, bytes: usize| {
        file[at..at + bytes].iter().rev().fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte))
    };
    assert_eq!(&file[..5], b"\x7fELF\x02", "a program of 64 bits");
    let (table, size, count) = (number(0x28, 8) as usize, number(0x3a, 2) as usize, number(0x3c, 2) as usize);
    let sections = (0..count).map(|nth| table + nth * size);
    // Loaded into memory, and not merely room for zeros.
    sections
        .filter(|at| number(at + 8, 8) & 2 != 0 && number(at + 4, 4) != 8)
        .map(|at| number(at + 0x20, 8))
        .sum()
}

fn bytes_in(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).expect("a folder of the project");
    let bytes = entries.map(|entry| {
        let entry = entry.expect("an entry");
        let about = entry.metadata().expect("its size");
        if about.is_dir() { bytes_in(&entry.path()) } else { about.len() }
    });
    bytes.sum()
}
