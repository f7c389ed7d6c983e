//! What a process takes of the machine, as far as the system tells.

use std::time::Duration;

/// Ticks of the clock by which the system counts processor time; Linux has told programs this number for decades.
const TICKS: u64 = 100;

/// Bytes of memory that a process holds.
pub(super) fn memory(process: u32) -> u64 {
    let pages = std::fs::read_to_string(format!("/proc/{process}/statm")).unwrap_or_default();
    pages.split_whitespace().nth(1).and_then(|n| n.parse::<u64>().ok()).unwrap_or(0) * 4096
}

/// Processor time of a process so far.
pub(super) fn time(process: u32) -> Duration {
    let told = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    ticks(&told).map_or(Duration::ZERO, |ticks| Duration::from_millis(ticks * 1000 / TICKS))
}

/// Ticks for itself and for what the system did for it. Its name stands before them, in brackets, and may hold anything.
fn ticks(told: &str) -> Option<u64> {
    let mut rest = told.rsplit(')').next()?.split_whitespace();
    let own: u64 = rest.nth(11)?.parse().ok()?;
    Some(own + rest.next()?.parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_read_behind_a_name_with_spaces() {
        let told = "7 (bb) server) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20 0 9";
        assert_eq!(ticks(told), Some(200));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_holds_memory() {
        assert!(memory(std::process::id()) > 1 << 20);
    }
}
